/**
 * What messages and HTTP bodies are made of besides numbers and words. Written by tools/generate_types.py: change the
 * Python side and run it.
 */
import type { Plan, PracticeWish, Reference, Verdict, Wishes } from "../../boards/for-science/generated/building";
import type { Plain, Sentence } from "./core";

/** An action of any game; its own fields stand beside its kind. */
export type AnyAction = {
  kind: string;
  [field: string]: Plain;
};

/** A line of the log; `undone` if what it tells was taken back since. */
export type LogLine = Sentence & {
  undone?: boolean;
};

/** Something that a seat may do now. The key is the action's kind, and its fields fill the gaps. */
export type Offer = {
  action: AnyAction;
  words: string;
  key: string;
  args: Record<string, Plain>;
  rules: string[];
};

/** What somebody did, as far as one may know: one's own action, or the first line of the log that tells of it. */
export type Deed = {
  /** Nobody's: what the table does by itself when its time has come. */
  seat: number | null;
  words: string;
  key: string;
  args: Record<string, Plain>;
};

/** What is to be built, in the game's own form. */
export type AnyPlan = Plan;

/** What a page needs to draw live builds, in the game's own form. */
export type AnyReference = Reference;

/** What is said of a practice build, in the game's own form. */
export type AnyVerdict = Verdict;

/** What a hand is to do at a bench, in the game's own form. */
export type AnyWish = Wishes;

/** What somebody wants to practise, in the game's own form. */
export type AnyPractice = PracticeWish;

/** A block with its x, y and angle, and the side that it shows. */
export type BlockRow = [number, number, number, number, "front" | "end" | "gone"];

/** The state of a line of the plan, its two symbols, its two blocks; the table is -1, nobody -2. */
export type ContactRow = ["met" | "missing" | "forbidden" | "close" | "open", number, number, number, number];

/** What changed of a live build; lengths and angles in thousandths. */
export type BuildNews = {
  plan?: AnyPlan;
  /** The kinds of new blocks, by number. */
  kinds?: [number, string][];
  rows?: BlockRow[];
  /** Which hand holds which block. */
  hands?: [number, number][];
  /** With everything: where on its block each hand has its grip, from the block's middle. */
  grips?: [number, number, number][];
  lines?: ContactRow[];
  /** Quiet for a second with no hand in it, so that it can be judged. */
  still?: boolean;
  /** A bot has done what it was to build. */
  built?: boolean;
};
