/**
 * Everything that a player of Time Horizon can choose. Written by tools/generate_types.py: change the Python side and
 * run it.
 */
import type { Ranged } from "../../../wire/generated/core";
import type { Offer } from "../../../wire/generated/shapes";

/** Give up an event of one's hand for one of the three shown. */
export interface SwapEvent {
  kind: "swap-event";
  give: string;
  take: string;
}

/** Begin with the events that were dealt. */
export interface KeepEvents {
  kind: "keep-events";
}

/** Go to a neighbouring node. */
export interface Move {
  kind: "move";
  node: number;
}

/** Go through the wormhole of one's node. */
export interface EnterWormhole {
  kind: "enter-wormhole";
}

/** Come back through a wormhole. */
export interface LeaveWormhole {
  kind: "leave-wormhole";
  node: number;
}

/** Choose the event that shall be organised here. */
export interface Organise {
  kind: "organise";
  card: string;
}

/** Give the Logistic a link on a side of the board; the number is its strength. */
export interface DrawLink extends Ranged {
  kind: "draw-link";
  side: number;
  link: string;
}

/** Put another player's colour on a free arc. */
export interface NameArc {
  kind: "name-arc";
  colour: string;
  side: string;
}

/** Lay the chosen event down, turned clockwise by so many sixths, with one's token on a side. */
export interface Place {
  kind: "place";
  rotation: number;
  side: string;
}

/** Leave what was begun. */
export interface PutBack {
  kind: "put-back";
}

/** Extract energy where one stands. */
export interface Extract {
  kind: "extract";
}

/** Extract energy and use a charge of the Collector. */
export interface ExtractWithCollector {
  kind: "extract-with-collector";
}

/** Push the event of one's node a little. */
export interface WeakImpact {
  kind: "weak-impact";
  side: string;
}

/** Push the event of one's node hard. */
export interface StrongImpact {
  kind: "strong-impact";
  side: string;
}

/** Buy or upgrade an item. */
export interface Buy {
  kind: "buy";
  item: string;
}

/** Shoot at a player in the same node. */
export interface Attack {
  kind: "attack";
  player: number;
}

/** Take all energy out of the Kinetic Storage. */
export interface EmptyStorage {
  kind: "empty-storage";
}

/** Reinforce the link between one's node and a neighbour. */
export interface Amplify {
  kind: "amplify";
  node: number;
}

/** Reinforce a Needle's link between one's node and another. */
export interface AmplifyNeedle {
  kind: "amplify-needle";
  node: number;
}

/** Take the energy out of an artifact in hand. */
export interface Discharge {
  kind: "discharge";
  artifact: string;
}

/** Put an artifact from hand on the table. */
export interface Cast {
  kind: "cast";
  artifact: string;
}

/** Put the Tangle of Fates into one's node, with the tie-breaker on a side. */
export interface CastTangle {
  kind: "cast-tangle";
  side: string;
}

/** Use the Collapse Generator; where to comes next. */
export interface OpenCollapse {
  kind: "open-collapse";
}

/** Collapse into a node. */
export interface Jump {
  kind: "jump";
  node: number;
}

/** Collapse to V616 Mon. */
export interface JumpFar {
  kind: "jump-far";
}

/** Take energy out of the Hole in the Box. */
export interface Borrow extends Ranged {
  kind: "borrow";
}

/** Put energy back into the Hole in the Box. */
export interface Repay extends Ranged {
  kind: "repay";
}

/** Use the Lachesis Needle; where to comes next. */
export interface ThreadNeedle {
  kind: "thread-needle";
}

/** Link one's node to a later one. */
export interface Sew {
  kind: "sew";
  node: number;
  link: string;
}

/** Use the Symmetrical Stabilizer. */
export interface Stabilize {
  kind: "stabilize";
  side: string;
}

/** Put a token on a side of the Tangle, with added impacts. */
export interface Bet extends Ranged {
  kind: "bet";
  side: string;
}

/** Say who of the equally near pays the debt of the Hole next. */
export interface NextVictim {
  kind: "next-victim";
  player: number;
}

/** Keep one of the events drawn after one's turn. */
export interface ChooseEvent {
  kind: "choose-event";
  card: string;
}

/** Leave a node that was realised. */
export interface Flee {
  kind: "flee";
  node: number;
}

/** Confirm that the last energy is spent. */
export interface SpendLast {
  kind: "spend-last";
}

/** Keep the last energy. */
export interface Refrain {
  kind: "refrain";
}

/** End one's turn. */
export interface EndTurn {
  kind: "end-turn";
}

/** Begin to draft an offer. */
export interface OfferExchange {
  kind: "offer-exchange";
  player: number;
}

/** Have nothing to offer in this turn of another player. */
export interface LetBe {
  kind: "let-be";
}

/** Put energy into the offer. */
export interface GiveEnergy extends Ranged {
  kind: "give-energy";
}

/** Ask for energy. */
export interface AskEnergy extends Ranged {
  kind: "ask-energy";
}

/** Offer a cast artifact, with its state. */
export interface GiveFromTable {
  kind: "give-from-table";
  artifact: string;
}

/** Offer an artifact from hand and tell the other player which. */
export interface GiveNamed {
  kind: "give-named";
  artifact: string;
}

/** Offer an artifact from hand without saying which. */
export interface GiveHidden {
  kind: "give-hidden";
  artifact: string;
}

/** Ask for a cast artifact. */
export interface AskFromTable {
  kind: "ask-from-table";
  artifact: string;
}

/** Ask for an artifact from the other player's hand, by name. */
export interface AskNamed {
  kind: "ask-named";
  artifact: string;
}

/** Ask for an artifact from hand of the other player's choice. */
export interface AskAny {
  kind: "ask-any";
}

/** Make the drafted offer. */
export interface Propose {
  kind: "propose";
}

/** Put the draft away. */
export interface DropDraft {
  kind: "drop-draft";
}

/** Take one's offer back before it is answered. */
export interface Withdraw {
  kind: "withdraw";
}

/** Wait for the answer. */
export interface LeaveStanding {
  kind: "leave-standing";
}

/** Agree to the exchange that is offered. */
export interface Accept {
  kind: "accept";
}

/** Want no exchange: the offer is closed. */
export interface Decline {
  kind: "decline";
}

/** Draft another offer instead. */
export interface Counter {
  kind: "counter";
}

/** Choose the artifact that was asked for without a name. */
export interface HandOver {
  kind: "hand-over";
  artifact: string;
}

/** Take no offers from now on; an open one is declined. */
export interface CloseOffers {
  kind: "close-offers";
}

/** Take offers again. */
export interface OpenOffers {
  kind: "open-offers";
}

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
