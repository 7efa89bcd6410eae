/** Pointing at things narrows offers to one action. */
import { describe, expect, test } from "vitest";
import { next, open, press, type Path } from "../src/table/narrow";

const paths: Path<string>[] = [
  { offer: "take", things: ["face:laboratory"] },
  { offer: "install in A", things: ["face:research", "lab:A"] },
  { offer: "install in B", things: ["face:research", "lab:B"] },
  { offer: "keep", things: ["face:research", "side"] },
  { offer: "fund A", things: ["hand:event", "lab:A"] },
];

test("at first only the beginnings can be chosen", () => {
  expect(next(paths, [])).toEqual(new Set(["face:laboratory", "face:research", "hand:event"]));
});

test("what was picked opens its places", () => {
  expect(next(paths, ["face:research"])).toEqual(new Set(["lab:A", "lab:B", "side"]));
  expect(open(paths, ["face:research"])).toHaveLength(3);
});

describe("pressing", () => {
  test("a thing with one meaning plays it at once", () => {
    expect(press(paths, [], "face:laboratory").play).toBe("take");
    expect(press(paths, [], "hand:event").play).toBe("fund A");
  });

  test("a thing with several meanings waits for more", () => {
    expect(press(paths, [], "face:research")).toEqual({ picked: ["face:research"], play: null, refused: false });
    expect(press(paths, ["face:research"], "lab:B").play).toBe("install in B");
  });

  test("the same thing again takes it back", () => {
    expect(press(paths, ["face:research"], "face:research")).toEqual({ picked: [], play: null, refused: false });
  });

  test("another beginning changes one's mind", () => {
    expect(press(paths, ["face:research"], "face:laboratory").play).toBe("take");
  });

  test("what leads nowhere is refused and changes nothing", () => {
    expect(press(paths, ["face:research"], "lab:C")).toEqual({ picked: ["face:research"], play: null, refused: true });
  });
});
