/** What a seat knows of a position of Dark Matter, as the Python side's view.py gives it. */
import type { View } from "../../wire/generated/core";

export type Depth = "surface" | "underground" | "deep";
export type Kind = "student" | "data" | "publication";

export interface ResearchCard {
  name: string;
  candidate: string | null;
  depth: Depth;
  needs: Kind[];
}

export interface Installed extends ResearchCard {
  has: Kind[];
  lacks: Kind[];
  short: number;
  postdoc: boolean;
  fulfilled: boolean;
}

export interface LaboratoryCard {
  name: string;
  depth: Depth;
}

export interface Laboratory extends LaboratoryCard {
  owner: number;
  research: Installed | null;
}

export interface Candidate {
  name: string;
  verdict: "positive" | "negative" | "unknown";
  revealed: boolean;
  seen_by: number[];
}

export type Grant = { money: number } | { event: string };

export interface Player {
  seat: number;
  hand: number;
  cards: Grant[];
  bid: number | "face down" | null;
  side: { research: ResearchCard[]; resources: Kind[] };
}

export interface DarkMatterView extends View {
  round: number;
  phase: "bid" | "turn" | "assign" | "discard-research" | "discard-resource" | "discard-grant" | "over";
  order: number[];
  turn: number;
  acting: number | null;
  candidates: Candidate[];
  stacks: { laboratories: number; research: number; resources: number; grants: number };
  face_up: { laboratory: LaboratoryCard | null; research: ResearchCard | null; resource: Kind | null };
  laboratories: Laboratory[];
  players: Player[];
  played: Grant[];
  removed_events: string[];
  recalled: string | null;
  discarded: { research: string[]; resources: Record<Kind, number> };
}

export const grantName = (grant: Grant): string => ("money" in grant ? `${grant.money} M$` : grant.event);

/** The laboratory that hosts a research, if it is installed. */
export const host = (view: DarkMatterView, research: string): Laboratory | undefined =>
  view.laboratories.find((laboratory) => laboratory.research?.name === research);

/** What is in each of a research's slots: its needs in order, given or missing; a postdoc stands in for a missing one. */
export function slots(research: ResearchCard | Installed): { kind: Kind; full: boolean; postdoc: boolean }[] {
  const given = "has" in research ? [...research.has] : [];
  const rows = research.needs.map((kind) => {
    const at = given.indexOf(kind);
    if (at >= 0) given.splice(at, 1);
    return { kind, full: at >= 0, postdoc: false };
  });
  if ("postdoc" in research && research.postdoc && research.fulfilled) {
    const free = rows.find((row) => !row.full);
    if (free) free.postdoc = free.full = true;
  }
  return rows;
}
