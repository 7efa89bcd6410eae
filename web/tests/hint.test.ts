import { expect, test } from "vitest";
import { blunder, clearlyAhead, nearlyAsGood, teachable } from "../src/table/hint";
import type { Offer } from "../src/wire/generated/shapes";
import type { Hinted, TableMessage } from "../src/wire/generated/to-client";

const offer = {} as Offer;
const hint = (chance: number | null, ...others: [number, boolean][]): Hinted => ({
  t: "hint",
  id: 1,
  offer,
  chance,
  others: others.map(([other, equal]) => ({ offer, chance: other, equal })),
  why: null,
  cut_short: false,
});

test("what differs by no more than noise is about equal, and nobody leads", () => {
  const found = hint(0.5, [0.49, true], [0.44, false], [0.2, false]);
  expect(nearlyAsGood(found).map(({ chance, equal }) => [chance, equal])).toEqual([
    [0.49, true],
    [0.44, false],
  ]);
  expect(clearlyAhead(found)).toBeNull();
});

test("a lead that is more than noise is told in points", () => {
  expect(clearlyAhead(hint(0.5, [0.38, false]))).toBe(12);
  expect(nearlyAsGood(hint(0.5, [0.38, false]))).toEqual([]);
});

test("where no chance is known nothing is compared", () => {
  expect(clearlyAhead(hint(null))).toBeNull();
  expect(clearlyAhead(hint(0.4))).toBeNull();
});

test("only what clearly costs more than fifteen points is a blunder", () => {
  const found = hint(0.6, [0.44, false], [0.4, true], [0.5, false]);
  found.others.forEach((other, n) => (other.offer = { ...offer, action: { kind: "bid", money: n } }));
  expect([0, 1, 2, 3].map((money) => blunder(found, { kind: "bid", money }))).toEqual([16, null, null, null]);
});

test("a bot looks over one's shoulder only where that bothers nobody", () => {
  const seats = (...kinds: string[]) => kinds.map((kind, seat) => ({ seat, kind }));
  const table = (change: object, ...kinds: string[]): TableMessage =>
    ({ seat: 0, room: { hints: true, seats: seats(...kinds) }, ...change }) as unknown as TableMessage;
  expect(teachable(table({}, "human", "bot", "bot"))).toBe(true);
  expect(teachable(table({}, "human", "human", "bot"))).toBe(false);
  expect(teachable(table({ time: 3 }, "human", "bot"))).toBe(false);
  expect(teachable(table({ seat: null }, "bot", "bot"))).toBe(false);
  expect(teachable(table({ room: { hints: false, seats: seats("human", "bot") } }, "human", "bot"))).toBe(false);
});
