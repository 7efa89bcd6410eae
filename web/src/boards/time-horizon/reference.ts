/** All events, items and artifacts for the reference page. */
import type { GameWords } from "../../words/game-words";
import { sentence } from "../../words/gaps";
import type { ReferenceGroup } from "../contract";
import { artifacts, copies, deck, items } from "./deck";
import { cardText } from "./labels";
import { d } from "./texts";

const FIRST_ITEM = 50;
const FIRST_ARTIFACT = 60;

export function reference(words: GameWords): ReferenceGroup[] {
  return [
    {
      title: d("reference.events"),
      things: deck.map((card) => ({
        thing: `event:${card.title}`,
        name: words.name(card.title),
        text: `${sentence(cardText(card, words, null))}.`,
        rules: ["TH-32", "TH-33"],
      })),
    },
    {
      title: d("reference.items"),
      things: items.map((name, n) => ({
        thing: `shop:${name}`,
        name: words.name(name),
        text: d(`text.${name}`),
        rules: [`TH-${FIRST_ITEM + n}`, "TH-55"],
      })),
    },
    {
      title: d("reference.artifacts"),
      things: artifacts.map((name, n) => ({
        thing: `cast:${name}`,
        name: words.name(name),
        text: d(`text.${name}`),
        count: copies,
        rules: [`TH-${FIRST_ARTIFACT + n}`],
      })),
    },
  ];
}
