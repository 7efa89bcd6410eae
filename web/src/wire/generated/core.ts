/** What the core tells of every game. Written by tools/generate_types.py: change the Python side and run it. */

/** What JSON can carry. */
export type Plain = boolean | number | string | null | Plain[] | { [key: string]: Plain };

export type Pair = [number, number];

/** A sentence: its key and what fills its gaps, for any language; its words in English; the rules it speaks of. */
export type Sentence = {
  key: string;
  args: Record<string, Plain>;
  words: string;
  rules: string[];
};

/** How a match ended: who won (perhaps several, perhaps nobody), everybody's score, and why. */
export type Outcome = {
  winners: number[];
  scores: number[];
  reason: Sentence;
};

/** What every view begins with; the rest is the game's own. */
export type View = {
  game: string;
  seats: number;
  to_act: number[];
  outcome: Outcome | null;
  prompt: Sentence;
  /** Who looks; null: a spectator. */
  seat: number | null;
};

/**
 * An action with a number of one's choice, offered once for the whole range. The offer carries the least number;
 * `choose(n)` gives the action with another one.
 */
export type Ranged = {
  number: number;
  least: number;
  most: number;
};
