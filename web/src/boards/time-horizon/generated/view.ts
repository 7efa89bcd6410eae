/**
 * What a seat may know of a position of Time Horizon. Written by tools/generate_types.py: change the Python side and
 * run it.
 */
import type { View } from "../../../wire/generated/core";

export type Side = "happens" | "does not";

export type LinkKind = "cause" | "hindrance";

export type Stage = "swap" | "turn" | "flee" | "bet" | "annihilate" | "shortage" | "over";

/** How a node came out; null: the Now has not passed it. */
export type Result = Side | "empty" | null;

export type Sign = "green" | "red" | "grey";

export type Group = "movement" | "energy" | "events";

export type PlanKind = "place" | "link" | "name" | "jump" | "sew";

/** Points that a seat gains; below 0: loses. */
export type Gain = {
  seat: number;
  points: number;
};

/** A link printed on a card, by the side on which it is as long as the card is not turned. */
export type CardLink = {
  side: number;
  kind: LinkKind;
  direction: "forward" | "backward";
};

/** What is printed on an event, but for its links and its picture. */
export type Face = {
  title: string;
  sign: Sign;
  /** What the player on the right arc gains; below 0: loses. */
  amount: number;
  bonus: number;
  happens: string | null;
  /** A colour, "free" where one is named when the card is organised, or nobody. */
  fails: string | null;
  gear: boolean;
};

/** A card as it is held or lies open: its face, its links and the picture on it. */
export type EventCard = Face & {
  links: CardLink[];
  /** The parts of which it is drawn; the last is the mark in the very middle. */
  picture: string[];
};

/** An event in one's hand. */
export type OwnCard = EventCard & {
  /** How it could be turned where one stands. */
  rotations: number[];
};

/** A token on a Tangle. */
export type PlacedBet = {
  seat: number;
  side: Side;
};

/** An event on the board, with its forecast, or its result when the Now has passed. */
export type PlacedEvent = EventCard & {
  rotation: number;
  organiser: number | null;
  token: Side;
  sum: number;
  outcome: Side;
  scores: Gain[];
  /** Of a Tangle only. */
  bets?: PlacedBet[];
};

export type Node = {
  node: number;
  q: number;
  r: number;
  ring: number;
  result: Result;
  pawns: number[];
  for: number;
  against: number;
  event: PlacedEvent | null;
};

export type Link = {
  from: number;
  to: number;
  kind: LinkKind;
  strength: number;
  long: boolean;
  worth: number;
  settled: boolean;
};

/** What would become of a node's event. */
export type Fate = {
  node: number;
  sum: number;
  outcome: Side;
  scores: Gain[];
};

/** A way to lay an event down, with the forecast of it and of every event that it would change, in order of time. */
export type Placement = {
  rotation: number;
  side: Side;
  changes: Fate[];
};

/** What the player at turn has begun. */
export type Plan = {
  kind: PlanKind;
  card: string | null;
  happens: string | null;
  fails: string | null;
  /** The links drawn so far by side: above 0 a cause, below a hindrance. */
  links: number[];
  /** Every way in which the card can be laid down now. */
  placements: Placement[];
};

export type Draft = {
  with: number;
  energy: number;
  gives: string[];
  asks: string[];
};

/** A bet of one's own. */
export type Bet = {
  side: Side;
  impacts: number;
};

/** What only one seat knows. */
export type Own = {
  hand: OwnCard[];
  choose_from: EventCard[];
  shown: EventCard[];
  artifacts: string[];
  plan: Plan | null;
  /** What would spend the last energy, in words. */
  confirm: string | null;
  draft: Draft | null;
  bets: Bet[];
};

/** An artifact on the table. */
export type CastArtifact = {
  artifact: string;
  group: Group;
  charges?: number;
  debt?: number;
  tension?: number;
};

/** A node that can be reached by moving. */
export type Reach = {
  node: number;
  steps: number;
  cost: number;
};

/** A player's mat. */
export type Player = {
  seat: number;
  colours: string[];
  /** Nobody's but one's own while bets are made. */
  energy: number | null;
  points: number;
  /** After each phase. */
  points_after: number[];
  node: number | null;
  far: boolean;
  alive: boolean;
  speed: number;
  /** By item the level; of the Link Amplifier the charges. */
  items: Record<string, number>;
  /** By item what it costs now; -1: there is nothing to buy. */
  prices: Record<string, number>;
  stored: number | null;
  hand: number;
  choosing: number;
  /** The event that was swapped for another before the first round. */
  gave_up: string | null;
  artifacts: number;
  known_artifacts: string[];
  table: CastArtifact[];
  takes_offers: boolean;
  reachable: Reach[];
  extraction: number;
  /** The events in hand, when the game is over. */
  held?: string[];
};

/** A phase, its rounds, and the ring that the Now passes after it. */
export type Phase = {
  phase: number;
  first: number;
  last: number;
  ring: number;
};

/** What is special about a round. */
export type Periods = {
  peace: boolean;
  artifacts: boolean;
  still: boolean;
  realisation: boolean;
};

/** V616 Mon, and who is there. */
export type Far = {
  name: string;
  number: number;
  pawns: number[];
};

/** The stacks: how many lie face down, and what lies face up. */
export type Decks = {
  events: number;
  discarded: number;
  artifacts: number;
  artifacts_discarded: string[];
  artifacts_gone: string[];
};

/** The open offer; energy below 0 is asked for. */
export type OpenOffer = {
  proposer: number;
  receiver: number;
  energy: number;
  gives: string[];
  asks: string[];
  accepted: boolean;
};

/** The Tangle that is bet on. */
export type Tangle = {
  node: number;
  owner: number;
  token: Side;
  tokens_left: number[];
};

/** Whose Hole annihilates, and how much is missing. */
export type Annihilation = {
  seat: number;
  missing: number;
};

/** All that a seat, or a spectator, may know. */
export type TimeHorizonView = View & {
  round: number;
  phase: number;
  stage: Stage;
  timeline: Phase[];
  periods: Periods;
  order: number[];
  turn: number;
  at_turn: number | null;
  activity: number;
  moves_left: number;
  now: number;
  nodes: Node[];
  links: Link[];
  wormholes: number[];
  far: Far;
  players: Player[];
  decks: Decks;
  offer: OpenOffer | null;
  tangle: Tangle | null;
  annihilation: Annihilation | null;
  fleeing: number[];
  /** Who may offer something, but nobody waits for them. */
  optional: number[];
  you: Own | null;
};
