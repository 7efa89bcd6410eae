/**
 * What is told of the live builds of For Science!. Written by tools/generate_types.py: change the Python side and run
 * it.
 */

/** What a build is to become: the column of cards by number, with the plan that cards and powers have made of it. */
export interface BuildPlan {
  column: ((number | boolean)[])[];
  kinds: string[];
  lines: number[][];
  optional: number[][];
  faces: string[];
  rewarded: boolean[];
  cards: number[];
  heights: number[];
  ranks: number[];
  flat: boolean;
  expert: boolean;
  turns: boolean;
  /** At a table: what makes it harder for hand and eye; the page obeys. */
  handicaps?: string[];
  practice?: boolean;
  /** At a practice bench: a tower that stands, each block its kind, silhouette, x, y and angle. */
  tower?: ((string | number)[])[];
}

/** What changed of a build; with everything, all of it but for `built`. */
export interface BuildNews {
  plan?: BuildPlan;
  /** New blocks: number and kind. */
  kinds?: ((number | string)[])[];
  /** Blocks that moved: number, x, y, angle, and the silhouette, or "gone". */
  rows?: ((number | string)[])[];
  /** Who holds which block. */
  hands?: number[][];
  /** Where on its block each hand has its grip, from the block's middle. */
  grips?: number[][];
  /** Each line: how it is met, two symbols of the plan, two blocks; nothing for experts. */
  lines?: ((number | string)[])[];
  still?: boolean;
  built?: boolean;
}

/** How a build came about: its blocks, and its pictures packed as differences, so many a second. */
export interface BuildFilm {
  kinds: ((number | string)[])[];
  film: string;
  frames: number;
  rate: number;
}

/** A convex part of a silhouette about the middle of its block: a disc, or corners. */
export interface Part {
  radius?: number;
  corners?: number[][];
}

/** A Design card: its blocks by tiers, the lines between them, and where it connects below and above. */
export interface DesignCard {
  name: string;
  blocks: string[];
  tiers: number[];
  lines: number[][];
  bottom: number[];
  top: number[];
  faces: number[];
  data: number;
  knowledge: number;
  bonus: number;
  difficulty: number;
}

/** Both sides of a block. */
export interface Silhouettes {
  front: Part[];
  end: Part[];
}

/** What a page needs to draw builds and cards: the blocks' exact shapes, the bench's numbers, and the deck. */
export interface Reference {
  kinds: string[];
  each: number;
  colours: Record<string, string>;
  shapes: Record<string, Silhouettes>;
  world: Record<string, number>;
  hand: Record<string, number>;
  designs: DesignCard[];
}

/** Something that is wrong with a practice build. */
export interface PracticeProblem {
  what: string;
  kinds: string[];
  blocks: number[];
  words: string;
}

/** What the judge says of a practice build, and what it would earn. */
export interface PracticeVerdict {
  passed: boolean;
  problems: PracticeProblem[];
  data: number;
  knowledge: number;
  bonus: number;
}
