import { expect, test } from "vitest";
import { freePlace, overlap } from "../src/table/free-place";

const ROOM = { left: 0, top: 60, width: 390, height: 780 };
const SIZE = { width: 350, height: 180 };

test("a box lies above what it speaks of if there is room", () => {
  const thing = { left: 100, top: 400, width: 80, height: 100 };
  expect(freePlace(SIZE, thing, ROOM, [])).toEqual({ left: 8, top: 204 });
});

test("it gives way to what can be chosen", () => {
  const thing = { left: 100, top: 400, width: 80, height: 100 };
  const card = { left: 20, top: 220, width: 100, height: 150 };
  const place = freePlace(SIZE, thing, ROOM, [card]);
  expect(overlap({ ...place, ...SIZE }, card)).toBe(0);
  expect(overlap({ ...place, ...SIZE }, thing)).toBe(0);
});

test("it never leaves the screen, and covers as little as it can of something large", () => {
  const thing = { left: 0, top: 60, width: 390, height: 500 };
  const place = freePlace(SIZE, thing, ROOM, []);
  expect(place.top + SIZE.height).toBeLessThanOrEqual(840);
  expect(overlap({ ...place, ...SIZE }, thing)).toBe(0);
});
