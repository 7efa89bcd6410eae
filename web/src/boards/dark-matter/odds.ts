/**
 * How likely a candidate is dark matter, by what is known now: one in so many; 1: it is; 0: it can't be (DM-10).
 *
 * A copy of the engine's rule, because a card that is looked at can't wait for an answer: it mirrors `redeal_verdicts` of
 * src/serendip/games/dark_matter/seen/imagination.py. tests/web/test_copies.py compares both on positions of real games.
 */
import type { Candidate } from "./generated/view";

export function oneIn(candidate: Candidate, candidates: Candidate[]): number {
  if (candidate.verdict === "positive") return 1;
  if (candidate.verdict === "negative" || candidates.some((one) => one.verdict === "positive")) return 0;
  // The one that was set aside is as likely as each that is unknown.
  return candidates.filter((one) => one.verdict === "unknown").length + 1;
}
