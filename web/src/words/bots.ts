/** Bots as people at a table: how strong each is, in the one word that the menus and the table have for it. */
import { getContext, setContext } from "svelte";
import type { BotCard, SeatCard } from "../wire/generated/bodies";

export type Strength = BotCard["strength"];

/** A bot at the table. */
export interface SeatedBot {
  name: string;
  strength: Strength;
}

const SEATED = Symbol("bots");

/** Let everything on the table know which seats are bots'. */
export function seatBots(seats: () => SeatCard[]): void {
  setContext(SEATED, (seat: number): SeatedBot | null => {
    const card = seats()[seat];
    return card?.kind === "bot" && card.strength ? { name: card.name, strength: card.strength } : null;
  });
}

/** Returns what tells the bot in a seat; null: somebody sits there. */
export const seatedBots = (): ((seat: number) => SeatedBot | null) => getContext(SEATED) ?? (() => null);
