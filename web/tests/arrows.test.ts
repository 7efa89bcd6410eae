/** Arrow keys go to the nearest thing in their direction. */
import { expect, test } from "vitest";
import { toward, WAYS } from "../src/table/arrows";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("the nearest ahead wins, and what is straight ahead counts as nearer", () => {
  const others = [box(0, 40), box(30, 0), box(20, 25)];
  expect(toward(box(0, 0), others, WAYS.ArrowRight!)).toBe(1);
  expect(toward(box(0, 0), others, WAYS.ArrowDown!)).toBe(0);
});

test("nothing lies that way", () => {
  expect(toward(box(0, 0), [box(30, 0)], WAYS.ArrowLeft!)).toBe(-1);
});
