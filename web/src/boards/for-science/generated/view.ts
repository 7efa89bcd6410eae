/**
 * What a seat may know of a position of For Science!. Written by tools/generate_types.py: change the Python side and
 * run it.
 */
import type { Pair, Sentence, View } from "../../../wire/generated/core";

/** What everybody does now: all but `playing` and `over` stop the work. */
export type Phase = "choosing" | "playing" | "alert" | "obeying" | "frozen" | "meeting" | "paused" | "over";

/** How much Insight of each colour. */
export type Insight = {
  red: number;
  blue: number;
  green: number;
};

/** A number for each shape of tiles. */
export type ByShape = {
  rhombus: number;
  trapezoid: number;
  chevron: number;
  sector: number;
};

/** What was agreed on, with a level for each Lab; no limit is 0, no Events are "". */
export type Terms = {
  levels: number[];
  limit: number;
  events: string;
  powers: boolean;
  impenetrable: boolean;
  penalty: number;
  horizontal: boolean;
  expert: boolean;
  pace: string;
};

/** A card of a Design, and the cards that could not be connected without it; a column is told from the bottom up. */
export type LaidCard = {
  card: string;
  turned: boolean;
  along: string[];
};

/** A Disease as everybody reads it. */
export type Disease = {
  name: string;
  quip: string;
};

/** A Mutation as everybody reads it. */
export type Mutation = {
  name: string;
  text: string;
  type: "rules" | "hands" | "voice";
  data: number;
  per_card: number;
};

/** A criterion: as it is written on the card, in words, and whether the Design meets it. */
export type Need = {
  text: string;
  words: string;
  met: boolean;
};

/** A Lab with all that lies there. */
export type Lab = {
  place: string;
  length: number;
  crossed: "rhombus" | "trapezoid" | "chevron" | "sector" | null;
  diseases: Disease[];
  mutation: Mutation | null;
  needs: Need[];
  column: LaidCard[];
  complete: boolean;
  verified: boolean;
  short_of: string[];
};

/** A Workshop; 0 connections stand for any. */
export type Workshop = {
  place: string;
  owner: number;
  connections: number;
  bonus: number;
  column: LaidCard[];
};

/** A Role that somebody plays, and how strong its power is now. */
export type Role = {
  name: string;
  text: string;
  power: string;
  strength: number;
  speech: string | null;
};

/** A player with all that is in front of them; hands lie open. Times are those of the table's clock. */
export type Player = {
  seat: number;
  roles: Role[];
  hand: string[];
  hand_limit: number;
  looks_at: string[];
  data: number;
  knowledge: number;
  prices: ByShape;
  owes: number[];
  tile: number | null;
  ready: boolean;
  busy_until: number | null;
  acted_at: number;
  away_since: number | null;
  wishes_pause: boolean;
  flat: boolean;
  takes_turns_with: number | null;
  /** How they may speak: in "beeps" or in "capitals" only; freely, if None. */
  voice: string | null;
  must_hail: string | null;
};

/**
 * What a build must be: blocks by number with what must touch, -1 for the table. `symbols` says which block of the
 * Design each of them is; `faces` is "" where any side will do.
 */
export type Plan = {
  kinds: string[];
  symbols: number[];
  lines: Pair[];
  optional: Pair[];
  faces: string[];
  marked: boolean[];
  cards: number[];
  heights: number[];
  ranks: number[];
};

/** The build of a player: its plan as changed by cards, its blocks by kind, and how far it has got. */
export type BuildView = {
  builder: number;
  second: number | null;
  place: string;
  cure: boolean;
  blocks: Record<string, number>;
  plan: Plan;
  flat: boolean;
  handicaps: ("hold-key" | "shrink" | "mirror" | "keys-only" | "snapshot" | "no-overlay")[];
  alternating: boolean;
  last_hand: number | null;
  last_kind: string | null;
  phrase: string | null;
  recited: boolean;
  omitted: number[];
  excused: number[];
  comes_down_at: number | null;
  helper: number | null;
  cheered: boolean;
  passed: boolean;
  approvals: number;
  verifiers: number;
  /** What the last check found, if it failed. */
  findings: Sentence[];
};

/** How many cards lie face down. */
export type Decks = {
  design: number;
  disease: number;
  mutation: number;
  event: number;
};

/** The names of the cards that were discarded. */
export type Discarded = {
  design: string[];
  disease: string[];
  mutation: string[];
  event: string[];
};

/** Tiles that hang together, and the Insight that they have captured. */
export type Group = {
  tiles: number[];
  insight: Insight;
};

/** The tiles: a lying one is its number, x, y and turn; a half circle is the tile and the side it stands at. */
export type Vaccine = {
  stacks: ByShape;
  loose: number[];
  lying: [number, number, number, number][];
  caps: Pair[];
  groups: Group[];
};

/** An Event as everybody reads it. */
export type EventCard = {
  name: string;
  text: string;
  type: "rules" | "hands" | "voice";
  phrase: string | null;
};

/** A Team Meeting that waits for somebody to confirm the count. */
export type Meeting = {
  caller: number;
  tiles: number[];
  insight: Insight;
  until: number;
};

/** What has been done so far. */
export type Counts = {
  cured: number;
  researched: number;
  checks: number;
};

/** All that a seat may know: the same for everybody, for only what lies face down is hidden (FS-R5). */
export type ForScienceView = View & {
  phase: Phase;
  clock: number;
  ends_at: number | null;
  goal: number;
  tracks: Insight;
  terms: Terms;
  labs: Lab[];
  universal: Mutation | null;
  workshops: Workshop[];
  players: Player[];
  builds: BuildView[];
  pool: Record<string, number>;
  decks: Decks;
  discarded: Discarded;
  wasted: string[];
  wasted_limit: number;
  vaccine: Vaccine;
  event: EventCard | null;
  ongoing: EventCard | null;
  frozen_until: number | null;
  obeyed: boolean[] | null;
  meeting: Meeting | null;
  mutations_left: string[] | null;
  counts: Counts;
};
