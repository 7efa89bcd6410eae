/** What the package of a game may bring for the page: `board/board.js`, an ES module. docs/adding-a-game.md explains it. */
import type { View } from "../../wire/generated/core";
import type { AnyAction, Offer } from "../../wire/generated/shapes";
import type { Lang } from "../../words/words.svelte";
import type { Preview, WhyNot } from "../contract";

/** Grows when a board of before could not be used any more. */
export const VERSION = 1;

/** What the board is given, first and whenever something has changed. */
export interface OutsideTable {
  view: View;
  /** The seat that looks; null: a spectator. */
  seat: number | null;
  /** What the seat can do now; nothing in a replay, or while the line is lost. */
  offers: Offer[];
  names: string[];
  lang: Lang;
  /** Whether the page is dark. */
  dark: boolean;
  /** Play one of the offers' actions. */
  choose(action: AnyAction): void;
  /** Why something can't be done; no words if it can. */
  why(action: AnyAction): Promise<WhyNot>;
  /** At a running table: what would come of an action. */
  preview?(action: AnyAction): Promise<Preview>;
}

export interface MountedBoard {
  update(table: OutsideTable): void;
  destroy?(): void;
}

/** What the module exports. */
export interface OutsideBoard {
  version: number;
  accent?: { dark: string; light: string };
  /** Draw the table into an empty element. */
  mount(place: HTMLElement, table: OutsideTable): MountedBoard;
}
