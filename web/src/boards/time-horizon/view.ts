/** What a seat sees of Time Horizon, as the Python side tells it. */
import type { View } from "../../wire/generated/core";

export type Side = "happens" | "does not";
export type LinkKind = "cause" | "hindrance";

export interface CardLink {
  side: number;
  kind: LinkKind;
  direction: "forward" | "backward";
}

export interface EventCard {
  title: string;
  sign: "green" | "red" | "grey";
  amount: number;
  bonus: number;
  /** A colour, "free" where one is named when the card is organised, or nobody. */
  happens: string | null;
  fails: string | null;
  gear: boolean;
  links: CardLink[];
  picture: string[];
  /** In one's hand: the rotations in which it could be laid down where one stands. */
  rotations?: number[];
}

/** Points that a seat gains; below 0: loses. */
export interface Gain {
  seat: number;
  points: number;
}

/** What is to be expected of a node's event, and who would gain by it. */
export interface Fate {
  node: number;
  sum: number;
  outcome: Side;
  scores: Gain[];
}

export interface PlacedEvent extends EventCard {
  rotation: number;
  organiser: number | null;
  token: Side;
  sum: number;
  outcome: Side;
  scores: Gain[];
  bets?: { seat: number; side: Side }[];
}

export interface Node {
  node: number;
  q: number;
  r: number;
  ring: number;
  result: Side | "empty" | null;
  pawns: number[];
  for: number;
  against: number;
  event: PlacedEvent | null;
}

export interface Link {
  from: number;
  to: number;
  kind: LinkKind;
  strength: number;
  long: boolean;
  worth: number;
  settled: boolean;
}

export interface CastArtifact {
  artifact: string;
  group: string;
  charges?: number;
  debt?: number;
  tension?: number;
}

export interface Player {
  seat: number;
  colours: string[];
  energy: number | null;
  points: number;
  node: number | null;
  far: boolean;
  alive: boolean;
  speed: number;
  items: Record<string, number>;
  prices: Record<string, number | null>;
  stored: number | null;
  hand: number;
  choosing: number;
  artifacts: number;
  known_artifacts: string[];
  table: CastArtifact[];
  takes_offers: boolean;
  reachable: { node: number; steps: number; cost: number }[];
  extraction: number;
}

export interface Plan {
  kind: "place" | "link" | "name" | "jump" | "sew";
  card: string | null;
  happens: string | null;
  fails: string | null;
  /** The links drawn so far by side: above 0 a cause, below a hindrance. */
  links: number[];
  /** Every way to lay the card down, with the forecast of all events that it would change. */
  placements: { rotation: number; side: Side; changes: Fate[] }[];
}

export interface Own {
  hand: EventCard[];
  choose_from: EventCard[];
  shown: EventCard[];
  artifacts: string[];
  plan: Plan | null;
  confirm: string | null;
  draft: { with: number; energy: number; gives: string[]; asks: string[] } | null;
  bets: { side: Side; impacts: number }[];
}

export interface TimeHorizonView extends View {
  round: number;
  phase: number;
  stage: string;
  timeline: { phase: number; first: number; last: number; ring: number }[];
  periods: { peace: boolean; artifacts: boolean; still: boolean; realisation: boolean };
  order: number[];
  turn: number;
  at_turn: number | null;
  activity: number;
  moves_left: number;
  now: number;
  nodes: Node[];
  links: Link[];
  wormholes: number[];
  far: { name: string; number: number; pawns: number[] };
  players: Player[];
  decks: {
    events: number;
    discarded: EventCard[];
    artifacts: number;
    artifacts_discarded: string[];
    artifacts_gone: string[];
  };
  offer: {
    proposer: number;
    receiver: number;
    energy: number;
    gives: string[];
    asks: string[];
    accepted: boolean;
  } | null;
  tangle: { node: number; owner: number; token: Side; tokens_left: number[] } | null;
  annihilation: { seat: number; missing: number } | null;
  fleeing: number[];
  optional: number[];
  you: Own | null;
}

/** Who plays a colour; null: nobody at this table. */
export function seatOf(view: TimeHorizonView, colour: string | null): number | null {
  const found = view.players.find((player) => colour !== null && player.colours.includes(colour));
  return found ? found.seat : null;
}
