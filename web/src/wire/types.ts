/** What the page and the server say to each other: docs/protocol.md, version 1, as types. */
import type { Previewed } from "./generated/to-client";

export type Plain = boolean | number | string | null | Plain[] | { [key: string]: Plain };

/** A sentence with its key and gaps for a catalogue, and its English words. */
export interface Entry {
  key: string;
  args: Record<string, Plain>;
  words: string;
  rules?: string[];
}

export interface Action {
  kind: string;
  [field: string]: Plain;
}

export interface Offer {
  action: Action;
  words: string;
  key: string;
  args: Record<string, Plain>;
  rules: string[];
}

export interface BotCard {
  spec: string;
  title: string;
  help: string;
}

export interface OptionCard {
  name: string;
  title: string;
  help: string;
  values: Plain[];
  default: Plain;
}

export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  minutes: string;
  players: number[];
  options: OptionCard[];
  real_time: boolean;
  bots: BotCard[];
}

export interface GameBook extends GameCard {
  rulebook: Record<string, string>;
  reference: Plain;
}

export interface SeatCard {
  seat: number;
  name: string;
  kind: "human" | "bot" | "open";
  bot: string | null;
  here: boolean;
  away_since: number | null;
}

export interface RoomCard {
  room: string;
  game: string;
  status: "waiting" | "playing" | "over";
  seats: SeatCard[];
  open: boolean;
  pace: Pace;
  options: Record<string, Plain>;
  created: number;
  moves: number;
  your_seats?: number[];
  your_turn?: boolean;
}

/** A finished match in the list of recent results; the server may tell more or less of it. */
export interface ResultCard {
  room: string;
  game: string;
  names?: string[];
  seats?: SeatCard[];
  winners?: number[];
  reason?: Entry | string;
  ended?: number;
}

export type Pace = "live" | "day" | "none";

export interface NewRoom {
  game: string;
  options: Record<string, Plain>;
  seats: string[];
  open: boolean;
  pace: Pace;
  swift: boolean;
}

export interface Opened {
  room: string;
  seat: number;
  key: string;
  url: string;
}

/** What every game's view begins with; the rest is the game's own. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  prompt: Entry;
  outcome: Outcome | null;
  [field: string]: unknown;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: Entry;
}

export interface Vote {
  vote: number;
  kind: "undo" | "replace";
  seat: number;
  by: number;
  yes: number[];
  needs: number;
}

export interface Did {
  seat: number | null;
  words: string;
  key: string;
  args: Record<string, Plain>;
}

export interface TableMessage {
  t: "table";
  rev: number;
  room: RoomCard;
  you: number[];
  seat: number | null;
  view: View | null;
  offers: Offer[];
  prompt: Entry | null;
  log_from: number;
  log: Entry[];
  can: { undo: boolean; start: boolean; rematch: boolean };
  votes: Vote[];
  clock: { deadline: number | null; now: number } | null;
  /** In real time: what the table's clock shows, in seconds. */
  time?: number;
  did: Did | null;
}

export interface WhyNot {
  words: string | null;
  rules: string[];
  key?: string;
  args?: Record<string, Plain>;
}

export interface Hint {
  offer: Offer;
  chance: number | null;
  others: { offer: Offer; chance: number | null }[];
}

export interface ChatLine {
  from: string;
  seat: number | null;
  words: string;
  at: number;
  /** Said before this socket came. */
  past?: boolean;
}

export interface Refused extends WhyNot {
  code: string;
}

export type ServerMessage =
  | TableMessage
  | { t: "ok"; id: number }
  | ({ t: "refused"; id: number } & Refused)
  | ({ t: "why"; id: number } & WhyNot)
  | Previewed
  | ({ t: "hint"; id: number } & Hint)
  | ({ t: "chat" } & ChatLine)
  | { t: "pong"; id: number }
  | { t: "bench"; [field: string]: unknown }
  | { t: "moved"; room: string }
  | { t: "bye"; code: string; words: string };

export interface Frame {
  step: number;
  seat: number | null;
  action: Action | null;
  words: string;
  at: number;
  view: View;
  log: Entry[];
}

export interface Replay {
  room: string;
  game: string;
  seat: number | "all" | null;
  names: string[];
  frames: Frame[];
}

/** The film of a live build that has ended; plan and pictures are the game's own to read. */
export interface LiveFilm {
  place: string;
  seat: number;
  /** After how many steps of the match it ended. */
  step: number;
  ended: number;
  plan: unknown;
  kinds: [number, string][];
  film: string;
  frames: number;
  rate: number;
}

export interface Moment {
  step: number;
  words: string;
  seat: number | null;
  swing: number;
  /** The line of the log, or if it was not told, the action; analyses made long ago do not say. */
  key?: string;
  args?: Entry["args"];
  told?: boolean;
}

export interface Analysis {
  status: "ready" | "computing";
  done: number;
  total: number;
  chances: [number, number[]][];
  moments: Moment[];
  /** How many steps the match has. */
  steps: number;
}
