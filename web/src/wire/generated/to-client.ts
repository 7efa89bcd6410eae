/** What the server sends over a socket. Written by tools/generate_types.py: change the Python side and run it. */
import type { RoomCard } from "./bodies";
import type { ByeCode, RefusalCode } from "./codes";
import type { Plain, Sentence, View } from "./core";
import type { AnyReference, AnyVerdict, BuildNews, Deed, LogLine, Offer } from "./shapes";
import type { Id } from "./values";

/** What the visitor may ask the table for. */
export interface Can {
  undo: boolean;
  start: boolean;
  rematch: boolean;
}

/** When a bot will play for whoever does not act, if ever, and what time it is now, in seconds since 1970. */
export interface Deadline {
  deadline: number | null;
  now: number;
}

/**
 * Something that players have to agree on: all of `needs`, whether they are here or not. `back_to`: to take it back
 * would leave so many lines of one's log; what comes after them is what is asked for.
 */
export interface Vote {
  vote: number;
  kind: "undo" | "replace";
  seat: number;
  by: number;
  yes: number[];
  needs: number[];
  back_to?: number;
}

/** All that a seat may know of its table now. */
export interface TableMessage {
  t: "table";
  rev: number;
  room: RoomCard;
  you: number[];
  seat: number | null;
  view: View | null;
  offers: Offer[];
  prompt: Sentence | null;
  log_from: number;
  log: LogLine[];
  can: Can;
  votes: Vote[];
  clock: Deadline | null;
  did: Deed | null;
  /** Whether the one offer is all that can be done, as everybody can see: a client may do it by itself. */
  forced?: boolean;
  /** In real time: what the table's clock shows, in seconds. */
  time?: number;
  /** In real time: whether that clock stands, because no player is there. */
  stands?: boolean;
}

/** Done, and on disk. */
export interface Ok {
  t: "ok";
  id: Id;
  room?: string;
  vote?: number;
}

/** Not done; nothing has changed. */
export interface RefusedMessage {
  t: "refused";
  id: number | null;
  code: RefusalCode;
  words: string;
  rules: string[];
  key?: string;
  args?: Record<string, Plain>;
}

/** Why something can't be done; no words if it can. */
export interface Because {
  t: "why";
  id: Id;
  words: string | null;
  rules: string[];
  key?: string;
  args?: Record<string, Plain>;
}

/** An offer with its calibrated chance to win; `equal` if that differs from the best one's by no more than noise. */
export interface Weighed {
  offer: Offer;
  chance: number;
  equal: boolean;
}

/**
 * What a bot would do; `why` in the game's own words if it has any, `cut_short` if it had no time to think on. Chances
 * are calibrated: of the times when one is told 70 %, seven in ten are won. Where none is known there is none. `others`
 * are those that come closest first.
 */
export interface Hinted {
  t: "hint";
  id: Id;
  offer: Offer;
  chance: number | null;
  others: Weighed[];
  why: Sentence | null;
  cut_short: boolean;
}

/** What would come of an action as far as the seat can foresee it, or the reason why not. */
export interface Previewed {
  t: "preview";
  id: Id;
  view: View | null;
  /** What the log would tell. */
  lines: Sentence[];
  reason: Sentence | null;
}

/**
 * Somebody said something; `past` if it was before this socket came, `apart` if spectators talk among themselves. `who`
 * is what they are known by at this table; nobody's if they want to be forgotten. A call of the game's has a `key` and
 * `args` too, for readers of any language; `voice` tells in what voice it was said, if not in everybody's.
 */
export interface Chatted {
  t: "chat";
  from: string;
  seat: number | null;
  words: string;
  at: number;
  who: string;
  apart?: boolean;
  past?: boolean;
  key?: string;
  args?: Record<string, Plain>;
  voice?: string;
}

/** The answer to a ping. */
export interface Pong {
  t: "pong";
  id: Id;
}

/** The server closes this socket. */
export interface Bye {
  t: "bye";
  code: ByeCode;
  words: string;
}

/** What changed at the bench; with `whole`, everything that is there. */
export interface BenchNews {
  t: "bench";
  builds?: Record<string, BuildNews>;
  closed?: string[];
  pool?: Record<string, number>;
  whole?: boolean;
}

/** The first message of a practice bench: what the page needs to draw, and the hand that is yours. */
export interface Practising {
  t: "practice";
  reference: AnyReference;
  place: string;
  hand: number;
}

/** What the judge says of a practice build. */
export interface Judged {
  t: "verdict";
  id: Id;
  verdict: AnyVerdict;
}

/** What a socket of a table is sent. */
export type ToTable =
  | TableMessage
  | Ok
  | RefusedMessage
  | Because
  | Hinted
  | Previewed
  | Chatted
  | Pong
  | Bye
  | BenchNews;

/** What a socket of a practice bench is sent. */
export type ToPractice = Practising | BenchNews | Judged | Ok | RefusedMessage | Pong | Bye;
