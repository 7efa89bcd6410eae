/**
 * What live builds of For Science! are told and asked. Written by tools/generate_types.py: change the Python side and
 * run it.
 */

/** The side that a block shows. */
export type Face = "front" | "end";

export type Point = [number, number];

/** What can be wrong with a build: the judge's names. */
export type Wrong =
  | "restless"
  | "lacking"
  | "surplus"
  | "overlapping"
  | "wrong face"
  | "missing"
  | "forbidden"
  | "close";

/** What is to be built: the symbols of a Design's cards by number, and what holds of each. */
export type Plan = {
  /** The cards from the bottom up, and whether each is turned. */
  column: [number, boolean][];
  kinds: string[];
  lines: [number, number][];
  optional: [number, number][];
  /** The side that must be shown; "" where any may. */
  faces: string[];
  rewarded: boolean[];
  cards: number[];
  heights: number[];
  ranks: number[];
  flat: boolean;
  expert: boolean;
  /** No hand puts down two blocks in a row. */
  turns: boolean;
  /** At a table: what makes the build harder for hand and eye; the page obeys. */
  handicaps?: string[];
  practice?: boolean;
  /** At a practice bench, a tower that stands: kind, silhouette, x, y, angle. */
  tower?: [string, Face, number, number, number][];
};

/** A part of a block's silhouette: a disc, or a polygon. */
export type Part = {
  radius?: number;
  corners?: Point[];
};

/** A Design card as it stands in the data file. */
export type DesignCard = {
  name: string;
  blocks: string[];
  tiers: number[];
  lines: [number, number][];
  bottom: number[];
  top: number[];
  faces: number[];
  data: number;
  knowledge: number;
  bonus: number;
  difficulty: number;
};

/** The shapes of a kind of block, seen from the front and end-on. */
export type Silhouettes = {
  front: Part[];
  end: Part[];
};

/** The table that is built on, and where a hand can go. */
export type Bounds = {
  table_half_width: number;
  reach_x: number;
  reach_low: number;
  reach_high: number;
  lost_below: number;
};

/** What a page needs to draw builds and cards: the blocks' exact shapes, and the deck. */
export type Reference = {
  kinds: string[];
  each: number;
  colours: Record<string, string>;
  shapes: Record<string, Silhouettes>;
  world: Bounds;
  hand: Record<string, number>;
  designs: DesignCard[];
  /** How many of them a Design may have that is practised. */
  most_cards: number;
};

/** Something that is wrong with a build. */
export type Problem = {
  what: Wrong;
  kinds: string[];
  blocks: number[];
  words: string;
};

/** What the judge says of a practice build: what is wrong with it, or what it would earn. */
export type Verdict = {
  passed: boolean;
  problems: Problem[];
  data: number;
  knowledge: number;
  bonus: number;
};

export type Steps = number;

export type Length = number;

/** Take a block out of the pool; without a place, above everything. */
export interface Take {
  do: "take";
  kind: string;
  silhouette?: Face;
  x?: Length;
  y?: Length | null;
}

/** Take hold of a block of the build. */
export interface Grab {
  do: "grab";
  block: number;
  x: Length;
  y: Length;
}

/** Shift the held block a little. */
export interface Nudge {
  do: "nudge";
  right: Steps;
  up: Steps;
}

/** Turn the held block anticlockwise, in steps of 15° or finely. */
export interface Turn {
  do: "turn";
  steps: Steps;
  fine?: boolean;
}

/** Show the other silhouette. */
export interface Flip {
  do: "flip";
}

/** Lower the held block until something stops it. */
export interface Lower {
  do: "lower";
}

/** Let go of the held block. */
export interface Release {
  do: "release";
}

/** Put the held block back into the pool. */
export interface Away {
  do: "away";
}

/** Tear the build down. */
export interface Clear {
  do: "clear";
}

/** Watch how it can be built, at a practice bench. */
export interface Show {
  do: "show";
}

export type Wishes = Take | Grab | Nudge | Turn | Flip | Lower | Release | Away | Clear | Show;

/** What somebody wants to practise: these cards, or so many drawn from the deck. */
export interface PracticeWish {
  column?: [number, boolean][];
  draw?: number;
  flat?: boolean;
  expert?: boolean;
}
