/** What a game brings to the page: its board, its close-ups and how its actions are reached by pointing at things. */
import type { Component } from "svelte";
import type { Film } from "../wire/generated/bodies";
import type { NewRoom } from "../wire/generated/requests";
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
export type Preview<V extends View = View> = Omit<Previewed, "t" | "id" | "view"> & { view: V | null };

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
  preview?(action: A): Promise<Preview<V>>;
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

/** Something that counted for a player, by its source in the page's language. */
export interface Earned {
  seat: number;
  source: string;
  points: number;
}

export interface ReferenceGroup {
  title: string;
  things: { thing: Thing; name: string; text: string; count?: number; rules: string[] }[];
}

/** Where something is told at length: who tells it, and the address if there is one. */
export interface Source {
  name: string;
  url?: string;
}

export interface ScienceGroup {
  title: string;
  things: { thing: Thing; name: string; text: string; sources: Source[] }[];
}

/**
 * A picture of the rulebook, drawn from the parts of the board: a whole thing with a number at each of its parts (found
 * by a selector, named in the order of the words), or a picture for each step, `wide` where it shows much.
 */
export type Drawing =
  | { whole: Component<{ words: GameWords }>; parts: { at: string; side: "left" | "right" }[] }
  | { steps: Component<{ words: GameWords; step: number }>; wide?: boolean };

/** The pictures of a rulebook by the names that it gives them. */
export type Figures = Record<string, Drawing>;

type InLanguages<T> = Partial<Record<Lang, T>>;

/** What stands on the game's box: a picture as SVG, and its words in other languages than the English ones of the server. */
export interface Cover {
  picture: string;
  tagline: InLanguages<string>;
  /** What one should know of this edition before playing. */
  note?: InLanguages<string>;
  /** What it means to sit at a table of one. */
  alone?: InLanguages<string>;
  /** The table of the guided game, where it is not the usual one with the first game's option. */
  learning?: {
    seats: string[];
    options: NewRoom["options"];
    /** Where it begins, before the table is opened. */
    first?: string;
  };
  options?: InLanguages<Record<string, { title: string; help: string }>>;
  presets?: InLanguages<Record<string, { title: string; help: string }>>;
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
  /** Let this be printed on the cards, by the names of the game's data files: a replay of older rules. Null: what is today. */
  print?(data: Record<string, unknown> | null): void;
  /** What one points at to do this, in order; the last one plays it. */
  things(action: A, view: V): Thing[];
  /** Whether its things are pointed at in any order and one is carried to the other, as a card and its place are. */
  together?(action: A): boolean;
  /** The action that pointing at this thing would mean if it were allowed, to be asked why not; null: nothing. */
  attempt(thing: Thing, picked: Thing[], view: V, seat: number): A | null;
  /** What to choose next of what can still be done, after what was pointed at; null: nothing is said. */
  request?(actions: A[], picked: Thing[], words: GameWords): string | null;
  /** What follows the name of a thing when it is offered, to say whose it is: " of Ada"; "" if it is nobody's. */
  whose?(name: string, view: V, words: GameWords): string;
  /** What to think of before doing this, which then is asked once more; null: nothing. */
  warning?(action: A, view: V, seat: number, words: GameWords): string | null;
  /** The thing on the table that a word of the log speaks of, if it is there; `gap` is the word's place in its sentence. */
  refers(value: Plain, view: V, gap?: string): Thing | null;
  /** How a line of the log is set: as a heading of what follows, strong, or plainly. */
  weight(key: string): "head" | "strong" | "";
  /** How a seat may speak: "" freely, in "capitals" or in "beeps" only. */
  voice?(view: V, seat: number): string;
  /** What the table is doing now, in two or three words. */
  phase(view: V): string;
  /** What counted for whom, as the log of the whole match tells it; the end shows it by source. */
  earned?(log: Sentence[]): Earned[];
  /** Where all win or lose together, in place of points: what everybody did, which does not add up to anything. */
  deeds?(log: Sentence[]): Earned[];
  /** The lines of the log that show at the end what was hidden until then, by their keys. */
  unveils?: string[];
  reference(words: GameWords): ReferenceGroup[];
  /** What is true about what stands on the cards, for the page "The science". */
  science?(words: GameWords): ScienceGroup[];
  /** In a replay with all hands open: a position with what only the end has shown. */
  unveiled?(view: V, end: V): V;
  lessons(): Lesson<V>[];
}

/** A board as the page knows it: the page hands views and actions of its game on, and never looks into them. */
export const board = <V extends View, A extends AnyAction>(own: GameBoard<V, A>): GameBoard => own as GameBoard;
