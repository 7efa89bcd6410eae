/** What the HTTP routes take. Written by tools/generate_types.py: change the Python side and run it. */
import type { Ignored, OptionValue, Pace } from "./values";

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
