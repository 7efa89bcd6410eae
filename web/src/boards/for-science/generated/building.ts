/**
 * What is told of the live builds of For Science!. Written by tools/generate_types.py: change the Python side and run
 * it.
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
export type World = {
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
  world: World;
  hand: Record<string, number>;
  designs: DesignCard[];
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
