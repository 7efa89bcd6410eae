/** Opening a table and going there. */
import { kept } from "../kept";
import { route } from "../route.svelte";
import { http } from "../wire/http";
import { keepKey } from "../wire/seat-keys";
import type { Cover } from "../boards/contract";
import type { GameCard } from "../wire/generated/bodies";
import type { NewRoom } from "../wire/generated/requests";

/** A quick game: one against as many sensible bots as make a good table. A guided one is a first game, if there is such an option. */
export function usual(game: GameCard, guided = false): NewRoom {
  const seats = game.players.includes(3) ? 3 : (game.players[0] ?? 2);
  const specs = game.bots.map((bot) => bot.spec);
  const bot = specs.find((spec) => spec.startsWith("thumb")) ?? specs.at(-1) ?? "thumb";
  return {
    game: game.name,
    options: Object.fromEntries(
      game.options.map((option) => [option.name, option.name === "first_game" ? guided : option.default]),
    ),
    seats: ["human", ...Array.from({ length: seats - 1 }, () => bot)],
    open: false,
    pace: "none",
    swift: false,
  };
}

/** The table of somebody who learns the game. */
export function lesson(game: GameCard, learning: Cover["learning"]): NewRoom {
  const room = usual(game, true);
  return learning ? { ...room, seats: learning.seats, options: { ...room.options, ...learning.options } } : room;
}

/** Open the table and go there. */
export async function open(room: NewRoom, guided = false): Promise<void> {
  const opened = await http.open(room);
  keepKey(opened.room, opened.key);
  if (guided) kept.setItem(`guide:${opened.room}`, "on");
  route.go(`/table/${opened.room}`);
}
