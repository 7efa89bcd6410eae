import { expect, test } from "vitest";
import { lead, rest, sources } from "../src/parts/scores";
import { earned as pandorum } from "../src/boards/pandorum/earned";
import { earned as timeHorizon } from "../src/boards/time-horizon/earned";

const line = (key: string, args: Record<string, number>) => ({ key, args, words: "", rules: [] });

test("points are summed up by source, and what is left is told", () => {
  const rows = sources(
    [
      { seat: 0, source: "cargo", points: 5 },
      { seat: 1, source: "cargo", points: 2 },
      { seat: 0, source: "cargo", points: 3 },
    ],
    2,
  );
  expect(rows).toEqual([{ source: "cargo", points: [8, 2] }]);
  expect(rest(rows, [9, 3])).toEqual([1, 1]);
  expect(rest(rows, [8, 2])).toBeNull();
  expect(lead(rows, [9, 3], 0)).toEqual({ source: "cargo", second: 1, more: 6 });
});

test("in Pandorum what a card takes from others is not counted twice", () => {
  const rows = sources(
    pandorum([line("uses", { seat: 1, quids: 1 }), line("takes-from", { seat: 1, owner: 0, quids: 1 })]),
    2,
  );
  expect(rest(rows, [-1, 1])).toBeNull();
});

test("in Time Horizon an event pays whoever is told after it", () => {
  const rows = timeHorizon([
    line("fails", { node: 4 }),
    line("scores", { seat: 1, number: 2 }),
    line("happens", { node: 5 }),
    line("loses", { seat: 0, number: 1 }),
  ]);
  expect(rows.map(({ seat, points }) => [seat, points])).toEqual([
    [1, 2],
    [0, -1],
  ]);
});
