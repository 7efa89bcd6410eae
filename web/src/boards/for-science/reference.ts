/** All cards and tiles for the reference page. */
import type { GameWords } from "../../words/game-words";
import { sentence } from "../../words/gaps";
import type { ReferenceGroup } from "../contract";
import { diseases, events, mutations, roles } from "./deck";
import { designs } from "./designs.svelte";
import { bounty, designText, needWords } from "./labels";
import { d } from "./texts";
import { tileLabel, tileName } from "./vaccine/labels";
import { TILES } from "./vaccine/tiles";

export function reference(words: GameWords): ReferenceGroup[] {
  return [
    {
      title: d("reference.roles"),
      things: roles.map((role) => ({
        thing: `role:${role.name}`,
        name: words.name(role.name),
        text: `${words.name(role.text)} ${d("role.workshop", { n: role.workshop || d("any") })}.`,
        rules: ["FS-70", "FS-72"],
      })),
    },
    {
      title: d("reference.diseases"),
      things: diseases.map((card) => ({
        thing: `disease:${card.name}`,
        name: words.name(card.name),
        text: `${card.needs.map((need) => sentence(needWords(need))).join(". ")}. ${words.name(card.quip)}`,
        rules: ["FS-41"],
      })),
    },
    {
      title: d("reference.mutations"),
      things: mutations.map((card) => ({
        thing: `mutation:${card.name}`,
        name: words.name(card.name),
        text: [words.name(card.text), bounty({ data: card.data, per_card: card.per_card ?? 0 })]
          .filter(Boolean)
          .join(" "),
        rules: ["FS-80", "FS-81"],
      })),
    },
    {
      title: d("reference.events"),
      things: events.map((card) => ({
        thing: `event:${card.name}`,
        name: words.name(card.name),
        text: [words.name(card.text), card.lasts ? d("event.lasts") : ""].filter(Boolean).join(" "),
        rules: ["FS-82", "FS-83"],
      })),
    },
    {
      title: d("reference.designs"),
      things: designs.all.map((card) => ({
        thing: `hand:${card.name}`,
        name: words.name(card.name),
        text: sentence(designText(card)),
        rules: ["FS-20", "FS-50"],
      })),
    },
    {
      title: d("reference.tiles"),
      things: TILES.map((tile) => ({
        thing: `tile:${tile.number}`,
        name: tileName(tile.number),
        text: tileLabel(tile.number),
        rules: ["FS-60", "FS-61"],
      })),
    },
  ];
}
