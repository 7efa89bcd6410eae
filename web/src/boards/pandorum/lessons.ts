/** What the guided first game teaches, each thing when it first matters. */
import type { Offer } from "../../wire/generated/shapes";
import type { Lesson } from "../contract";
import { d, type Text } from "./texts";
import type { PandorumView } from "./generated/view";

type When = (view: PandorumView, seat: number, offers: Offer[]) => boolean;

const can = (offers: Offer[], ...kinds: string[]): boolean => offers.some((offer) => kinds.includes(offer.action.kind));
const near: When = (view, _s, offers) =>
  can(offers, "move") && view.moves.some((move) => view.hexes[move.hex]?.holds === "monolith");
/** Whether anything stands in a sector, which is then told beside it. */
const built = (view: PandorumView): boolean => view.sectors.some((sector) => sector.worth.some((worth) => worth > 0));

const STEPS: { id: string; at: string; when: When; doing?: boolean }[] = [
  { id: "welcome", at: "hex:0", when: () => true },
  { id: "supply", at: "market", when: (_v, _s, offers) => can(offers, "take-cards"), doing: true },
  { id: "satellite", at: "satellite", when: (_v, _s, offers) => can(offers, "move") },
  { id: "move", at: "hex", when: (_v, _s, offers) => can(offers, "move"), doing: true },
  { id: "pay", at: "hand", when: (_v, _s, offers) => can(offers, "pay"), doing: true },
  { id: "site", at: "site", when: (view, _s, offers) => view.site !== null && view.turn.moved && can(offers, "build") },
  { id: "build", at: "build", when: (view, _s, offers) => view.turn.moved && can(offers, "build"), doing: true },
  { id: "use", at: "hand", when: (_v, _s, offers) => can(offers, "use-card"), doing: true },
  {
    id: "finish",
    at: "finish",
    when: (view, _s, offers) => (view.construction?.cards ?? 0) > 0 && can(offers, "finish"),
    doing: true,
  },
  { id: "end", at: "end-turn", when: (view, _s, offers) => view.turn.built && can(offers, "end-turn"), doing: true },
  { id: "events", at: "event", when: (view) => view.events.active.length > 0 },
  {
    id: "forepart",
    at: "forepart",
    when: (view, _s, offers) => !view.construction && can(offers, "use-forepart", "use-grapple", "grapple-maximus"),
  },
  { id: "monolith", at: "monolith", when: near },
  { id: "sector", at: "sector", when: (view, seat) => view.round > 2 && view.active === seat && built(view) },
  { id: "last", at: "satellite", when: (view) => view.last_round },
];

/** Where a step points, made exact for the position. */
function pointing(at: string, view: PandorumView, seat: number): string {
  if (at !== "monolith") return at === "hex" ? `hex:${view.players[seat]?.harvester ?? 0}` : at;
  const found = view.moves.find((move) => view.hexes[move.hex]?.holds === "monolith");
  return `hex:${found?.hex ?? 0}`;
}

export function lessons(): Lesson<PandorumView>[] {
  return STEPS.map(({ id, at, when, doing }) => ({
    id,
    when,
    at: (view, seat) => pointing(at, view, seat),
    title: d(`guide.${id}.title` as Text),
    text: d(`guide.${id}.text` as Text),
    ...(doing ? { doing } : {}),
  }));
}
