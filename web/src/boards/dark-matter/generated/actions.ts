/**
 * Everything that a player of Dark Matter: The Card Game can choose. Written by tools/generate_types.py: change the
 * Python side and run it.
 */
import type { Offer } from "../../../wire/generated/shapes";

/** Lay a money card face down. */
export type Bid = {
  kind: "bid";
  money: number;
};

/** Take the face-up laboratory. */
export type TakeLaboratory = {
  kind: "take-laboratory";
  laboratory: string;
};

/** Take the face-up research and install it at once. */
export type InstallResearch = {
  kind: "install-research";
  research: string;
  laboratory: string;
};

/** Take the face-up research to one's side. */
export type KeepResearch = {
  kind: "keep-research";
  research: string;
};

/** Take the face-up resource and put it at once on an installed research. */
export type UseResource = {
  kind: "use-resource";
  resource: string;
  research: string;
};

/** Take the face-up resource to one's side. */
export type KeepResource = {
  kind: "keep-resource";
  resource: string;
};

/** Give up one research of four at one's side. */
export type DiscardResearch = {
  kind: "discard-research";
  research: string;
};

/** Give up one resource of four at one's side. */
export type DiscardResource = {
  kind: "discard-resource";
  resource: string;
};

/** Install a research from one's side. */
export type AssignResearch = {
  kind: "assign-research";
  research: string;
  laboratory: string;
};

/** Put a resource from one's side on an installed research. */
export type AssignResource = {
  kind: "assign-resource";
  resource: string;
  research: string;
};

/** Assign nothing more to one's research. */
export type Done = {
  kind: "done";
};

/** Move a laboratory to another player. */
export type NewLabDirector = {
  kind: "new-lab-director";
  laboratory: string;
  player: number;
};

/** Do nothing at all. */
export type StudentProtest = {
  kind: "student-protest";
};

/** Remove an installed research and all on it. */
export type NoMoreFunds = {
  kind: "no-more-funds";
  research: string;
};

/** Look at an unrevealed verdict. */
export type NewTheoreticalInsight = {
  kind: "new-theoretical-insight";
  candidate: string;
};

/** Put the postdoc on an unfulfilled research. */
export type BrilliantPostdoc = {
  kind: "brilliant-postdoc";
  research: string;
};

/** Discard all resources on all research. */
export type CovidLockout = {
  kind: "covid-lockout";
};

/** Make another player discard the hand. */
export type ScienceMinistryDissolved = {
  kind: "science-ministry-dissolved";
  player: number;
};

/** Take a removed event into hand. */
export type DejaVu = {
  kind: "deja-vu";
  title: string;
};

/** Make everybody discard the hand. */
export type FakeNews = {
  kind: "fake-news";
};

/** Move every laboratory to the left. */
export type Revolution = {
  kind: "revolution";
};

/** Move a research to another laboratory. */
export type NewPrincipalInvestigator = {
  kind: "new-principal-investigator";
  research: string;
  laboratory: string;
};

/** Take another player's hand. */
export type FriendlyAgencyHead = {
  kind: "friendly-agency-head";
  player: number;
};

/** Give up a card of a hand that grew above three. */
export type DiscardGrant = {
  kind: "discard-grant";
  grant: string;
};

export type DarkMatterAction =
  | Bid
  | TakeLaboratory
  | InstallResearch
  | KeepResearch
  | UseResource
  | KeepResource
  | DiscardResearch
  | DiscardResource
  | AssignResearch
  | AssignResource
  | Done
  | NewLabDirector
  | StudentProtest
  | NoMoreFunds
  | NewTheoreticalInsight
  | BrilliantPostdoc
  | CovidLockout
  | ScienceMinistryDissolved
  | DejaVu
  | FakeNews
  | Revolution
  | NewPrincipalInvestigator
  | FriendlyAgencyHead
  | DiscardGrant;

export interface DarkMatterOffer extends Offer {
  action: DarkMatterAction;
}
