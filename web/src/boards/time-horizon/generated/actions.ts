/**
 * Everything that a player of Time Horizon can choose. Written by tools/generate_types.py: change the Python side and
 * run it.
 */
import type { Ranged } from "../../../wire/generated/core";
import type { Offer } from "../../../wire/generated/shapes";

/** Give up an event of one's hand for one of the three shown. */
export type SwapEvent = {
  kind: "swap-event";
  give: string;
  take: string;
};

/** Begin with the events that were dealt. */
export type KeepEvents = {
  kind: "keep-events";
};

/** Go to a neighbouring node. */
export type Move = {
  kind: "move";
  node: number;
};

/** Go through the wormhole of one's node. */
export type EnterWormhole = {
  kind: "enter-wormhole";
};

/** Come back through a wormhole. */
export type LeaveWormhole = {
  kind: "leave-wormhole";
  node: number;
};

/** Choose the event that shall be organised here. */
export type Organise = {
  kind: "organise";
  card: string;
};

/** Give the Logistic a link on a side of the board; the number is its strength. */
export type DrawLink = Ranged & {
  kind: "draw-link";
  side: number;
  link: string;
};

/** Put another player's colour on a free arc. */
export type NameArc = {
  kind: "name-arc";
  colour: string;
  side: string;
};

/** Lay the chosen event down, turned clockwise by so many sixths, with one's token on a side. */
export type Place = {
  kind: "place";
  rotation: number;
  side: string;
};

/** Leave what was begun. */
export type PutBack = {
  kind: "put-back";
};

/** Extract energy where one stands. */
export type Extract = {
  kind: "extract";
};

/** Extract energy and use a charge of the Collector. */
export type ExtractWithCollector = {
  kind: "extract-with-collector";
};

/** Push the event of one's node a little. */
export type WeakImpact = {
  kind: "weak-impact";
  side: string;
};

/** Push the event of one's node hard. */
export type StrongImpact = {
  kind: "strong-impact";
  side: string;
};

/** Buy or upgrade an item. */
export type Buy = {
  kind: "buy";
  item: string;
};

/** Shoot at a player in the same node. */
export type Attack = {
  kind: "attack";
  player: number;
};

/** Take all energy out of the Kinetic Storage. */
export type EmptyStorage = {
  kind: "empty-storage";
};

/** Reinforce the link between one's node and a neighbour. */
export type Amplify = {
  kind: "amplify";
  node: number;
};

/** Reinforce a Needle's link between one's node and another. */
export type AmplifyNeedle = {
  kind: "amplify-needle";
  node: number;
};

/** Take the energy out of an artifact in hand. */
export type Discharge = {
  kind: "discharge";
  artifact: string;
};

/** Put an artifact from hand on the table. */
export type Cast = {
  kind: "cast";
  artifact: string;
};

/** Put the Tangle of Fates into one's node, with the tie-breaker on a side. */
export type CastTangle = {
  kind: "cast-tangle";
  side: string;
};

/** Use the Collapse Generator; where to comes next. */
export type OpenCollapse = {
  kind: "open-collapse";
};

/** Collapse into a node. */
export type Jump = {
  kind: "jump";
  node: number;
};

/** Collapse to V616 Mon. */
export type JumpFar = {
  kind: "jump-far";
};

/** Take energy out of the Hole in the Box. */
export type Borrow = Ranged & {
  kind: "borrow";
};

/** Put energy back into the Hole in the Box. */
export type Repay = Ranged & {
  kind: "repay";
};

/** Use the Lachesis Needle; where to comes next. */
export type ThreadNeedle = {
  kind: "thread-needle";
};

/** Link one's node to a later one. */
export type Sew = {
  kind: "sew";
  node: number;
  link: string;
};

/** Use the Symmetrical Stabilizer. */
export type Stabilize = {
  kind: "stabilize";
  side: string;
};

/** Put a token on a side of the Tangle, with added impacts. */
export type Bet = Ranged & {
  kind: "bet";
  side: string;
};

/** Say who of the equally near pays the debt of the Hole next. */
export type NextVictim = {
  kind: "next-victim";
  player: number;
};

/** Keep one of the events drawn after one's turn. */
export type ChooseEvent = {
  kind: "choose-event";
  card: string;
};

