/** What a screen reader says of each thing, and what the close-ups say of it. */
import type { GameWords } from "../../words/game-words";
import { glue } from "../../words/gaps";
import { t } from "../../words/words.svelte";
import { d } from "./texts";
import type { EventCard, Node, PlacedEvent, Player, TimeHorizonView } from "./generated/view";
import { seatOf } from "./view";

export function list(parts: string[]): string {
  const between = glue(parts.length, t("and"), t("nothing"));
  return parts.length ? parts.map((part, n) => between[n] + part).join("") : between[0]!;
}

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** Whom an arc concerns, in words. */
export function arc(colour: string | null, words: GameWords, view: TimeHorizonView | null): string {
  if (colour === null) return d("nobody");
  if (colour === "free") return d("arc.free");
  const seat = view ? seatOf(view, colour) : null;
  return seat === null ? words.name(colour) : `${words.name(colour)} (${words.player(seat)})`;
}

/** Who gains or loses, and when; said to whom it concerns. */
export function effect(card: EventCard, words: GameWords, view: TimeHorizonView | null): string {
  const n = Math.abs(card.amount);
  const said = (colour: string | null, when: string): string[] => {
    if (colour === null || n === 0) return [];
    if (view && view.seat !== null && seatOf(view, colour) === view.seat)
      return [d(card.amount > 0 ? "effect.you.gain" : "effect.you.lose", { n, when })];
    return [d(card.amount > 0 ? "effect.gain" : "effect.lose", { who: arc(colour, words, view), n, when })];
  };
  const parts = [...said(card.happens, d("effect.happens")), ...said(card.fails, d("effect.fails"))];
  return parts.join(", ") || d("effect.none");
}

export function linksOf(card: EventCard, words: GameWords): string {
  const count = new Map<string, number>();
  for (const link of card.links) {
    const name = `${words.name(link.kind)} ${words.name(link.direction)}`;
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  return list([...count].map(([name, n]) => `${n} × ${name}`));
}

/** What a card does, without its title. */
export function cardText(card: EventCard, words: GameWords, view: TimeHorizonView | null): string {
  const parts = [effect(card, words, view), d("card.links", { list: linksOf(card, words) })];
  if (card.bonus) parts.push(d("card.bonus", { n: card.bonus }));
  if (card.gear) parts.push(d("card.gear"));
  return parts.join(", ");
}

export const cardLabel = (card: EventCard, words: GameWords, view: TimeHorizonView | null): string =>
  `${words.name(card.title)}, ${cardText(card, words, view)}`;

export function gains(event: Pick<PlacedEvent, "scores">, words: GameWords): string {
  return event.scores.length
    ? list(event.scores.map(({ seat, points }) => `${words.player(seat)} ${signed(points)}`))
    : d("nobody");
}

export function nodeLabel(node: Node, words: GameWords, cost?: number): string {
  const parts = [d("node", { n: node.node, ring: node.ring })];
  const event = node.event;
  if (event) {
    parts.push(words.name(event.title));
    parts.push(
      d(node.result ? "node.was" : "node.would", {
        side: words.name(node.result ?? event.outcome),
        sum: signed(event.sum),
        gains: gains(event, words),
      }),
    );
  } else parts.push(node.result === "empty" ? d("node.passed") : d("node.empty"));
  if (node.pawns.length) parts.push(d("node.pawns", { list: list(node.pawns.map((seat) => words.player(seat))) }));
  if (cost !== undefined) parts.push(d("node.cost", { n: cost }));
  return parts.join(", ");
}

export function playerLabel(player: Player, words: GameWords): string {
  return d("player.label", {
    player: words.player(player.seat),
    colours: list(player.colours.map((colour) => words.name(colour))),
    points: player.points,
    energy: player.energy ?? "?",
    place: !player.alive
      ? d("player.out")
      : player.far
        ? "V616 Mon"
        : player.node === null
          ? "–"
          : d("player.at", { n: player.node }),
    hand: player.hand,
    artifacts: player.artifacts,
  });
}
