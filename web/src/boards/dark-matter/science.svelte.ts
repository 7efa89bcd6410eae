/** What is true about the candidates, laboratories and researches on the cards, and who tells it at length. */
import type { GameWords } from "../../words/game-words";
import type { Lang } from "../../words/words.svelte";
import type { ScienceGroup, Source } from "../contract";
import { candidates, laboratories, research } from "./deck";
import sources from "./science/sources.json";
import { d } from "./texts";

let facts = $state.raw<Record<string, string>>({});

/** Change the language. */
export async function speak(lang: Lang): Promise<void> {
  const loaded = lang === "es" ? import("./science/texts.es.json") : import("./science/texts.en.json");
  facts = (await loaded).default;
}

/** What is true about a card; "" if it stands for nothing in the world. */
export const fact = (name: string): string => facts[name] ?? "";

export const sourcesOf = (name: string): Source[] => (sources as Record<string, Source[]>)[name] ?? [];

export function science(words: GameWords): ScienceGroup[] {
  const about = (kind: string, names: string[]): ScienceGroup["things"] =>
    names.map((name) => ({
      thing: `${kind}:${name}`,
      name: words.name(name),
      text: fact(name),
      sources: sourcesOf(name),
    }));
  return [
    { title: d("reference.candidates"), things: about("candidate", candidates) },
    {
      title: d("reference.research"),
      things: about(
        "research",
        research.map((card) => card.name),
      ),
    },
    {
      title: d("reference.laboratories"),
      things: about(
        "lab",
        laboratories.map((lab) => lab.name),
      ),
    },
  ];
}
