/**
 * What a seat may know of a position of Pandorum. Written by tools/generate_types.py: change the Python side and run
 * it.
 */
import type { Pair, Sentence, View } from "../../../wire/generated/core";

/** How many cards of each type, those that are there. */
export type Cards = Record<string, number>;

/** What the game waits for. */
export type Phase = "supply" | "put-back" | "act" | "pay" | "build" | "maximus" | "end" | "over" | "event" | "monolith";

/** What a hex holds. */
export type Held = "structure" | "volcano" | "pad" | "monolith" | "city" | null;

export type Token = "eruption" | "meteors" | "crack";

/** Which modules of the expansion are played with. */
export type Modules = {
  monoliths: boolean;
  events: boolean;
};

/** What has happened in the turn that goes on. */
export type Turn = {
  moved: boolean;
  built: boolean;
  forepart_used: boolean;
  farther: boolean;
  price_left: number;
  extra_turn: boolean;
  no_building: boolean;
};

/** A hex, its axial place, and what it holds; the last three are there with a Structure only. */
export type Hex = {
  hex: number;
  sector: number;
  place: Pair;
  terrain: string | null;
  holds: Held;
  harvesters: number[];
  owner?: number;
  structure?: string;
  contaminated?: boolean;
  tokens: Token[];
};

/** By player: the worth of the Structures in a sector, and what it would pay if the game ended now. */
export type Sector = {
  sector: number;
  worth: number[];
  pays: number[];
};

/** A hull; `to_next` is how many more cards in slot 2 its next level needs, None at the cap. */
export type Hull = {
  name: string;
  level: number;
  step: number;
  cap: number;
  to_next: number | null;
};

/** A Satellite with the types that it names. */
export type Satellite = {
  name: string;
  targets: string[];
};

/** A corporation; of its hand the number of cards, and those of them that one knows: all of one's own. */
export type Player = {
  player: number;
  maximus: boolean;
  quids: number;
  harvester: number;
  modules: number;
  bases: number;
  constructions: number;
  forepart: string | null;
  hull: Hull | null;
  satellites: Satellite[];
  hand: number;
  cards: Cards;
  slots: Cards[];
  cargo_pays: number;
  monoliths: string[];
  engines: number;
};

/** An Event that is face up, `in_force` from the next player's turn on. `end` is empty if nothing follows. */
export type ActiveEvent = {
  name: string;
  rule: string;
  immediate: string;
  ongoing: string;
  end: string;
  quids: number;
  in_force: boolean;
};

/** The highest bid, and who is still in. */
export type Auction = {
  bid: number;
  bidder: number | null;
  bidding: number[];
};

/**
 * The Events; `asking` waits for an answer, `turning` has no Quids on it yet. `token_prices` is what 0, 1, 2 … engine
 * tokens cost, while they are for sale.
 */
export type Events = {
  deck: number;
  active: ActiveEvent[];
  asking: string | null;
  turning: string | null;
  over: string[];
  auction: Auction | null;
  sold: string[];
  token_prices: number[] | null;
};

/** One part of an income, and the sentence that tells where it comes from. */
export type Item = {
  quids: number;
  said: Sentence;
};

/**
 * A hex in reach. Where one could build: what a card of each type would bring there, and what comes on top. So too on a
 * module of one's own that Training lets one rebuild. `from_events` is the part of the bonus that Events pay, `gain`
 * what they pay for going there. `price` is that of the cheapest way. While crossing the dead city pays, `around` and
 * `across` are the prices of the ways that there are.
 */
export type Move = {
  hex: number;
  price: number;
  free: boolean;
  pays?: number[];
  bonus?: number;
  from_events?: number;
  gain?: number;
  around?: number;
  across?: number;
};

/**
 * The hex under the Harvester, if it can be built on: what a card of each type would bring, item by item. `pays` has
 * the sums of the items in `cards`; `bonus` is what hull and Events pay when the construction is finished.
 */
export type SiteForecast = {
  hex: number;
  pays: number[];
  cards: Record<string, Item[]>;
  bonus: Item[];
};

/** The construction that goes on; `room` is how many more cards it takes, `total` what it brings if finished now. */
export type Construction = {
  structure: string;
  hex: number;
  used: Cards;
  cards: number;
  least: number;
  most: number;
  room: number;
  earned: number;
  total: number;
  drilling: boolean;
};

export type PandorumView = View & {
  round: number;
  last_round: boolean;
  phase: Phase;
  active: number;
  solo: boolean;
  with: Modules;
  turn: Turn;
  hexes: Hex[];
  crack: [number[], number[]] | null;
  sectors: Sector[];
  market: Cards;
  deck: number;
  box: Cards;
  players: Player[];
  events: Events;
  monoliths_left: number;
  monoliths_over: string[];
  aside: (string | null)[];
  moves: Move[];
  site: SiteForecast | null;
  construction: Construction | null;
};
