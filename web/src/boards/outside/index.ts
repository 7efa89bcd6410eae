/** Boards that games of other packages bring: the server has them, and they load with their first table. */
import type { GameBoard } from "../contract";
import { plain } from "../plain/index";
import Board from "./Board.svelte";
import { bundle, fetched } from "./bundles";

/** The board that lies at an address of this server. If it can't be loaded, the game is played on the plain one. */
export async function outside(game: string, address: string): Promise<GameBoard> {
  await fetched(game, address);
  const { accent, ...rest } = plain(game);
  return { ...rest, accent: bundle(game)?.accent ?? accent, Board };
}
