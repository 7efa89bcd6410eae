/** The boards by game. Each is a bundle of its own that loads with its first table. */
import type { Cover, GameBoard } from "./contract";

const BOARDS: Record<string, () => Promise<{ default: GameBoard }>> = {
  "dark-matter": () => import("./dark-matter/index"),
};

const COVERS: Record<string, () => Promise<{ default: Cover }>> = {
  "dark-matter": () => import("./dark-matter/cover"),
};

/** A game's board; one that has none yet is played on a plain list. */
export async function board(game: string): Promise<GameBoard> {
  const found = BOARDS[game];
  return found ? (await found()).default : (await import("./plain/index")).plain(game);
}

/** What stands on the game's box, for the home page. */
export async function cover(game: string): Promise<Cover | undefined> {
  return (await COVERS[game]?.())?.default;
}
