/**
 * What is kept about a visitor, as that visitor is told of it. Written by tools/generate_types.py: change the Python
 * side and run it.
 */
import type { AnyAction } from "./shapes";
import type { Ignored, Status } from "./values";

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
