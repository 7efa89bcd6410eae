/** A match summed up: how many points each player has by which source, and where the winner was ahead. */
import type { Earned } from "../boards/contract";

export interface ScoreSource {
  source: string;
  /** By seat. */
  points: number[];
}

/** Sum up by source, in the order in which they first counted. */
export function sources(earned: Earned[], seats: number): ScoreSource[] {
  const found = new Map<string, ScoreSource>();
  for (const { seat, source, points } of earned) {
    const row = found.get(source) ?? { source, points: Array.from({ length: seats }, () => 0) };
    row.points[seat] = (row.points[seat] ?? 0) + points;
    found.set(source, row);
  }
  return [...found.values()];
}

/** What the sources leave of everybody's points, such as what all began with; null if nothing is left. */
export function rest(rows: ScoreSource[], scores: number[]): number[] | null {
  const left = scores.map((score, seat) => score - rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
  return left.some((points) => points !== 0) ? left : null;
}

export interface Lead {
  source: string;
  second: number;
  more: number;
}

/** The source by which a winner was farthest ahead of whoever came second; null if by none, or if there is nobody else. */
export function lead(rows: ScoreSource[], scores: number[], winner: number): Lead | null {
  const others = scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => seat !== winner);
  const second = others.toSorted((a, b) => b.score - a.score)[0]?.seat;
  if (second === undefined) return null;
  const ahead = rows
    .map((row) => ({ source: row.source, second, more: (row.points[winner] ?? 0) - (row.points[second] ?? 0) }))
    .toSorted((a, b) => b.more - a.more)[0];
  return ahead && ahead.more > 0 ? ahead : null;
}
