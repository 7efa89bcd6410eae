/** What a game brings to the page: its board, its close-ups and how its actions are reached by pointing at things. */
import type { Component } from "svelte";
import type { Film } from "../wire/generated/bodies";
import type { Plain, Sentence, View } from "../wire/generated/core";
import type { Aim, Check, Hand } from "../wire/generated/from-client";
import type { AnyAction, Offer } from "../wire/generated/shapes";
import type { Because, BenchNews, Previewed } from "../wire/generated/to-client";
import type { Unnumbered } from "../wire/socket";
import type { Catalogue, GameWords } from "../words/game-words";
import type { Lang } from "../words/words.svelte";

/** The id of something on the table that can be pointed at: "lab:Ice cap", "hand:12", "player:2". */
export type Thing = string;

/** The connection to a table's live builds: docs/protocol.md, "Live builds". */
export interface BenchConnection {
  /** Hear all that stands there, and then what changes; what is returned ends it. */
  hear(listen: (news: BenchNews) => void): () => void;
  /** Ask for something; null, or why not in words. */
  ask(message: Unnumbered<Hand | Check>): Promise<string | null>;
  /** Send what is not answered. */
  tell(message: Unnumbered<Aim>): void;
}

/** Why something can't be done; no words if it can. */
export type WhyNot = Omit<Because, "t" | "id">;

/** What a seat can foresee of an action, or the reason why it can't. */
export type Preview = Omit<Previewed, "t" | "id">;

/** The step of a finished match that a replay shows, and what was filmed of its live builds. */
export interface ReplayedStep<V extends View = View> {
  step: number;
  last: number;
  /** Whose step it was; null: the table's own, or the opening. */
  by: number | null;
  /** What was seen after another step. */
  seen(step: number): V;
  films: Film[];
}

/** `V` is the game's own view, `A` any of its own actions: both are generated from the Python side. */
export interface BoardProps<V extends View = View, A extends AnyAction = AnyAction> {
  view: V;
  /** The seat that looks; null: a spectator. */
  seat: number | null;
  offers: (Offer & { action: A })[];
  words: GameWords;
  names: string[];
  lang: Lang;
  /** What has happened so far, as this seat may know it. */
  log?: Sentence[];
  choose(action: A): void;
  why(action: A): Promise<WhyNot>;
  /** At a running table: what the seat can foresee of an action, or the reason why it can't. */
  preview?(action: A): Promise<Preview>;
  /** At a running table of a game that has live builds. */
  bench?: BenchConnection;
  /** In a replay of a game that has live builds, once it is over. */
  replayed?: ReplayedStep<V>;
  /** In real time: what the table's clock shows now, in seconds. */
  time?: () => number;
}

export interface CloseUpProps<V extends View = View> {
  thing: Thing;
  view: V | null;
  words: GameWords;
}

/** One thing the guided game teaches, said when `when` first holds. */
export interface Lesson<V extends View = View> {
  id: string;
  when(view: V, seat: number, offers: Offer[]): boolean;
  /** What the bubble points at: a thing, the beginning of some things' ids, or a spot. */
  at(view: V, seat: number): Thing;
  title: string;
  text: string;
  /** It goes away by itself when the player has done something. */
  doing?: boolean;
}

export interface ReferenceGroup {
  title: string;
  things: { thing: Thing; name: string; text: string; count?: number; rules: string[] }[];
}

type InLanguages<T> = Partial<Record<Lang, T>>;

/** What stands on the game's box: a picture as SVG, and its words in other languages than the English ones of the server. */
export interface Cover {
  picture: string;
  tagline: InLanguages<string>;
  /** What one should know of this edition before playing. */
  note?: InLanguages<string>;
  /** What it means to sit at a table of one. */
  alone?: InLanguages<string>;
  options?: InLanguages<Record<string, { title: string; help: string }>>;
  /** What the values of options are called. */
  values?: InLanguages<Record<string, Record<string, string>>>;
}

export interface GameBoard<V extends View = View, A extends AnyAction = AnyAction> {
  name: string;
  accent: { dark: string; light: string };
  catalogue(lang: Lang): Promise<Catalogue>;
  /** Texts of the board itself; called before it is shown and when the language changes. */
  speak(lang: Lang): Promise<void>;
  /** Whether it has live builds: a replay then brings their films. */
  live?: boolean;
  Board: Component<BoardProps<V, A>>;
  /** A thing enlarged, with its whole text. */
  CloseUp: Component<CloseUpProps<V>>;
  /** A card drawn for the reference, without a table around it. */
  Picture: Component<{ thing: Thing }>;
  /** What one points at to do this, in order; the last one plays it. */
  things(action: A, view: V): Thing[];
  /** The action that pointing at this thing would mean if it were allowed, to be asked why not; null: nothing. */
  attempt(thing: Thing, picked: Thing[], view: V, seat: number): A | null;
  /** The thing on the table that a word of the log speaks of, if it is there; `gap` is the word's place in its sentence. */
  refers(value: Plain, view: V, gap?: string): Thing | null;
  /** How a line of the log is set: as a heading of what follows, strong, or plainly. */
  weight(key: string): "head" | "strong" | "";
  /** What the table is doing now, in two or three words. */
  phase(view: V): string;
  reference(words: GameWords): ReferenceGroup[];
  lessons(): Lesson<V>[];
}

/** A board as the page knows it: the page hands views and actions of its game on, and never looks into them. */
export const board = <V extends View, A extends AnyAction>(own: GameBoard<V, A>): GameBoard => own as GameBoard;
