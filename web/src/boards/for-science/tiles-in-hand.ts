/**
 * Whether a seat may take tiles in hand and put them down now.
 *
 * A copy of the engine's rule, because a hand needs the answer within a frame: it mirrors `STAGES` of
 * src/serendip/games/for_science/rules/vaccine.py and what comes before it. tests/web/test_copies.py compares
 * both on positions of real games.
 */
import type { ForScienceView } from "./generated/view";

export function handles(view: ForScienceView, seat: number): boolean {
  const player = view.players[seat];
  return view.phase === "playing" && player !== undefined && !player.owes.length && !player.looks_at.length;
}
