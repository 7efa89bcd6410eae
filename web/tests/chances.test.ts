import { expect, test } from "vitest";
import { shared, together } from "../src/parts/chances";

test("who wins alone has chances that add up to one", () => {
  const rows: [number, number[]][] = [
    [0, [0.6, 0.4]],
    [1, [1, 0]],
  ];
  expect([shared(rows), together(rows)]).toEqual([false, false]);
});

test("two who may both be right win together", () => {
  expect(together([[0, [0.8, 0.7]]])).toBe(true);
});

test("where all win or nobody does there is one line for all", () => {
  const rows: [number, number[]][] = [
    [0, [0.8, 0.8]],
    [1, [1, 1]],
  ];
  expect([shared(rows), together(rows)]).toEqual([true, false]);
});
