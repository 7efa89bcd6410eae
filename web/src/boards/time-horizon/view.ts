/** What the board reads out of a view of Time Horizon. */
import type { Player } from "./generated/view";

/** Who plays which colours. */
export interface Colours {
  players: Pick<Player, "seat" | "colours">[];
}

/** Who plays a colour; null: nobody at this table. */
export function seatOf(view: Colours, colour: string | null): number | null {
  const found = view.players.find((player) => colour !== null && player.colours.includes(colour));
  return found ? found.seat : null;
}
