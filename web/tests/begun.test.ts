import { expect, test } from "vitest";
import { begun } from "../src/words/begun";

test("what all sentences begin with has been begun", () => {
  expect(begun(["Build a base on hex 3", "Build a base on hex 4"])).toBe("Build a base on hex");
});

test("where nothing is common, or nothing is left to choose, nothing is said", () => {
  expect(begun(["Build a base", "Pay 3"])).toBe("");
  expect(begun(["Build a base"])).toBe("");
});
