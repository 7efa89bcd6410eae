/** The boards by game: a folder here with an `index.ts` is one, and loads with its first table. */
import type { Component } from "svelte";
import { http } from "../wire/http";
import type { Cover, Figures, GameBoard } from "./contract";
import { inVariant } from "./variant";

const BOARDS = import.meta.glob<GameBoard>(["./*/index.ts", "!./plain/*", "!./outside/*"], { import: "default" });
const COVERS = import.meta.glob<Cover>("./*/cover.ts", { import: "default" });

/** A game's board: the page's own, or what the game's package brings; one that has none is played on a plain list. */
export async function board(game: string): Promise<GameBoard> {
  const found = BOARDS[`./${game}/index.ts`];
  if (found) return found();
  const address = (await http.game(game)).board;
  return address
    ? (await import("./outside/index")).outside(game, address)
    : (await import("./plain/index")).plain(game);
}

/** The board of a table or a replay: where its game is a variant, with the variant's cards. */
export async function boardOf(room: { game: string; variant: string | null }): Promise<GameBoard> {
  const found = await board(room.game);
  return room.variant && found.print ? inVariant(found, (await http.game(room.game)).printed) : found;
}

const BENCHES = import.meta.glob<Component<{ game: string }>>("./*/bench/Practice.svelte", { import: "default" });

/** A game's practice bench, if it has one. */
export const practiceBench = (game: string): (() => Promise<Component<{ game: string }>>) | undefined =>
  BENCHES[`./${game}/bench/Practice.svelte`];

const SCIENCES = import.meta.glob("./*/science.svelte.ts");

/** Whether the page "The science" has something to tell about a game. */
export const hasScience = (game: string): boolean => `./${game}/science.svelte.ts` in SCIENCES;

const FIGURES = import.meta.glob<Figures>("./*/figures/index.ts", { import: "default" });

/** The pictures of a game's rulebook; none if it has none. */
export const figures = async (game: string): Promise<Figures> =>
  (await FIGURES[`./${game}/figures/index.ts`]?.()) ?? {};

/** What stands on the game's box; nothing if it has none or none can be had now. */
export async function cover(game: string): Promise<Cover | undefined> {
  return COVERS[`./${game}/cover.ts`]?.().catch(() => undefined);
}
