/** What the HTTP routes take and give. Written by tools/generate_types.py: change the Python side and run it. */
import type { RefusalCode } from "./codes";
import type { Plain, Sentence, View } from "./core";
import type { AnyAction } from "./shapes";
import type { Ignored, OptionValue, Pace, SeatKind, Status } from "./values";

/** A table to be opened. */
export interface NewRoom {
  game: string;
  seats: string[];
  options?: Record<string, OptionValue>;
  open?: boolean;
  pace?: Pace;
  swift?: boolean;
  /** Whether players may ask a bot what it would do; left out: unless strangers may join. */
  hints?: boolean | null;
}

/** A name of one's choice. */
export interface Rename {
  name: string;
}

/** The key of a seat, from the fragment of its link. */
export interface EnterSeat {
  key: string;
}

/** The seat to take; without it any free one. */
export interface TakeSeat {
  seat?: number | null;
}

/** The step of a finished match from which to play on, and the seat to play. */
export interface BranchOff {
  step: number;
  seat: number;
}

/** A problem, in the words of whoever met it; with `who`, somebody at the table is the problem. */
export interface Report {
  words: string;
  who?: string | null;
}

/** How one wants to ignore somebody; null: not any more. */
export interface Ignore {
  ignored: Ignored | null;
}

/** A bot that can take a seat. */
export interface BotCard {
  spec: string;
  title: string;
  help: string;
}

/** A choice to be made before the match. */
export interface OptionCard {
  name: string;
  title: string;
  help: string;
  values: OptionValue[];
  default: OptionValue;
}

/** A game in a list. */
export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  minutes: string;
  players: number[];
  options: OptionCard[];
  real_time: boolean;
  bots: BotCard[];
  /** Where the page finds the board that the game's own package brings; null: it brings none. */
  board: string | null;
}

/** A game with its rulebook in Markdown, by language, and all its cards. */
export interface GamePage extends GameCard {
  rulebook: Record<string, string>;
  reference: Plain;
}

/** All games that this server knows. */
export interface Games {
  games: GameCard[];
}

/**
 * A seat as everybody sees it. A human with a bot: the bot plays while that player is absent. `replaceable_from` is
 * when the others may vote to let a bot play for somebody who is away.
 */
export interface SeatCard {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string | null;
  here: boolean;
  away_since: number | null;
  replaceable_from: number | null;
}

/** A table as everybody sees it. `moves` counts what everybody could see happen. */
export interface RoomCard {
  room: string;
  game: string;
  status: Status;
  seats: SeatCard[];
  open: boolean;
  pace: Pace;
  hints: boolean;
  options: Record<string, OptionValue>;
  created: number;
  moves: number;
}

/** A table of one's own. */
export interface MyRoomCard extends RoomCard {
  your_seats: number[];
  your_turn: boolean;
}

/** Somebody at a table; `who` is what they are known by to programs, there only. */
export interface Person {
  who: string;
  name: string;
  seat: number | null;
  here: boolean;
  you: boolean;
  ignored: Ignored | null;
}

/** Who plays at a table, who watches, and who has said something lately. A `host` may send spectators away. */
export interface People {
  people: Person[];
  host: boolean;
}

/** The spectator whom one has sent away. */
export interface SentAway {
  who: string;
}

/** Somebody whom one ignores, by the name they had then; `who` is what they are known by in one's own list. */
export interface IgnoredPerson {
  who: string;
  name: string;
  ignored: Ignored;
}

/** Everybody whom one ignores. */
export interface IgnoredPeople {
  people: IgnoredPerson[];
}

/** How a match ended. */
export interface ResultCard {
  room: string;
  game: string;
  names: string[];
  winners: number[];
  scores: number[];
  reason: Sentence;
  ended: number;
  moves: number;
}

/** Open tables that miss players, and the latest results. */
export interface Lobby {
  open: RoomCard[];
  recent: ResultCard[];
}

/** Who one is, and one's tables. */
export interface Me {
  name: string;
  rooms: MyRoomCard[];
}

/** An action of one's own. */
export interface KeptAction {
  seat: number;
  when: number;
  action: AnyAction;
}

/** A table that knows one: the seats that one holds, and what was played from them. */
export interface KeptRoom {
  room: string;
  game: string;
  status: Status;
  created: number;
  opened_by_you: boolean;
  seats: number[];
  actions: KeptAction[];
}

/** A line of chat of one's own. */
export interface KeptChat {
  room: string;
  at: number;
  name: string;
  words: string;
}

/** A problem that one has reported. */
export interface KeptReport {
  report: string;
  room: string;
  at: number;
  words: string;
}

/** Somebody whom one ignores, since when, and by the name they had then. */
export interface KeptIgnored {
  name: string;
  ignored: Ignored;
  at: number;
}

/**
 * All that is kept about oneself. `visitor` is the hash of the cookie; the cookie itself is not kept. `sent_from` are
 * tables at which one was sent away.
 */
export interface Kept {
  visitor: string;
  name: string | null;
  rooms: KeptRoom[];
  chats: KeptChat[];
  reports: KeptReport[];
  ignored: KeptIgnored[];
  sent_from: string[];
}

/** At how many tables one was known. */
export interface Forgotten {
  rooms: number;
}

/** A new table, the seat one has there and its key; no seat if it is for bots alone. */
export interface Opened {
  room: string;
  seat: number | null;
  key: string | null;
  url: string;
}

/** The seat that one holds now. */
export interface Entered {
  seat: number;
}

/** The seat that one has taken, and its key. */
export interface Seated {
  seat: number;
  key: string;
}

/** The seat that one has left. */
export interface Left {
  seat: number;
}

/** One step of a replay, as the seat that looks may know it. */
export interface Frame {
  step: number;
  seat: number | null;
  action: AnyAction | null;
  words: string;
  at: number;
  /** With `?seat=all` all views: the spectator's, then seat 0's, seat 1's … */
  view: View | View[];
  log: Sentence[];
}

/** A match from its opening on. `rules` is the fingerprint of those by which it was played last. */
export interface Replay {
  room: string;
  game: string;
  rules: string;
  seat: number | "all" | null;
  names: string[];
  frames: Frame[];
}

/** What a page needs to draw the live builds of a game, in the game's own form. */
export interface BenchReference {
  reference: Plain;
}

/** How a build came about: the kinds of its blocks by number, and its pictures, packed (see docs/protocol.md). */
export interface Film {
  place: string;
  seat: number;
  step: number;
  ended: number;
  plan: Plain;
  kinds: [number, string][];
  film: string;
  frames: number;
  rate: number;
}

/** The builds of a match that have ended, in that order; `full` if later ones were not kept. */
export interface Films {
  films: Film[];
  full: boolean;
}

/** A step after which the chances were not the same any more; `told` by a line of the log, else it is an action. */
export interface Moment {
  step: number;
  words: string;
  seat: number | null;
  swing: number;
  key: string;
  args: Record<string, Plain>;
  told: boolean;
}

/** How the chances moved in a finished match. */
export interface Analysis {
  status: "ready" | "computing";
  done: number;
  total: number;
  chances: [number, number[]][];
  moments: Moment[];
  /** How many steps the match has. */
  steps: number;
}

/** The number under which a report is kept. */
export interface Reported {
  report: string;
}

/** A refusal: a code for programs, words for people. */
export interface Problem {
  code: RefusalCode;
  words: string;
}

/** The body of every error. */
export interface Failure {
  error: Problem;
}

/** That the server is well, or lives, or may be asked. */
export interface Health {
  status: "ok";
  version: string;
}
