/** All cards of the game, from the data file of the Python side. */
import cards from "./generated/cards.json";
import type { Depth, Kind, LaboratoryCard, ResearchCard } from "./generated/view";

export const depths = cards.depths as Depth[];
/** Depths in which a research of each depth may be run. */
export const runsIn = cards.runs_in as Record<Depth, Depth[]>;
export const resources = cards.resources as Kind[];
export const copies = cards.copies_of_each_resource;
export const candidates: string[] = cards.candidates;
export const money: number[] = cards.money;

/** Each title once. */
export const events: string[] = [...new Set(cards.events)];
export const copiesOf = (event: string): number => cards.events.filter((title) => title === event).length;

export const laboratories: LaboratoryCard[] = depths.flatMap((depth) =>
  cards.laboratories[depth].map((name) => ({ name, depth })),
);

export const research: (ResearchCard & { immune: boolean })[] = cards.research.map((card) => ({
  name: card.name,
  candidate: card.candidate ?? null,
  depth: card.depth as Depth,
  needs: card.needs as Kind[],
  immune: "immune" in card,
}));

export const researchCard = (name: string): ResearchCard | undefined => research.find((card) => card.name === name);
