/**
 * What a seat may know of a position of Dark Matter: The Card Game. Written by tools/generate_types.py: change the
 * Python side and run it.
 */
import type { View } from "../../../wire/generated/core";

export type Depth = "surface" | "underground" | "deep";

export type Kind = "student" | "data" | "publication";

export type Phase = "bid" | "turn" | "assign" | "discard-research" | "discard-resource" | "discard-grant" | "over";

export type Verdict = "positive" | "negative" | "unknown";

/** A research as it is printed; without a candidate it finds nothing (DM-44). */
export type ResearchCard = {
  name: string;
  candidate: string | null;
  depth: Depth;
  needs: Kind[];
};

/** A research in a laboratory; `short` is less than it lacks when a postdoc helps (DM-66). */
export type Installed = ResearchCard & {
  has: Kind[];
  lacks: Kind[];
  short: number;
  postdoc: boolean;
  fulfilled: boolean;
};

/** A laboratory as it is printed. */
export type LaboratoryCard = {
  name: string;
  depth: Depth;
};

/** A laboratory in play. */
export type Laboratory = LaboratoryCard & {
  owner: number;
  research: Installed | null;
};

/** A grant card that can be bid, in M$. */
export type Money = {
  money: number;
};

/** A grant card that can be played, by its title. */
export type Event = {
  event: string;
};

export type Grant = Money | Event;

/** How many cards lie face down. */
export type Stacks = {
  laboratories: number;
  research: number;
  resources: number;
  grants: number;
};

/** The three open cards; none when a stack has run out, or while somebody must discard (DM-33). */
export type FaceUp = {
  laboratory: LaboratoryCard | null;
  research: ResearchCard | null;
  resource: Kind | null;
};

/** What has left the game, but for events. */
export type Discarded = {
  research: string[];
  resources: Partial<Record<Kind, number>>;
};

/** What lies open on the table for everybody (DM-92). `acting` is whose turn it is, once the bids are shown. */
export type PublicView = {
  round: number;
  phase: Phase;
  order: number[];
  turn: number;
  acting: number | null;
  stacks: Stacks;
  face_up: FaceUp;
  laboratories: Laboratory[];
  played: Grant[];
  removed_events: string[];
  recalled: string | null;
  discarded: Discarded;
};

/** A candidate with its verdict as one knows it, and who looked at it (DM-65). */
export type Candidate = {
  name: string;
  verdict: Verdict;
  revealed: boolean;
  seen_by: number[];
};

/** What a player keeps. */
export type Side = {
  research: ResearchCard[];
  resources: Kind[];
};

/** A player's mat: how many cards the hand has, and those of them that one knows. */
export type Player = {
  seat: number;
  hand: number;
  cards: Grant[];
  bid: number | "face down" | null;
  side: Side;
};

/** What depends on who looks: verdicts, hands and bids. */
export type OwnView = {
  candidates: Candidate[];
  players: Player[];
};

/** All that a seat may know. */
export type DarkMatterView = View & PublicView & OwnView;
