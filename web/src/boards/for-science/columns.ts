/**
 * Laying the cards of a Design anew: one moved, one turned, as text for the server; only if all still connect (FS-24).
 *
 * A copy of the engine's rule, because a hand needs the answer within a frame: it mirrors
 * src/serendip/games/for_science/columns.py. tests/games/for_science/test_page.py compares
 * both on positions of real games.
 */
import { designs, ends } from "./designs.svelte";
import type { LaidCard } from "./generated/view";

/** Whether a column connects all the way up; `first`: what the lowest card must have, 0 for any number. */
export function connects(column: LaidCard[], first = 0): boolean {
  let need = first;
  for (const { card, turned } of column) {
    const drawn = designs.card(card);
    if (!drawn) return false;
    const [low, high] = ends(drawn, turned);
    if (need && low !== need) return false;
    need = high;
  }
  return true;
}

export const written = (column: LaidCard[]): string =>
  column.map(({ card, turned }) => (turned ? `${card} (turned)` : card)).join(" / ");

const TURNS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** The column with one card a step higher or lower, turned so that it connects; null if it can't. */
export function moved(column: LaidCard[], at: number, by: 1 | -1, first = 0): LaidCard[] | null {
  const to = at + by;
  if (to < 0 || to >= column.length) return null;
  for (const [one, other] of TURNS) {
    const next = column.map((laid) => ({ ...laid }));
    [next[at], next[to]] = [next[to]!, next[at]!];
    if (one) next[to]!.turned = !next[to]!.turned;
    if (other) next[at]!.turned = !next[at]!.turned;
    if (connects(next, first)) return next;
  }
  return null;
}

/** The column with one card turned by 180°; null if it would not connect. */
export function turned(column: LaidCard[], at: number, first = 0): LaidCard[] | null {
  const next = column.map((laid, place) => (place === at ? { ...laid, turned: !laid.turned } : laid));
  return connects(next, first) ? next : null;
}
