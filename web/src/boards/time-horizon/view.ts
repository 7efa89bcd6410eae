/** What the board reads out of a view of Time Horizon. */
import type { TimeHorizonView } from "./generated/view";

/** Who plays a colour; null: nobody at this table. */
export function seatOf(view: TimeHorizonView, colour: string | null): number | null {
  const found = view.players.find((player) => colour !== null && player.colours.includes(colour));
  return found ? found.seat : null;
}
