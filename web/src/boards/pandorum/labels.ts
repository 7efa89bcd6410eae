/** What a screen reader says of each thing, and what the close-ups say of it. */
import type { GameWords } from "../../words/game-words";
import { glue } from "../../words/gaps";
import { t } from "../../words/words.svelte";
import { eventOf, sorted } from "./deck";
import { d } from "./texts";
import type { Cards, Hex, PandorumView, Player } from "./generated/view";

export function list(parts: string[]): string {
  const between = glue(parts.length, t("and"), t("nothing"));
  return parts.length ? parts.map((part, n) => between[n] + part).join("") : between[0]!;
}

/** What a player is called; Maximus sits at no seat. */
export function who(view: PandorumView, player: number, words: GameWords): string {
  return view.players[player]?.maximus ? words.name("Maximus") : words.player(player);
}

/** Cards in words: "2 × Generator and 1 × Habitat". */
export const cardsIn = (cards: Cards, words: GameWords): string =>
  list(sorted(cards).map(([type, number]) => `${number} × ${words.name(type)}`));

/** What lies on a hex, in words; the ground alone is nothing. */
export function holding(hex: Hex, view: PandorumView, words: GameWords): string {
  if (hex.holds === "structure") {
    const structure = d("structure.of", {
      structure: words.name(hex.structure ?? ""),
      player: who(view, hex.owner ?? 0, words),
    });
    return hex.contaminated ? `${structure}, ${d("contaminated")}` : structure;
  }
  return hex.holds ? d(`hold.${hex.holds}`) : "";
}

export function hexLabel(hex: Hex, near: number[], view: PandorumView, words: GameWords): string {
  const price = view.moves.find((move) => move.hex === hex.hex)?.price;
  return [
    d("hex", { n: hex.hex, sector: hex.sector }),
    hex.terrain ? words.name(hex.terrain) : "",
    holding(hex, view, words),
    hex.tokens.includes("crack") ? d("token.crack") : "",
    hex.tokens.includes("meteors") ? d("token.meteors") : "",
    hex.harvesters.length
      ? d("harvesters", { list: list(hex.harvesters.map((player) => who(view, player, words))) })
      : "",
    price === undefined ? "" : d("price", { n: price }),
    d("near", { list: list(near.map(String)) }),
  ]
    .filter(Boolean)
    .join(", ");
}

export function playerLabel(player: Player, view: PandorumView, words: GameWords): string {
  const parts = [
    d("player.label", {
      player: who(view, player.player, words),
      quids: player.quids,
      hex: player.harvester,
      modules: player.modules,
      bases: player.bases,
    }),
  ];
  if (!player.maximus) parts.push(d("player.hand", { n: player.hand }));
  if (player.engines) parts.push(d("engines", { n: player.engines }));
  if (player.monoliths.length) parts.push(list(player.monoliths.map((name) => words.name(name))));
  return parts.join(", ");
}

/** What lies on an Event, or will: Quids, the bid so far, or engine tokens. */
export function pool(view: PandorumView, { name, quids }: { name: string; quids: number }): string {
  if (eventOf(name)?.token_price)
    return d("event.tokens", { n: view.players.reduce((sum, player) => sum + player.engines, 0) });
  return `${quids || (view.events.auction?.bid ?? 0)} Q`;
}
