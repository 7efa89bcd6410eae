/** What the page sums up from the log, and while the Now is on its way, is what the engine counted in games of bots. */
import { expect, inject, test } from "vitest";
import type { Earned } from "../../src/boards/contract";
import { deeds as done } from "../../src/boards/for-science/deeds";
import { d } from "../../src/boards/for-science/texts";
import { earned as quids } from "../../src/boards/pandorum/earned";
import { earned as points } from "../../src/boards/time-horizon/earned";
import type { TimeHorizonView } from "../../src/boards/time-horizon/generated/view";
import { before } from "../../src/boards/time-horizon/sweep.svelte";
import type { Sentence } from "../../src/wire/generated/core";

interface Told<Then> {
  log: Sentence[];
  at: ({ lines: number } & Then)[];
}
interface Sums {
  pandorum: Told<{ points: number[] }>[];
  horizon: Told<{ points: number[] }>[];
  sweeps: { view: TimeHorizonView; at: [number, number[]][] }[];
  deeds: Told<{ tiles: number[]; designs: number[]; data: number[]; knowledge: number[] }>[];
}
const ENOUGH = 1000;
declare module "vitest" {
  interface ProvidedContext {
    sums: Sums;
  }
}
const { pandorum, horizon, sweeps, deeds } = inject("sums");

test("there are positions enough", () => {
  for (const matches of [pandorum, horizon, sweeps, deeds])
    expect(matches.reduce((sum, match) => sum + match.at.length, 0)).toBeGreaterThanOrEqual(ENOUGH);
});

const sum = (rows: Earned[], seat: number, source?: string): number =>
  rows
    .filter((row) => row.seat === seat && (source === undefined || row.source === source))
    .reduce((total, row) => total + row.points, 0);

const GAMES = [
  ["Pandorum", pandorum, quids],
  ["Time Horizon", horizon, points],
] as const;
test.each(GAMES)("%s: the sources make up all that anybody has but for the beginning", (_, matches, earned) => {
  for (const { log, at } of matches) {
    const start = at[0]!.points.map((begun, seat) => begun - sum(earned(log.slice(0, at[0]!.lines)), seat));
    for (const then of at) {
      const rows = earned(log.slice(0, then.lines));
      expect(start.map((begun, seat) => begun + sum(rows, seat))).toEqual(then.points);
    }
  }
});

test("Time Horizon: everybody's points while the Now passes", () => {
  for (const { view, at } of sweeps)
    for (const [node, then] of at) {
      const shown = before(view, node);
      expect(shown.players.map((player) => player.points)).toEqual(then);
      expect(shown.nodes.slice(node, view.now).every(({ result }) => result === null)).toBe(true);
    }
});

test("For Science!: what everybody has done and earned", () => {
  for (const { log, at } of deeds)
    at.forEach((then, n) => {
      const rows = done(log.slice(0, then.lines));
      then.tiles.forEach((tiles, seat) => expect(sum(rows, seat, d("earned.tiles"))).toBe(tiles));
      then.designs.forEach((designs, seat) => expect(sum(rows, seat, d("earned.designs"))).toBe(designs));
      // What a build has earned is in the purse just then, and what was there before is lost.
      for (const { seat, source, points } of done(log.slice(at[n - 1]?.lines ?? 0, then.lines)))
        if (source === d("earned.data")) expect(then.data[seat]).toBe(points);
        else if (source === d("earned.knowledge")) expect(then.knowledge[seat]).toBe(points);
    });
});
