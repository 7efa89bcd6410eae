/** What a seat sees of Pandorum, as the Python side tells it. */
import type { Sentence, View } from "../../wire/generated/core";

export type Cards = Record<string, number>;

export interface Hex {
  hex: number;
  sector: number;
  /** Axial. */
  place: [number, number];
  terrain: string | null;
  holds: "structure" | "volcano" | "pad" | "monolith" | "city" | null;
  harvesters: number[];
  owner?: number;
  structure?: string;
  contaminated?: boolean;
  tokens: string[];
}

export interface Sector {
  sector: number;
  /** By player: the worth of the Structures there, and what the sector would pay now. */
  worth: number[];
  pays: number[];
}

export interface Player {
  player: number;
  maximus: boolean;
  quids: number;
  harvester: number;
  modules: number;
  bases: number;
  constructions: number;
  forepart: string | null;
  /** `to_next`: how many more cards in slot 2 the next level needs, null at the cap. */
  hull: { name: string; level: number; step: number; cap: number; to_next: number | null } | null;
  satellites: { name: string; targets: string[] }[];
  hand: number;
  /** The cards of the hand that one knows: all of one's own. */
  cards: Cards;
  slots: Cards[];
  cargo_pays: number;
  monoliths: string[];
  engines: number;
}

export interface ActiveEvent {
  name: string;
  rule: string;
  immediate: string;
  ongoing: string;
  quids: number;
  live: boolean;
}

/** One part of an income, with the sentence that tells where it comes from. */
export interface Item {
  quids: number;
  said: Sentence;
}

export interface Move {
  hex: number;
  price: number;
  free: boolean;
  across?: "may" | "must";
  /** What one card of each type would bring there, and what hull and Events would add. */
  pays?: number[];
  bonus?: number;
}

/** `pays` has the sums of the items in `cards`; `bonus` comes when the construction is finished. */
export interface Site {
  hex: number;
  pays: number[];
  cards: Record<string, Item[]>;
  bonus: Item[];
}

export interface Construction {
  structure: string;
  hex: number;
  used: Cards;
  cards: number;
  least: number;
  most: number;
  /** How many more cards it takes. */
  room: number;
  earned: number;
  /** What it brings if it is finished now. */
  total: number;
  drilling: boolean;
}

export interface PandorumView extends View {
  round: number;
  last_round: boolean;
  phase: "supply" | "put-back" | "act" | "pay" | "build" | "maximus" | "end" | "over" | "event" | "monolith";
  active: number;
  solo: boolean;
  with: { monoliths: boolean; events: boolean };
  turn: {
    moved: boolean;
    built: boolean;
    forepart_used: boolean;
    farther: boolean;
    price_left: number;
    extra_turn: boolean;
    no_building: boolean;
  };
  hexes: Hex[];
  crack: [number[], number[]] | null;
  sectors: Sector[];
  market: Cards;
  deck: number;
  box: Cards;
  players: Player[];
  events: {
    deck: number;
    active: ActiveEvent[];
    turning: string | null;
    over: string[];
    auction: { bid: number; bidder: number | null; bidding: number[] } | null;
    sold: string[];
    /** What 0, 1, 2 … engine tokens cost, while they are for sale. */
    token_prices: number[] | null;
  };
  monoliths_left: number;
  monoliths_over: string[];
  aside: (string | null)[];
  moves: Move[];
  site: Site | null;
  construction: Construction | null;
}

export const count = (cards: Cards): number => Object.values(cards).reduce((sum, number) => sum + number, 0);