/** Leave a node that was realised. */
export type Flee = {
  kind: "flee";
  node: number;
};

/** Confirm that the last energy is spent. */
export type SpendLast = {
  kind: "spend-last";
};

/** Keep the last energy. */
export type Refrain = {
  kind: "refrain";
};

/** End one's turn. */
export type EndTurn = {
  kind: "end-turn";
};

/** Begin to draft an offer. */
export type OfferExchange = {
  kind: "offer-exchange";
  player: number;
};

/** Have nothing to offer in the turns of others before one's own next one. */
export type LetBe = {
  kind: "let-be";
};

/** Put energy into the offer, instead of what was there of it. */
export type GiveEnergy = Ranged & {
  kind: "give-energy";
};

/** Put energy of the other player into the offer, instead of what was there of it. */
export type AskEnergy = Ranged & {
  kind: "ask-energy";
};

/** Offer a cast artifact, with its state. */
export type GiveFromTable = {
  kind: "give-from-table";
  artifact: string;
};

/** Offer an artifact from hand and tell the other player which. */
export type GiveNamed = {
  kind: "give-named";
  artifact: string;
};

/** Offer an artifact from hand without saying which. */
export type GiveHidden = {
  kind: "give-hidden";
  artifact: string;
};

/** Ask for a cast artifact. */
export type AskFromTable = {
  kind: "ask-from-table";
  artifact: string;
};

/** Ask for an artifact from the other player's hand, by name. */
export type AskNamed = {
  kind: "ask-named";
  artifact: string;
};

/** Ask for an artifact from hand of the other player's choice. */
export type AskAny = {
  kind: "ask-any";
};

/** Take something that one gives out of the draft again. */
export type DontGive = {
  kind: "dont-give";
  part: string;
};

/** Take something that one asks for out of the draft again. */
export type DontAsk = {
  kind: "dont-ask";
  part: string;
};

/** Make the drafted offer. */
export type Propose = {
  kind: "propose";
};

/** Put the draft away. */
export type DropDraft = {
  kind: "drop-draft";
};

/** Take one's offer back before it is answered. */
export type Withdraw = {
  kind: "withdraw";
};

/** Wait for the answer. */
export type LeaveStanding = {
  kind: "leave-standing";
};

/** Agree to the exchange that is offered. */
export type Accept = {
  kind: "accept";
};

/** Want no exchange: the offer is closed. */
export type Decline = {
  kind: "decline";
};

/** Draft another offer instead. */
export type Counter = {
  kind: "counter";
};

/** Choose the artifact that was asked for without a name. */
export type HandOver = {
  kind: "hand-over";
  artifact: string;
};

/** Take no offers from now on; an open one is declined. */
export type CloseOffers = {
  kind: "close-offers";
};

/** Take offers again. */
export type OpenOffers = {
  kind: "open-offers";
};

export type TimeHorizonAction =
  | SwapEvent
  | KeepEvents
  | Move
  | EnterWormhole
  | LeaveWormhole
  | Organise
  | DrawLink
  | NameArc
  | Place
  | PutBack
  | Extract
  | ExtractWithCollector
  | WeakImpact
  | StrongImpact
  | Buy
  | Attack
  | EmptyStorage
  | Amplify
  | AmplifyNeedle
  | Discharge
  | Cast
  | CastTangle
  | OpenCollapse
  | Jump
  | JumpFar
  | Borrow
  | Repay
  | ThreadNeedle
  | Sew
  | Stabilize
  | Bet
  | NextVictim
  | OfferExchange
  | LetBe
  | GiveEnergy
  | AskEnergy
  | GiveFromTable
  | GiveNamed
  | GiveHidden
  | AskFromTable
  | AskNamed
  | AskAny
  | DontGive
  | DontAsk
  | Propose
  | DropDraft
  | Withdraw
  | LeaveStanding
  | Accept
  | Decline
  | Counter
  | HandOver
  | CloseOffers
  | OpenOffers
  | ChooseEvent
  | Flee
  | SpendLast
  | Refrain
  | EndTurn;

export interface TimeHorizonOffer extends Offer {
  action: TimeHorizonAction;
}
