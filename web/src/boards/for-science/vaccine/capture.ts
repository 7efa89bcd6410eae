/**
 * What an arrangement captures, as `capture.py` has it: regions across tiles, closed or open, and their Insight. Pure.
 *
 * A copy of the engine's rule, because a hand needs the answer within a frame: it mirrors
 * src/serendip/games/for_science/vaccine/capture.py. tests/games/for_science/test_page.py compares
 * both on positions of real games.
 */
import type { Placement } from "./lattice";
import { groups, meetings, port, PORT, type Cap } from "./placing";
import { tileOf, type Colour, type Insight } from "./tiles";

/** A region as it runs over one or more tiles. */
export interface Area {
  colour: Colour;
  /** Tile, and which region of that tile. */
  parts: [number, number][];
  icons: number;
  /** The sides that leave it open: tile and side. None: it is closed. */
  open: [number, number][];
}

const tileAt = (one: number) => tileOf(Math.floor(one / PORT));

/** Every region of an arrangement, in the order of its first tile. */
export function areas(lying: Placement[], blocks: Cap[] = []): Area[] {
  const stands = new Set(blocks.map(port));
  const leader = new Map<number, number>();
  for (const { tile } of lying)
    tileOf(tile).regions.forEach((_, index) => leader.set(tile * PORT + index, tile * PORT + index));
  const first = (part: number): number => {
    while (leader.get(part) !== part) part = leader.get(part)!;
    return part;
  };
  const partAt = (one: number): number => tileAt(one).number * PORT + tileAt(one).regionAt[one % PORT]!;
  const opened: number[] = [];
  for (const ports of meetings(lying).values()) {
    const [a, b] = ports as [number, number];
    if (ports.length === 2 && !stands.has(a) && !stands.has(b)) {
      const [one, other] = [tileAt(a).sides[a % PORT]!, tileAt(b).sides[b % PORT]!];
      if (one === "wild" || other === "wild") continue;
      if (one === other) {
        if (one === "bare") continue;
        const [p, q] = [first(partAt(a)), first(partAt(b))];
        leader.set(Math.max(p, q), Math.min(p, q));
        continue;
      }
    }
    opened.push(...ports.filter((one) => tileAt(one).regionAt[one % PORT]! >= 0 && !stands.has(one)));
  }
  const found = new Map<number, Area>();
  for (const part of [...leader.keys()].sort((p, q) => p - q)) {
    const region = tileAt(part).regions[part % PORT]!;
    const area = found.get(first(part)) ?? { colour: region.colour, parts: [], icons: 0, open: [] };
    area.parts.push([Math.floor(part / PORT), part % PORT]);
    area.icons += region.icons;
    found.set(first(part), area);
  }
  for (const one of opened.sort((p, q) => p - q))
    found.get(first(partAt(one)))!.open.push([Math.floor(one / PORT), one % PORT]);
  return [...found.values()];
}

/** The Insight that one group has captured; other tiles count as if they were not there. */
export function captured(lying: Placement[], group: number[], blocks: Cap[] = []): Insight {
  const insight: Insight = { red: 0, blue: 0, green: 0 };
  for (const area of areas(
    lying.filter((one) => group.includes(one.tile)),
    blocks,
  ))
    if (!area.open.length) insight[area.colour] += area.icons;
  return insight;
}

export const total = (insight: Insight): number => insight.red + insight.blue + insight.green;

/** The group that has captured most, the largest of equal ones, with its Insight. */
export function bestGroup(lying: Placement[], blocks: Cap[] = []): { group: number[]; insight: Insight } {
  let best: { group: number[]; insight: Insight } = { group: [], insight: { red: 0, blue: 0, green: 0 } };
  for (const group of groups(lying)) {
    const insight = captured(lying, group, blocks);
    const more = total(insight) - total(best.insight);
    if (more > 0 || (more === 0 && group.length > best.group.length)) best = { group, insight };
  }
  return best;
}
