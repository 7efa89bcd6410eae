/**
 * Everything that a player of For Science! can choose. Written by tools/generate_types.py: change the Python side and
 * run it.
 */
import type { Ranged } from "../../../wire/generated/core";
import type { Offer } from "../../../wire/generated/shapes";

/** Take a Role with its Workshop. */
export type ChooseRole = {
  kind: "choose-role";
  role: string;
};

/** Choose the Mutation that is on every Disease. */
export type PickUniversal = {
  kind: "pick-universal";
  mutation: string;
};

/** Build lying on the table from now on. */
export type BuildFlat = {
  kind: "build-flat";
};

/** Build upright after all. */
export type BuildUpright = {
  kind: "build-upright";
};

/** Be ready to begin, or to go on. */
export type SayReady = {
  kind: "say-ready";
};

/** Draw a Design card. */
export type DrawDesign = {
  kind: "draw-design";
};

/** Keep one of several cards that a power lets one look at. */
export type KeepDesign = {
  kind: "keep-design";
  card: string;
};

/** Play a card from hand into a Design. */
export type PlayDesign = {
  kind: "play-design";
  card: string;
  place: string;
};

/** Lay the cards of a Design in another order, or turn some of them. */
export type Arrange = {
  kind: "arrange";
  place: string;
  column: string;
};

/** Waste a card from hand. */
export type WasteHand = {
  kind: "waste-hand";
  card: string;
};

/** Waste a card of a Lab's Design or of one's own Workshop. */
export type WasteDesign = {
  kind: "waste-design";
  card: string;
  place: string;
};

/** Turn a Disease to Verified. */
export type VerifyDesign = {
  kind: "verify-design";
  place: string;
};

/** Begin to build a Design. */
export type StartBuild = {
  kind: "start-build";
  place: string;
};

/** Be the second builder of an Alternating Cure. */
export type JoinBuild = {
  kind: "join-build";
  builder: number;
};

/** Take a block out of the common pool into one's build. */
export type TakeBlock = {
  kind: "take-block";
  block: string;
};

/** Give a block back to the pool, be it that it fell off. */
export type ReturnBlock = {
  kind: "return-block";
  block: string;
};

/** Take one's build apart, or leave it to the other builder. */
export type TearDown = {
  kind: "tear-down";
};

/** Viral Virtuoso: leave a block of the Design out. */
export type OmitBlock = {
  kind: "omit-block";
  symbol: number;
};

/** Pathological Pathologist: ignore what a block touches. */
export type ExcuseBlock = {
  kind: "excuse-block";
  symbol: number;
};

/** Type a phrase that a card asks for. */
export type Recite = {
  kind: "recite";
  phrase: string;
};

/** Say that the build is done: its poses are frozen and judged. `rest`: thousandths of a second since it moved. */
export type CheckBuild = {
  kind: "check-build";
  poses: string;
  rest: number;
};

/** Verify another player's build. */
export type VerifyBuild = {
  kind: "verify-build";
  builder: number;
};

/** Buy a vaccine tile by its shape. */
export type BuyTile = {
  kind: "buy-tile";
  shape: string;
};

/** Spend 1 Data on the Wasted board. */
export type ClearWasted = {
  kind: "clear-wasted";
};

/** The Coffee Guy: spend 1 Data on coffee. */
export type ServeCoffee = {
  kind: "serve-coffee";
};

/** Discard an earned tile. */
export type GiveUpTile = {
  kind: "give-up-tile";
  tile: number;
};

/** Take an earned tile in hand, so that nobody else can. */
export type TakeTile = {
  kind: "take-tile";
  tile: number;
};

/** Put the tile in hand down on the lattice. */
export type PutTile = {
  kind: "put-tile";
  x: number;
  y: number;
  turn: number;
};

/** Put the tile in hand with the loose ones. */
export type LayAside = {
  kind: "lay-aside";
};

/** Unconventional Theoretician: put a half circle to a side of a tile. */
export type PutCap = {
  kind: "put-cap";
  tile: number;
  side: number;
};

/** Take a half circle off the vaccine again. */
export type TakeCap = {
  kind: "take-cap";
  tile: number;
  side: number;
};

/** Call a Team Meeting and count the group of a tile. */
export type CallMeeting = {
  kind: "call-meeting";
  tile: number;
};

/** Verify the count of the Team Meeting. */
export type ConfirmCount = {
  kind: "confirm-count";
};

/** At a red alert: draw the Event. */
export type DrawEvent = {
  kind: "draw-event";
};

/** Overworked Lab Assistant: support another player's build. */
export type LendHand = {
  kind: "lend-hand";
  builder: number;
};

/** Overworked Lab Assistant: let go. */
export type TakeHandBack = {
  kind: "take-hand-back";
  builder: number;
};

/** Overenthusiastic Team Coach: cheer for a build. */
export type Cheer = {
  kind: "cheer";
  builder: number;
};

/** Do nothing for some seconds: how bots keep a human pace. */
export type Think = Ranged & {
  kind: "think";
};

/** Ask for a pause; it comes when everybody has asked. */
export type AskPause = {
  kind: "ask-pause";
};

/** No pause after all. */
export type DropPause = {
  kind: "drop-pause";
};

/** A player's connection is lost: the server says so. */
export type Leave = {
  kind: "leave";
};

/** The player is there again. */
export type ComeBack = {
  kind: "come-back";
};

export type ForScienceAction =
  | ChooseRole
  | PickUniversal
  | BuildFlat
  | BuildUpright
  | SayReady
  | DrawDesign
  | KeepDesign
  | PlayDesign
  | Arrange
  | WasteHand
  | WasteDesign
  | VerifyDesign
  | StartBuild
  | JoinBuild
  | TakeBlock
  | ReturnBlock
  | TearDown
  | OmitBlock
  | ExcuseBlock
  | Recite
  | CheckBuild
  | VerifyBuild
  | BuyTile
  | ClearWasted
  | ServeCoffee
  | GiveUpTile
  | TakeTile
  | PutTile
  | LayAside
  | PutCap
  | TakeCap
  | CallMeeting
  | ConfirmCount
  | DrawEvent
  | LendHand
  | TakeHandBack
  | Cheer
  | Think
  | AskPause
  | DropPause
  | Leave
  | ComeBack;

export interface ForScienceOffer extends Offer {
  action: ForScienceAction;
}
