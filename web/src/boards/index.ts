/** The boards by game: a folder here with an `index.ts` is one, and loads with its first table. */
import type { Component } from "svelte";
import type { Cover, GameBoard } from "./contract";

const BOARDS = import.meta.glob<GameBoard>(["./*/index.ts", "!./plain/*"], { import: "default" });
const COVERS = import.meta.glob<Cover>("./*/cover.ts", { import: "default" });

/** A game's board; one that has none yet is played on a plain list. */
export async function board(game: string): Promise<GameBoard> {
  const found = BOARDS[`./${game}/index.ts`];
  return found ? found() : (await import("./plain/index")).plain(game);
}

const BENCHES = import.meta.glob<Component<{ game: string }>>("./*/bench/Practice.svelte", { import: "default" });

/** A game's practice bench, if it has one. */
export const practiceBench = (game: string): (() => Promise<Component<{ game: string }>>) | undefined =>
  BENCHES[`./${game}/bench/Practice.svelte`];

/** What stands on the game's box; nothing if it has none or none can be had now. */
export async function cover(game: string): Promise<Cover | undefined> {
  return COVERS[`./${game}/cover.ts`]?.().catch(() => undefined);
}
