/**
 * Everything that a player of Pandorum can choose. Written by tools/generate_types.py: change the Python side and run
 * it.
 */
import type { Ranged } from "../../../wire/generated/core";
import type { Offer } from "../../../wire/generated/shapes";

/** Take all cards of a type from the Market. */
export type TakeCards = {
  kind: "take-cards";
  card: string;
};

/** Put a card of a hand above the limit into the Market. */
export type PutBack = {
  kind: "put-back";
  card: string;
};

/** Move the Harvester; the price is paid card by card. */
export type Move = {
  kind: "move";
  hex: number;
  price: number;
};

/** Move the Harvester across the dead city. */
export type Cross = {
  kind: "cross";
  hex: number;
  price: number;
};

/** Pay one card of a move's price. */
export type Pay = {
  kind: "pay";
  card: string;
};

/** Begin a construction on the Harvester's hex. */
export type Build = {
  kind: "build";
  structure: string;
};

/** Begin to turn one's own module into a base. */
export type Rebuild = {
  kind: "rebuild";
};

/** Use a card in a construction and slot it. */
export type UseCard = {
  kind: "use-card";
  card: string;
  slot: number;
};

/** Finish a construction. */
export type Finish = {
  kind: "finish";
};

/** Use the active ability for a card from slot 1. */
export type UseForepart = {
  kind: "use-forepart";
  card: string;
  forepart: string;
};

/** Use an active ability that takes from a player. */
export type UseGrapple = {
  kind: "use-grapple";
  card: string;
  forepart: string;
  player: number;
};

/** Use an active ability that takes from Maximus. */
export type GrappleMaximus = {
  kind: "grapple-maximus";
  card: string;
  forepart: string;
};

/** End one's turn. */
export type EndTurn = {
  kind: "end-turn";
};

/** Use a kept Monolith card. */
export type UseMonolith = {
  kind: "use-monolith";
  monolith: string;
};

/** Keep one of the cards taken from others; the rest go to the box. */
export type KeepCard = {
  kind: "keep-card";
  card: string;
};

/** Put a drawn card into a slot. */
export type SlotCard = {
  kind: "slot-card";
  card: string;
  slot: number;
};

/** Return a card from a slot to one's hand. */
export type TakeBack = {
  kind: "take-back";
  card: string;
  slot: number;
};

/** Put the meteor shower on two hexes. */
export type DropMeteors = {
  kind: "drop-meteors";
  first: number;
  second: number;
};

/** Choose the hex in the middle of a row along the crack. */
export type CrackAt = {
  kind: "crack-at";
  hex: number;
};

/** Open the crack between two rows of hexes. */
export type OpenCrack = {
  kind: "open-crack";
  row: number[];
  opposite: number[];
};

/** Put a new Landing pad on a hex. */
export type PlacePad = {
  kind: "place-pad";
  hex: number;
};

/** Discard a card from hand to the box. */
export type SellCard = {
  kind: "sell-card";
  card: string;
};

/** Discard no more cards. */
export type SellNoMore = {
  kind: "sell-no-more";
};

/** Offer Quids in the auction. */
export type Bid = Ranged & {
  kind: "bid";
};

/** Leave the auction. */
export type PassAuction = {
  kind: "pass-auction";
};

/** Put a contamination token on one's own Structure. */
export type Contaminate = {
  kind: "contaminate";
  hex: number;
};

/** Pay for a contaminated Structure. */
export type CleanUp = {
  kind: "clean-up";
  hex: number;
};

/** Give a contaminated Structure up. */
export type Abandon = {
  kind: "abandon";
  hex: number;
};

/** Put the dead city in the place of a Volcano. */
export type RaiseCity = {
  kind: "raise-city";
  hex: number;
};

/** Put a free module on a hex. */
export type Settle = {
  kind: "settle";
  hex: number;
};

/** Remove one's own Structure. */
export type Dismantle = {
  kind: "dismantle";
  hex: number;
};

/** Buy engine tokens. */
export type BuyEngines = {
  kind: "buy-engines";
  tokens: number;
};

/** Discard an engine token for a free move. */
export type FreeMove = {
  kind: "free-move";
  hex: number;
};

/** Discard an engine token for a free move across the dead city. */
export type FreeCross = {
  kind: "free-cross";
  hex: number;
};

export type PandorumAction =
  | TakeCards
  | PutBack
  | Move
  | Cross
  | Pay
  | Build
  | Rebuild
  | UseCard
  | Finish
  | UseForepart
  | UseGrapple
  | GrappleMaximus
  | EndTurn
  | UseMonolith
  | KeepCard
  | SlotCard
  | TakeBack
  | DropMeteors
  | CrackAt
  | OpenCrack
  | PlacePad
  | SellCard
  | SellNoMore
  | Bid
  | PassAuction
  | Contaminate
  | CleanUp
  | Abandon
  | RaiseCity
  | Settle
  | Dismantle
  | BuyEngines
  | FreeMove
  | FreeCross;

export interface PandorumOffer extends Offer {
  action: PandorumAction;
}
