/**
 * Everything that a player of Dark Matter: The Card Game can choose. Written by tools/generate_types.py: change the
 * Python side and run it.
 */
import type { Offer } from "../../../wire/generated/shapes";

/** Lay a money card face down. */
export interface Bid {
  kind: "bid";
  money: number;
}

/** Take the face-up laboratory. */
export interface TakeLaboratory {
  kind: "take-laboratory";
  laboratory: string;
}

/** Take the face-up research and install it at once. */
export interface InstallResearch {
  kind: "install-research";
  research: string;
  laboratory: string;
}

/** Take the face-up research to one's side. */
export interface KeepResearch {
  kind: "keep-research";
  research: string;
}

/** Take the face-up resource and put it at once on an installed research. */
export interface UseResource {
  kind: "use-resource";
  resource: string;
  research: string;
}

/** Take the face-up resource to one's side. */
export interface KeepResource {
  kind: "keep-resource";
  resource: string;
}

/** Give up one research of four at one's side. */
export interface DiscardResearch {
  kind: "discard-research";
  research: string;
}

/** Give up one resource of four at one's side. */
export interface DiscardResource {
  kind: "discard-resource";
  resource: string;
}

/** Install a research from one's side. */
export interface AssignResearch {
  kind: "assign-research";
  research: string;
  laboratory: string;
}

/** Put a resource from one's side on an installed research. */
export interface AssignResource {
  kind: "assign-resource";
  resource: string;
  research: string;
}

/** Assign nothing more to one's research. */
export interface Done {
  kind: "done";
}

/** Move a laboratory to another player. */
export interface NewLabDirector {
  kind: "new-lab-director";
  laboratory: string;
  player: number;
}

/** Do nothing at all. */
export interface StudentProtest {
  kind: "student-protest";
}

/** Remove an installed research and all on it. */
export interface NoMoreFunds {
  kind: "no-more-funds";
  research: string;
}

/** Look at an unrevealed verdict. */
export interface NewTheoreticalInsight {
  kind: "new-theoretical-insight";
  candidate: string;
}

/** Put the postdoc on an unfulfilled research. */
export interface BrilliantPostdoc {
  kind: "brilliant-postdoc";
  research: string;
}

/** Discard all resources on all research. */
export interface CovidLockout {
  kind: "covid-lockout";
}

/** Make another player discard the hand. */
export interface ScienceMinistryDissolved {
  kind: "science-ministry-dissolved";
  player: number;
}

/** Take a removed event into hand. */
export interface DejaVu {
  kind: "deja-vu";
  title: string;
}

/** Make everybody discard the hand. */
export interface FakeNews {
  kind: "fake-news";
}

/** Move every laboratory to the left. */
export interface Revolution {
  kind: "revolution";
}

/** Move a research to another laboratory. */
export interface NewPrincipalInvestigator {
  kind: "new-principal-investigator";
  research: string;
  laboratory: string;
}

/** Take another player's hand. */
export interface FriendlyAgencyHead {
  kind: "friendly-agency-head";
  player: number;
}

/** Give up a card of a hand that grew above three. */
export interface DiscardGrant {
  kind: "discard-grant";
  grant: string;
}

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
