/** What a hint says of the other choices: which are nearly as good, and by how much the best one leads. */
import type { AnyAction } from "../wire/generated/shapes";
import type { Hinted, TableMessage, Weighed } from "../wire/generated/to-client";

/** How much worse something may be and still be named. */
const NEAR = 0.1;
const MOST = 2;
/** What costs more of one's chance to win is a blunder, if that is more than noise. */
const BLUNDER = 0.15;

/** The choices that come close, at most two: those that differ by no more than noise, and those a little worse. */
export const nearlyAsGood = (hint: Hinted): Weighed[] =>
  hint.others.filter((other) => other.equal || other.chance > (hint.chance ?? 0) - NEAR).slice(0, MOST);

/** By how many points the best choice leads, if that is more than noise. */
export function clearlyAhead(hint: Hinted): number | null {
  const next = hint.others[0];
  if (hint.chance === null || !next || next.equal) return null;
  return Math.round((hint.chance - next.chance) * 100) || null;
}

/** How many points an action costs, if it is a blunder. */
export function blunder(hint: Hinted, action: AnyAction): number | null {
  const meant = JSON.stringify(action);
  const found = hint.others.find(({ offer }) => JSON.stringify(offer.action) === meant);
  const cost = hint.chance === null || !found || found.equal ? 0 : hint.chance - found.chance;
  return cost > BLUNDER ? Math.round(cost * 100) : null;
}

/** Whether a bot may look over one's shoulder here: nobody else plays whom that could bother, and time waits. */
export const teachable = (now: TableMessage): boolean =>
  now.room.hints &&
  now.time === undefined &&
  now.seat !== null &&
  now.room.seats.every((seat) => seat.seat === now.seat || seat.kind === "bot");
