/** Where the symbols of a Design are drawn: tier by tier, each in its order from left to right. */
import type { DesignCard, Plan } from "../generated/building";
import { above, below } from "../designs.svelte";

export interface DiagramPlace {
  x: number;
  y: number;
}

export const WIDE = 1.6;
export const HIGH = 1.6;
/** The room between the table and the lowest card. */
export const FOOT = 0.35;

/** The middle of each symbol, y upwards from the table, x about the middle. */
export function layout(plan: Plan): DiagramPlace[] {
  const tiers = new Map<number, number[]>();
  plan.heights.forEach((height, symbol) => tiers.set(height, [...(tiers.get(height) ?? []), symbol]));
  const spots: DiagramPlace[] = plan.kinds.map(() => ({ x: 0, y: 0 }));
  for (const [height, symbols] of tiers) {
    symbols.sort((a, b) => plan.ranks[a]! - plan.ranks[b]!);
    symbols.forEach((symbol, n) => {
      spots[symbol] = { x: (n - (symbols.length - 1) / 2) * WIDE * 1.25, y: FOOT + (height + 0.5) * HIGH };
    });
  }
  return spots;
}

/** How many tiers there are. */
export const tiers = (plan: Plan): number => Math.max(0, ...plan.heights) + 1;

/** From which tier to which each card of the column reaches. */
export function cards(plan: Plan): { low: number; high: number }[] {
  return plan.column.map((_, place) => {
    const mine = plan.heights.filter((__, symbol) => plan.cards[symbol] === place);
    return { low: Math.min(...mine), high: Math.max(...mine) };
  });
}

/** Where a connection passes the edge of a card, and the symbols it joins: -1 is the table, null a side that is free. */
export interface DiagramLink extends DiagramPlace {
  lower: number;
  upper: number | null;
}

const APART = 0.62;

/**
 * All connections at the edges of the cards, from the table up, each of them to be counted: several may join the same two
 * blocks. None if the plan is not what its cards ask for: a block was left out, or the column stands on its head.
 */
export function connections(plan: Plan, designs: DesignCard[], spots: DiagramPlace[]): DiagramLink[] {
  const found: DiagramLink[] = [];
  const frames = cards(plan);
  let open: number[] = [];
  const edge = (tier: number, ends: [number, number | null][]): void => {
    const xs = ends.map(([lower, upper]) => spots[upper ?? lower]!.x);
    const middle = xs.reduce((sum, x) => sum + x, 0) / xs.length;
    ends.forEach(([lower, upper], n) =>
      found.push({ lower, upper, x: middle + (n - (ends.length - 1) / 2) * APART, y: FOOT + tier * HIGH }),
    );
  };
  for (const [place, [number, turned]] of plan.column.entries()) {
    const card = designs[number];
    const start = plan.cards.indexOf(place);
    const mine = plan.cards.filter((other) => other === place).length;
    if (!card || mine !== card.blocks.length) return [];
    const ends = below(card, turned).map((block, n): [number, number] => [open[n] ?? -1, start + block]);
    const asked = ([a, b]: [number, number]): boolean =>
      plan.lines.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
    if (!ends.every(asked)) return [];
    edge(frames[place]!.low, ends);
    open = above(card, turned).map((block) => start + block);
  }
  if (open.length)
    edge(
      tiers(plan),
      open.map((symbol): [number, null] => [symbol, null]),
    );
  return found;
}
