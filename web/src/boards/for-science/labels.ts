/** Cards and criteria in words. */
import type { DesignCard } from "./generated/building";
import type { GameWords } from "../../words/game-words";
import { kindName, kindNames } from "./bench/texts";
import { ends } from "./designs.svelte";
import { d } from "./texts";
import type { Lab, Mutation, Workshop } from "./generated/view";

export interface NeedParts {
  what: "least" | "many" | "chain";
  number: number;
  kinds: string[];
}

/** What a criterion asks for, from how it is written: "2 bridge", "brick >= slat", "slat - brick". */
export function parts(text: string): NeedParts {
  if (text.includes(">=")) return { what: "many", number: 0, kinds: text.split(">=").map((kind) => kind.trim()) };
  if (text.includes(" - ")) return { what: "chain", number: 0, kinds: text.split(" - ") };
  const [number = "1", ...kind] = text.split(" ");
  return { what: "least", number: Number(number), kinds: [kind.join(" ")] };
}

export function needWords(text: string): string {
  const { what, number, kinds } = parts(text);
  const names = kinds.map(kindName);
  const several = kinds.map(kindNames);
  if (what === "least" && number === 1) return d("need.one", { kind: names[0]! });
  if (what === "least") return d("need.least", { n: number, kinds: several[0]! });
  if (what === "many") return d("need.many", { one: several[0]!, other: several[1]! });
  return d("need.chain", { kinds: names.join(" – ") });
}

/** A Design card without its name. */
export function designText(card: DesignCard): string {
  const [low, high] = ends(card);
  return d("design.text", {
    blocks: card.blocks.map(kindName).join(", "),
    low,
    high,
    data: card.data,
    knowledge: card.knowledge,
  });
}

export const designWords = (card: DesignCard, words: GameWords): string =>
  `${words.name(card.name)}: ${designText(card)}`;

export const mutationWords = (mutation: Mutation, words: GameWords): string =>
  `${words.name(mutation.name)}: ${words.name(mutation.text)}`;

/** A Mutation's pay in short: "+2", "+1 a card". */
export function bounty({ data, per_card }: Pick<Mutation, "data" | "per_card">): string {
  const sign = data > 0 ? `+${data}` : data < 0 ? `−${-data}` : "";
  return [sign && d("pay.data", { n: sign }), per_card ? d("pay.card", { n: per_card }) : ""]
    .filter(Boolean)
    .join(" · ");
}

export function labWords(lab: Lab, words: GameWords): string {
  return [
    `${words.name(lab.place)}: ${lab.diseases.map((one) => words.name(one.name)).join(", ")}`,
    lab.mutation ? mutationWords(lab.mutation, words) : "",
    d("lab.length", { n: lab.column.length, of: lab.length }),
    ...lab.needs.map((need) => `${needWords(need.text)}: ${need.met ? d("need.met") : d("need.unmet")}`),
    lab.verified ? d("lab.verified") : lab.complete ? d("lab.complete") : "",
  ]
    .filter(Boolean)
    .join(". ");
}

export const workshopWords = (workshop: Workshop, words: GameWords): string =>
  d("workshop.words", {
    place: words.name(workshop.place),
    n: workshop.connections || d("any"),
    cards: workshop.column.length,
  });
