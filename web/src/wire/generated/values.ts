/**
 * The small values that messages and HTTP bodies are made of. Written by tools/generate_types.py: change the Python
 * side and run it.
 */

/** The pages of a game: /rules/dark-matter. */
export type GamePage = "new" | "rules" | "cards" | "science" | "bench";

/** The pages of a room: /table/abcdefghjk. */
export type RoomPage = "table" | "replay";

/** The pages about oneself: /mine. */
export type OwnPage = "mine";

/** What a table waits for: one's move, one's yes or no to a request, or whether one plays again. */
export type Asked = "turn" | "vote" | "again";

export type Id = number;

export type Seat = number;

export type Place = string;

export type OptionValue = boolean | number | string;

export type Rev = number;

export type Status = "waiting" | "playing" | "over";

export type Pace = "live" | "day" | "none";

/** How one ignores somebody: their talk is not heard, or they can't join one's tables either. */
export type Ignored = "muted" | "blocked";

export type SeatKind = "human" | "bot" | "open";

/** How long a player's name may be. */
export const NAME_LETTERS = 24;

/** How much may be said at once, unless the operator has set another limit. */
export const CHAT_LETTERS = 500;

/** How long a report may be. */
export const REPORT_LETTERS = 4000;
