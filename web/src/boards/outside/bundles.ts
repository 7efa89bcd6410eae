/** What packages have brought, by game: loaded once, and checked. */
import { VERSION, type OutsideBoard } from "./contract";

const bundles = new Map<string, OutsideBoard>();

/** What a game's package has brought; undefined: it could not be loaded. */
export const bundle = (game: string): OutsideBoard | undefined => bundles.get(game);

/** Load a game's board from an address of this server. Says whether it can be used. */
export async function fetched(
  game: string,
  address: string,
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<boolean> {
  try {
    bundles.set(game, checked(await load(address)));
    return true;
  } catch (error) {
    bundles.delete(game);
    console.warn(`The board of ${game} can't be used.`, error);
    return false;
  }
}

function checked(found: unknown): OutsideBoard {
  const board = found as Partial<OutsideBoard>;
  if (board.version !== VERSION) throw new Error(`it is of version ${board.version}, this page knows ${VERSION}`);
  if (typeof board.mount !== "function") throw new Error("it exports no function `mount`");
  return board as OutsideBoard;
}
