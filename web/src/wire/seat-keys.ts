/** The keys of one's seats, kept so that a seat can be taken to another device. */

import { kept } from "../kept";

const name = (room: string): string => `key:${room}`;

/** Keep a seat's key; at a table of bots alone there is none. */
export function keepKey(room: string, key: string | null): void {
  if (key !== null) kept.setItem(name(room), key);
}

export const keyOf = (room: string): string | null => kept.getItem(name(room));
