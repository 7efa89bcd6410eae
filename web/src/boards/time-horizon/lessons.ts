/** What the guided first game teaches, each thing when it first matters. */
import type { Offer } from "../../wire/generated/shapes";
import type { Lesson } from "../contract";
import { d, type Text } from "./texts";
import type { TimeHorizonView } from "./generated/view";

type When = (view: TimeHorizonView, seat: number, offers: Offer[]) => boolean;

const can = (offers: Offer[], ...kinds: string[]): boolean => offers.some((offer) => kinds.includes(offer.action.kind));

/** An event costs 13 energy and an item about as much: whoever buys one with less can organise nothing. */
const PLENTY = 26;

/** In how many ways the event that is being laid down could lie. */
const turns = (view: TimeHorizonView): number =>
  new Set(view.you?.plan?.placements.map(({ rotation }) => rotation)).size;

const STEPS: { id: string; at: string; when: When; doing?: boolean }[] = [
  { id: "aim", at: "player", when: () => true },
  { id: "welcome", at: "node:0", when: () => true },
  { id: "swap", at: "hand", when: (_v, _s, offers) => can(offers, "swap-event"), doing: true },
  { id: "extract", at: "extract", when: (_v, _s, offers) => can(offers, "extract"), doing: true },
  {
    id: "organise",
    at: "key",
    when: (view, seat, offers) => can(offers, "organise") && paying(view, seat) !== "",
    doing: true,
  },
  { id: "move", at: "node", when: (_v, _s, offers) => can(offers, "move"), doing: true },
  { id: "turn", at: "turn", when: (view, _s, offers) => can(offers, "place") && turns(view) > 1 },
  { id: "place", at: "token", when: (_v, _s, offers) => can(offers, "place"), doing: true },
  {
    id: "end",
    at: "end-turn",
    when: (view, _s, offers) => view.activity === 0 && can(offers, "end-turn"),
    doing: true,
  },
  {
    id: "impact",
    at: "weak-impact",
    when: (view, seat, offers) => (view.players[seat]?.node ?? 0) > 0 && can(offers, "weak-impact"),
  },
  { id: "tile", at: "tile", when: (view) => view.nodes.some((node) => node.event !== null && node.node > 0) },
  { id: "choose", at: "choice", when: (_v, _s, offers) => can(offers, "choose-event"), doing: true },
  {
    id: "shop",
    at: "shop",
    when: (view, seat, offers) => (view.players[seat]?.energy ?? 0) >= PLENTY && can(offers, "buy"),
  },
  { id: "now", at: "node:0", when: (view) => view.round > 2 },
  { id: "flee", at: "node", when: (_v, _s, offers) => can(offers, "flee"), doing: true },
  { id: "artifact", at: "cast", when: (_v, _s, offers) => can(offers, "cast", "discharge") },
];

/** The event of the hand that pays its owner most where they stand: the others cost points or bring none by themselves. */
function paying(view: TimeHorizonView, seat: number): string {
  const mine = view.players[seat]?.colours ?? [];
  const best = (view.you?.hand ?? [])
    .filter((card) => card.rotations.length > 0 && [card.happens, card.fails].some((one) => one && mine.includes(one)))
    .reduce<{ title: string; amount: number } | null>(
      (most, card) => (card.amount > (most?.amount ?? 0) ? card : most),
      null,
    );
  return best ? `hand:${best.title}` : "";
}

/** Where a step points, made exact for the position. */
function pointing(at: string, view: TimeHorizonView, seat: number): string {
  if (at === "tile") return `node:${view.nodes.findLast((node) => node.event !== null)?.node ?? 0}`;
  if (at === "key") return paying(view, seat);
  return at === "node" || at === "player" ? `${at}:${at === "node" ? (view.players[seat]?.node ?? 0) : seat}` : at;
}

export function lessons(): Lesson<TimeHorizonView>[] {
  return STEPS.map(({ id, at, when, doing }) => ({
    id,
    when,
    at: (view, seat) => pointing(at, view, seat),
    title: d(`guide.${id}.title` as Text),
    text: d(`guide.${id}.text` as Text),
    ...(doing ? { doing } : {}),
  }));
}
