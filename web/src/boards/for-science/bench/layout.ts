/** Where the symbols of a Design are drawn: tier by tier, each in its order from left to right. */
import type { Plan } from "../generated/building";

export interface Spot {
  x: number;
  y: number;
}

export const WIDE = 1.6;
export const HIGH = 1.6;
/** The room between the table and the lowest card. */
export const FOOT = 0.35;

/** The middle of each symbol, y upwards from the table, x about the middle. */
export function layout(plan: Plan): Spot[] {
  const tiers = new Map<number, number[]>();
  plan.heights.forEach((height, symbol) => tiers.set(height, [...(tiers.get(height) ?? []), symbol]));
  const spots: Spot[] = plan.kinds.map(() => ({ x: 0, y: 0 }));
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
