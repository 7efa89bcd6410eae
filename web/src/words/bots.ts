/** What bots are called: the server names them in English, the page as its language does. */
import type { SeatCard } from "../wire/generated/bodies";
import { t, type Key } from "./words.svelte";

const NAMES: Record<string, Key> = { Dice: "bot.name.random", Thumb: "bot.name.thumb", Deep: "bot.name.search" };

/** A bot's name with its number if there are several, "Thumb 2"; any other name as it is. */
export function botName(name: string): string {
  const [, plain = "", number = ""] = /^(\w+)( \d+)?$/.exec(name) ?? [];
  const key = NAMES[plain];
  return key ? t(key) + number : name;
}

/** What a seat's player is called. */
export const called = (seat: SeatCard): string => (seat.kind === "bot" ? botName(seat.name) : seat.name);
