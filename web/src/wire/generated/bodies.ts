/** What the HTTP routes give. Written by tools/generate_types.py: change the Python side and run it. */
import type { RefusalCode } from "./codes";
import type { Plain, Sentence, View } from "./core";
import type { AnyAction, AnyPlan, AnyReference, Offer } from "./shapes";
import type { Asked, Ignored, OptionValue, Pace, SeatKind, Status } from "./values";

/** A bot that can take a seat: how strong it is, how it plays in English, and what the first of them is called. */
export interface BotCard {
  spec: string;
  strength: "easy" | "sound" | "strong" | "master" | "own";
  help: string;
  name: string;
}

/** A choice to be made before the match. */
export interface OptionCard {
  name: string;
  title: string;
  help: string;
  values: OptionValue[];
  default: OptionValue;
  /** By how much each value makes the game harder, where the rulebook says so. */
  harder: number[];
  /** The option that says for the whole what this one says for a part: its usual value means "as the whole". */
  part_of: string;
  /** The option that, when it is chosen, switches this one off. */
  unless: string;
  /** Things of which some may be left out: the value is their names with commas between. */
  among: string[];
}

/** Options that go well together; those that it does not name have their usual values. */
export interface PresetCard {
  name: string;
  title: string;
  help: string;
  options: Record<string, OptionValue>;
}

/** Something that players call out: its name, its sentence, and the same as a sound and a picture. */
export interface CallCard {
  name: string;
  key: string;
  args: Record<string, Plain>;
  words: string;
  beep: string;
}

/** A game in a list. */
export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  minutes: string;
  players: number[];
  options: OptionCard[];
  presets: PresetCard[];
  calls: CallCard[];
  real_time: boolean;
  bots: BotCard[];
  /** Where the page finds the board that the game's own package brings; null: it brings none. */
  board: string | null;
}

/** A game with its rulebook in Markdown, by language, and all its cards. */
export interface GamePage extends GameCard {
  rulebook: Record<string, string>;
  reference: Plain;
  /** What is printed on the cards of a variant, by the names of the game's data files; null: what the page has. */
  printed: Record<string, Plain> | null;
}

/** All games that this server knows. */
export interface Games {
  games: GameCard[];
}

/**
 * A seat as everybody sees it. A human with a bot: the bot plays while that player is absent. `strength` is the bot's,
 * in the word by which it was offered. `invited`: kept for somebody who was asked to play again. `replaceable_from` is
 * when the others may vote to let a bot play for somebody who is away.
 */
export interface SeatCard {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string | null;
  strength: "easy" | "sound" | "strong" | "master" | "own" | null;
  here: boolean;
  away_since: number | null;
  replaceable_from: number | null;
  invited: boolean;
}

/** The table at which a seat, `by`, would like to play again. */
export interface NextRoom {
  room: string;
  by: number;
}

/**
 * A table as everybody sees it. `moves` counts what everybody could see happen. `variant` is the name of the variant
 * that this server plays of its game; null: it is played as it is.
 */
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
  next: NextRoom | null;
  variant: string | null;
}

/** A table of one's own. `asked` is what it waits for; `touched` is when something happened there last. */
export interface MyRoomCard extends RoomCard {
  your_seats: number[];
  your_turn: boolean;
  asked: Asked | null;
  touched: number;
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

/** How a match ended, and which seats were one's own. */
export interface ResultCard {
  room: string;
  game: string;
  names: string[];
  winners: number[];
  scores: number[];
  reason: Sentence;
  ended: number;
  moves: number;
  your_seats: number[];
}

/** Open tables that miss players, and the latest results: those of open tables, and one's own. */
export interface Lobby {
  open: RoomCard[];
  recent: ResultCard[];
}

/** Who one is, and one's tables. */
export interface Me {
  name: string;
  rooms: MyRoomCard[];
}

/**
 * Some of one's tables that are not over, the latest touched first. `left_out` are those among them that can't be
 * shown: they are damaged, or their game is not known here. `next` is where the others begin; null: these are the last.
 */
export interface MyRooms {
  rooms: MyRoomCard[];
  left_out: number;
  next: string | null;
}

/** Some of one's finished matches, the latest first; `left_out` and `next` as in MyRooms. */
export interface MyResults {
  results: ResultCard[];
  left_out: number;
  next: string | null;
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
export interface SeatLeft {
  seat: number;
}

/** One step of a replay, as the seat that looks may know it. */
export interface ReplayFrame {
  step: number;
  seat: number | null;
  action: AnyAction | null;
  words: string;
  at: number;
  /** With `?seat=all` all views: the spectator's, then seat 0's, seat 1's … */
  view: View | View[];
  log: Sentence[];
}

/** What is printed on the cards from a step on, by the names of the game's data files; null: what is today. */
export interface Printed {
  step: number;
  data: Record<string, Plain> | null;
}

/**
 * A match from its opening on. `rules` is the fingerprint of those by which it was played last. `printed` is empty if
 * all of it was played with the cards of today. `as_today` says that some of it was not, but is shown with them, for
 * what was printed then is not known.
 */
export interface Replay {
  room: string;
  game: string;
  rules: string;
  seat: number | "all" | null;
  names: string[];
  frames: ReplayFrame[];
  printed: Printed[];
  as_today: boolean;
}

/** What a page needs to draw the live builds of a game, in the game's own form. */
export interface BenchReference {
  reference: AnyReference;
}

/** How a build came about: the kinds of its blocks by number, and its pictures, packed (see docs/protocol.md). */
export interface Film {
  place: string;
  seat: number;
  step: number;
  ended: number;
  plan: AnyPlan;
  kinds: [number, string][];
  film: string;
  frames: number;
  rate: number;
}

/** The builds of a match that have ended, in that order; `full` if some were not kept. */
export interface Films {
  films: Film[];
  full: boolean;
}

/** A step after which the chances were not the same any more; `told` by a line of the log, else it is an action. */
export interface TurningPoint {
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
  moments: TurningPoint[];
  /** How many steps the match has. */
  steps: number;
}

/**
 * What was played after so many steps, what was clearly better, and by how much one's chance to win was better. The
 * gain is unsure by its noise, a standard error. `why` goes on after "because".
 */
export interface TaughtLesson {
  step: number;
  played: Offer;
  better: Offer;
  gain: number;
  noise: number;
  why: Sentence | null;
}

/** The moments of a finished match from which a seat can learn most, at most three of them, in their order. */
export interface Teaching {
  lessons: TaughtLesson[];
}

/** The number under which a report is kept. */
export interface Reported {
  report: string;
}

/** A refusal: a code for programs, words for people. */
export interface ErrorDetails {
  code: RefusalCode;
  words: string;
}

/** The body of every error. */
export interface Failure {
  error: ErrorDetails;
}

/** That the server is well, or lives, or may be asked. */
export interface Health {
  status: "ok";
  version: string;
}
