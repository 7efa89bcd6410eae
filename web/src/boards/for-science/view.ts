/** The table of For Science! as the server tells it: `view.py`, as types. */
import type { Sentence, View } from "../../wire/generated/core";
import type { Insight } from "./vaccine/tiles";
import type { Shape } from "./vaccine/lattice";

export type Phase = "choosing" | "playing" | "alert" | "obeying" | "frozen" | "meeting" | "paused" | "over";

export interface Laid {
  card: string;
  turned: boolean;
}
export interface Need {
  text: string;
  words: string;
  met: boolean;
}
export interface Mutation {
  name: string;
  text: string;
  type: string;
  data: number;
  per_card: number;
}
export interface Lab {
  place: string;
  length: number;
  crossed: Shape | null;
  diseases: { name: string; quip: string }[];
  mutation: Mutation | null;
  needs: Need[];
  column: Laid[];
  complete: boolean;
  verified: boolean;
  short_of: string[];
}
export interface Workshop {
  place: string;
  owner: number;
  connections: number;
  bonus: number;
  column: Laid[];
}
export interface Role {
  name: string;
  text: string;
  power: string;
  strength: number;
  speech: string | null;
}
export interface Player {
  seat: number;
  roles: Role[];
  hand: string[];
  hand_limit: number;
  looks_at: string[];
  data: number;
  knowledge: number;
  prices: Record<Shape, number>;
  owes: number[];
  tile: number | null;
  ready: boolean;
  busy_until: number | null;
  away_since: number | null;
  wishes_pause: boolean;
  flat: boolean;
  takes_turns_with: number | null;
  must_hail: string | null;
}
export interface BuildView {
  builder: number;
  second: number | null;
  place: string;
  cure: boolean;
  blocks: Record<string, number>;
  plan: {
    kinds: string[];
    symbols: number[];
    lines: [number, number][];
    optional: [number, number][];
    faces: string[];
    marked: boolean[];
    cards: number[];
    heights: number[];
    ranks: number[];
  };
  flat: boolean;
  handicaps: string[];
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
}
export interface EventCard {
  name: string;
  text: string;
  type: string;
  phrase: string | null;
}
export interface ForScienceView extends View {
  phase: Phase;
  clock: number;
  ends_at: number | null;
  goal: number;
  tracks: Insight;
  terms: {
    level: number;
    limit: number | null;
    events: string;
    powers: boolean;
    impenetrable: boolean;
    penalty: number;
    horizontal: boolean;
    expert: boolean;
  };
  labs: Lab[];
  universal: Mutation | null;
  workshops: Workshop[];
  players: Player[];
  builds: BuildView[];
  pool: Record<string, number>;
  decks: Record<"design" | "disease" | "mutation" | "event", number>;
  discarded: Record<"design" | "disease" | "mutation" | "event", string[]>;
  wasted: string[];
  wasted_limit: number;
  vaccine: {
    stacks: Record<Shape, number>;
    loose: number[];
    lying: [number, number, number, number][];
    caps: [number, number][];
    groups: { tiles: number[]; insight: Insight }[];
  };
  event: EventCard | null;
  ongoing: EventCard | null;
  frozen_until: number | null;
  obeyed: boolean[] | null;
  meeting: { caller: number; tiles: number[]; insight: Insight; until: number } | null;
  mutations_left: string[] | null;
  counts: { cured: number; researched: number; checks: number };
}

/** The build that a seat has a hand in: its own, or one where it takes turns or helps. */
export function buildOf(view: ForScienceView, seat: number | null): BuildView | null {
  if (seat === null) return null;
  return (
    view.builds.find((build) => build.builder === seat) ??
    view.builds.find((build) => build.second === seat || build.helper === seat) ??
    null
  );
}

/** The column of cards that lies in a Lab or a Workshop. */
export const columnAt = (view: ForScienceView, place: string): Laid[] =>
  [...view.labs, ...view.workshops].find((one) => one.place === place)?.column ?? [];
