/** What the guided first game teaches, each thing when it first matters. */
import type { Offer } from "../../wire/generated/shapes";
import type { Lesson } from "../contract";
import { d, type Text } from "./texts";
import type { ForScienceView } from "./generated/view";
import { buildOf } from "./view";

type When = (view: ForScienceView, seat: number, offers: Offer[]) => boolean;

const can = (offers: Offer[], ...kinds: string[]): boolean => offers.some((offer) => kinds.includes(offer.action.kind));

const STEPS: { id: string; at: string; when: When; doing?: boolean }[] = [
  { id: "aim", at: "role", when: () => true },
  { id: "role", at: "role", when: (_v, _s, offers) => can(offers, "choose-role"), doing: true },
  {
    id: "ready",
    at: "say-ready",
    when: (view, _s, offers) => view.phase === "choosing" && can(offers, "say-ready"),
    doing: true,
  },
  { id: "draw", at: "deck", when: (_v, _s, offers) => can(offers, "draw-design"), doing: true },
  { id: "play", at: "place:Lab Gamma", when: (_v, _s, offers) => can(offers, "play-design"), doing: true },
  { id: "lab", at: "place:Lab Gamma", when: (view) => view.labs.some((lab) => lab.column.length > 0) },
  { id: "verify", at: "verify", when: (_v, _s, offers) => can(offers, "verify-design"), doing: true },
  {
    id: "build",
    at: "build",
    when: (view, _s, offers) => can(offers, "start-build") && view.labs.some((lab) => lab.verified),
    doing: true,
  },
  { id: "bench", at: "pool", when: (view, seat) => buildOf(view, seat)?.builder === seat },
  { id: "approve", at: "approve", when: (_v, _s, offers) => can(offers, "verify-build"), doing: true },
  { id: "spend", at: "buy", when: (_v, _s, offers) => can(offers, "buy-tile"), doing: true },
  { id: "tiles", at: "loose", when: (view) => view.vaccine.loose.length > 1 },
  {
    id: "meeting",
    at: "meeting",
    when: (view) =>
      view.vaccine.groups.some((group) => group.insight.red + group.insight.blue + group.insight.green > 0),
  },
  { id: "waste", at: "wasted", when: (view) => view.wasted.length > 0 },
];

export function lessons(): Lesson<ForScienceView>[] {
  return STEPS.map(({ id, at, when, doing }) => ({
    id,
    when,
    at: () => at,
    title: d(`guide.${id}.title` as Text),
    text: d(`guide.${id}.text` as Text),
    ...(doing ? { doing } : {}),
  }));
}
