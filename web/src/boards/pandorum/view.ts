/** What the board reads out of a view of Pandorum. */
import type { Cards } from "./generated/view";

export const count = (cards: Cards): number => Object.values(cards).reduce((sum, number) => sum + number, 0);
