/** What the guided first game teaches, each thing when it first matters. */
import type { Offer } from "../../wire/generated/shapes";
import type { Lesson } from "../contract";
import { d, type Text } from "./texts";
import type { TimeHorizonView } from "./generated/view";

type When = (view: TimeHorizonView, seat: number, offers: Offer[]) => boolean;

const can = (offers: Offer[], ...kinds: string[]): boolean => offers.some((offer) => kinds.includes(offer.action.kind));

const STEPS: { id: string; at: string; when: When; doing?: boolean }[] = [
  { id: "welcome", at: "node:0", when: () => true },
  { id: "swap", at: "hand", when: (_v, _s, offers) => can(offers, "swap-event"), doing: true },
  { id: "move", at: "node", when: (_v, _s, offers) => can(offers, "move"), doing: true },
  {
    id: "organise",
    at: "hand",
    when: (view, seat, offers) => (view.players[seat]?.node ?? 0) > 0 && can(offers, "organise"),
    doing: true,
  },
  { id: "place", at: "turn", when: (_v, _s, offers) => can(offers, "place"), doing: true },
  { id: "extract", at: "extract", when: (_v, _s, offers) => can(offers, "extract") },
  {
    id: "impact",
    at: "node",
    when: (view, seat, offers) => (view.players[seat]?.node ?? 0) > 0 && can(offers, "weak-impact"),
  },
  { id: "tile", at: "tile", when: (view) => view.nodes.some((node) => node.event !== null && node.node > 0) },
  { id: "choose", at: "choice", when: (_v, _s, offers) => can(offers, "choose-event"), doing: true },
  { id: "shop", at: "shop", when: (_v, _s, offers) => can(offers, "buy") },
  { id: "now", at: "node:0", when: (view) => view.round > 2 },
  { id: "flee", at: "node", when: (_v, _s, offers) => can(offers, "flee"), doing: true },
  { id: "artifact", at: "cast", when: (view) => (view.you?.artifacts.length ?? 0) > 0 },
];

/** Where a step points, made exact for the position. */
function pointing(at: string, view: TimeHorizonView, seat: number): string {
  if (at === "tile") return `node:${view.nodes.findLast((node) => node.event !== null)?.node ?? 0}`;
  return at === "node" ? `node:${view.players[seat]?.node ?? 0}` : at;
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
