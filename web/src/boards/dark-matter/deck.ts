/** All cards of the game, from the data file of the Python side; in a replay of older rules those of then. */
import today from "./generated/cards.json";
import type { Depth, Kind, LaboratoryCard, ResearchCard } from "./generated/view";

const dealt = (cards: typeof today) => {
  const depths = cards.depths as Depth[];
  return {
    depths,
    /** Depths in which a research of each depth may be run. */
    runsIn: cards.runs_in as Record<Depth, Depth[]>,
    resources: cards.resources as Kind[],
    copies: cards.copies_of_each_resource,
    candidates: cards.candidates as string[],
    money: cards.money as number[],
    /** Each title once. */
    events: [...new Set<string>(cards.events)],
    copiesOf: (event: string): number => cards.events.filter((title) => title === event).length,
    laboratories: depths.flatMap((depth): LaboratoryCard[] =>
      cards.laboratories[depth].map((name) => ({ name, depth })),
    ),
    research: cards.research.map((card): ResearchCard & { immune: boolean } => ({
      name: card.name,
      candidate: card.candidate ?? null,
      depth: card.depth as Depth,
      needs: card.needs as Kind[],
      immune: "immune" in card,
    })),
  };
};

export let { depths, runsIn, resources, copies, candidates, money, events, copiesOf, laboratories, research } =
  dealt(today);

/** Let this be printed on the cards; nothing: what is today. */
export function print(data: Record<string, unknown> | null): void {
  ({ depths, runsIn, resources, copies, candidates, money, events, copiesOf, laboratories, research } = dealt(
    (data?.cards ?? today) as typeof today,
  ));
}

export const researchCard = (name: string): ResearchCard | undefined => research.find((card) => card.name === name);

/** Whether what lies on a research is safe from COVID lockout. */
export const isImmune = (name: string): boolean => research.some((card) => card.name === name && card.immune);
