/** The page's copies of rules of For Science! say what the engine says, in positions of games that bots have played. */
import { expect, inject, test } from "vitest";
import { bottom, follow, solid, top, travel, type Pose } from "../../src/boards/for-science/bench/fitting";
import type { Face, Reference } from "../../src/boards/for-science/generated/building";
import { connects, moved, turned } from "../../src/boards/for-science/columns";
import { designs, planOf } from "../../src/boards/for-science/designs.svelte";
import { areas, captured } from "../../src/boards/for-science/vaccine/capture";
import type { Placement } from "../../src/boards/for-science/vaccine/lattice";
import { apartFrom, clashes, groups, spotsFor } from "../../src/boards/for-science/vaccine/placing";
import { gain } from "../../src/boards/for-science/vaccine/snapping";
import type { LaidCard } from "../../src/boards/for-science/generated/view";

type Row = number[];
type Block = [string, Face, number, number, number];
interface Arrangement {
  lying: Row[];
  caps: Row[];
  groups: Row[];
  insight: Record<string, number>[];
  areas: unknown[];
  tile: number;
  spots: Row[];
  apart: Row;
  anyhow: Row;
  clashes: unknown[];
  gains: Row[];
}
interface Column {
  first: number;
  column: LaidCard[];
  numbers: [number, boolean][];
  connects: boolean;
  swaps: boolean[][];
  turns: boolean[];
  plan: { kinds: string[]; lines: Row[]; rewarded: boolean[]; cards: Row; heights: Row; ranks: Row };
}
interface Move {
  held: Block;
  others: Block[];
  aim: [number, number];
  flat: boolean;
  reaches: [number, number];
  way: Row;
  low: number;
  high: number;
}
interface Positions {
  reference: Reference & { hand: { speed: number } };
  stride: number;
  vaccine: Arrangement[];
  columns: Column[];
  moves: Move[];
}

const ENOUGH = 1000;
declare module "vitest" {
  interface ProvidedContext {
    positions: Positions;
  }
}
const { reference, stride, vaccine, columns, moves } = inject("positions");
designs.reference = reference;

const placed = ([tile, x, y, turn]: Row): Placement => ({ tile: tile!, x: x!, y: y!, turn: turn! });
const row = ({ tile, x, y, turn }: Placement): Row => [tile, x, y, turn];
const sorted = (list: unknown[]): string[] => list.map((one) => JSON.stringify(one)).sort();
const standing = ([kind, face, x, y, angle]: Block): Pose => ({ kind, face, x, y, angle });

test("there are positions enough", () => {
  for (const found of [vaccine, columns, moves]) expect(found.length).toBeGreaterThanOrEqual(ENOUGH);
});

test("the vaccine: groups, regions, Insight, spots, clashes and what a spot would bring", () => {
  for (const one of vaccine) {
    const lying = one.lying.map(placed);
    const caps = one.caps.map(([tile, side]) => ({ tile: tile!, side: side! }));
    expect(groups(lying)).toEqual(one.groups);
    expect(one.groups.map((group) => captured(lying, group, caps))).toEqual(one.insight);
    expect(areas(lying, caps).map((area) => [area.colour, area.parts, area.icons, area.open])).toEqual(one.areas);
    expect(spotsFor(one.tile, lying, caps).map(row)).toEqual(one.spots);
    expect(row(apartFrom(lying, one.tile))).toEqual(one.apart);
    const wrong = clashes([...lying, placed(one.anyhow)], caps);
    expect(sorted(wrong.map((it) => [it.kind, it.tile, it.side, it.other, it.otherSide]))).toEqual(sorted(one.clashes));
    for (const spot of one.gains) expect(gain(placed(spot), lying, caps)).toBe(spot[4]);
  }
});

const TURNS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** A column with a card a step higher, and one or both of the two turned. */
function swapped(column: LaidCard[], low: number, [one, other]: readonly [number, number]): LaidCard[] {
  const next = column.map((laid) => ({ ...laid }));
  const [down, up] = [next[low]!, next[low + 1]!];
  if (one) down.turned = !down.turned;
  if (other) up.turned = !up.turned;
  next[low] = up;
  next[low + 1] = down;
  return next;
}

test("Designs: what connects, which changes still do, and what is to be built", () => {
  for (const one of columns) {
    expect(connects(one.column, one.first)).toBe(one.connects);
    one.swaps.forEach((legal, low) => {
      const way = TURNS[legal.indexOf(true)];
      expect(moved(one.column, low, 1, one.first)).toEqual(way ? swapped(one.column, low, way) : null);
      expect(moved(one.column, low + 1, -1, one.first) !== null).toBe(way !== undefined);
    });
    one.turns.forEach((legal, at) => expect(turned(one.column, at, one.first) !== null).toBe(legal));
    const plan = planOf(one.numbers, reference.designs);
    expect(sorted(plan.lines)).toEqual(sorted(one.plan.lines));
    const { kinds, rewarded, cards, heights, ranks } = plan;
    expect({ kinds, rewarded, cards, heights, ranks, lines: one.plan.lines }).toEqual(one.plan);
  }
});

test("the bench: how far a block can go, and where a hand brings it", () => {
  expect(stride).toBeCloseTo(reference.hand.speed / 60);
  for (const one of moves) {
    const held = standing(one.held);
    const here = solid(held, reference.shapes);
    const others = one.others.map((block) => solid(standing(block), reference.shapes));
    expect(bottom(here)).toBeCloseTo(one.low, 4);
    expect(top(here)).toBeCloseTo(one.high, 4);
    const [angle, ...ways] = one.way;
    const far = others.map((other) => travel(here, other, Math.cos(angle!), Math.sin(angle!)));
    far.forEach((way, n) => expect(way).toBeCloseTo(ways[n]!, 3));
    const there = follow(held, ...one.aim, others, reference.shapes, one.flat);
    expect(there.x).toBeCloseTo(one.reaches[0], 2);
    expect(there.y).toBeCloseTo(one.reaches[1], 2);
  }
});
