/** The numbers of a picture stand at its edges, none on another. */
import { expect, test } from "vitest";
import { callouts } from "../src/parts/callouts";

const AROUND = { left: 100, top: 50, width: 200, height: 120 };
const part = (top: number, width = 80) => ({ left: 150, top, width, height: 10 });

test("a number is level with its part, and its line ends inside a large one or beside a small one", () => {
  const [large, small] = callouts(AROUND, [
    { side: "left", part: part(95) },
    { side: "right", part: part(95, 20) },
  ]);
  expect(large).toEqual({ n: 1, from: { x: 16, y: 50 }, to: { x: 60, y: 50 } });
  expect(small).toEqual({ n: 2, from: { x: 184, y: 50 }, to: { x: 75, y: 50 } });
});

test("numbers of one side keep apart, and stay in the picture", () => {
  const heights = callouts(
    AROUND,
    [150, 152, 154].map((top) => ({ side: "left" as const, part: part(top) })),
  ).map(({ from }) => from.y);
  expect(heights).toEqual([44, 74, 104]);
});

test("a part that is not there has no number", () => {
  expect(callouts(AROUND, [{ side: "left", part: undefined }])).toEqual([]);
});
