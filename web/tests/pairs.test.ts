/** Cards keep their identity when they move. */
import { expect, test } from "vitest";
import { pair } from "../src/table/pairs";

test("a card that changed its place is the same card", () => {
  const { came, gone } = pair([{ kind: "research:X", place: "face" }], [{ kind: "research:X", place: "lab:A" }]);
  expect(came).toEqual([0]);
  expect(gone).toEqual([]);
});

test("what stayed is paired before what moved", () => {
  const before = [
    { kind: "resource:data", place: "face" },
    { kind: "resource:data", place: "side:0" },
  ];
  const after = [
    { kind: "resource:data", place: "side:0" },
    { kind: "resource:data", place: "side:0" },
  ];
  expect(pair(before, after).came).toEqual([1, 0]);
});

test("a face-down bid is turned over where it lies", () => {
  expect(pair([{ kind: "?", place: "bid:1" }], [{ kind: "grant:12", place: "bid:1" }]).came).toEqual([0]);
});

test("a face-down bid comes out of that player's hand", () => {
  const before = [
    { kind: "?", place: "hand:1" },
    { kind: "?", place: "hand:2" },
    { kind: "?", place: "hand:2" },
  ];
  const after = [
    { kind: "?", place: "hand:1" },
    { kind: "?", place: "hand:2" },
    { kind: "?", place: "bid:2", from: ["hand:2"] },
  ];
  expect(pair(before, after)).toEqual({ came: [0, 1, 2], gone: [] });
});

test("a new card comes from its stack, and what left is named", () => {
  const { came, gone } = pair(
    [{ kind: "lab:A", place: "face" }],
    [{ kind: "lab:B", place: "face", from: ["stack:laboratories"] }],
  );
  expect(came).toEqual(["stack:laboratories"]);
  expect(gone).toEqual([0]);
});
