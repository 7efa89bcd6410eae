/** What the guided first game teaches, each thing when it first matters. */
import type { Offer } from "../../wire/generated/shapes";
import type { Lesson } from "../contract";
import { d, type Text } from "./texts";
import type { DarkMatterView } from "./generated/view";

type When = (view: DarkMatterView, seat: number, offers: Offer[]) => boolean;

const can = (offers: Offer[], ...kinds: string[]): boolean => offers.some((offer) => kinds.includes(offer.action.kind));

const STEPS: { id: string; at: string; when: When; doing?: boolean }[] = [
  { id: "welcome", at: "candidate:WIMP", when: () => true },
  { id: "bid", at: "hand", when: (_v, _s, offers) => can(offers, "bid"), doing: true },
  { id: "order", at: "player", when: (view) => view.order.length > 0 },
  { id: "laboratory", at: "face:laboratory", when: (_v, _s, offers) => can(offers, "take-laboratory"), doing: true },
  {
    id: "research",
    at: "face:research",
    when: (view, _s, offers) => view.laboratories.length > 0 && can(offers, "install-research", "keep-research"),
    doing: true,
  },
  { id: "resource", at: "face:resource", when: (_v, _s, offers) => can(offers, "use-resource"), doing: true },
  { id: "side", at: "side", when: (_v, _s, offers) => can(offers, "assign-research", "assign-resource"), doing: true },
  {
    id: "event",
    at: "hand",
    when: (view, seat, offers) =>
      !can(offers, "bid") && offers.length > 0 && (view.players[seat]?.cards.some((card) => "event" in card) ?? false),
  },
  {
    id: "thrown",
    at: "played",
    when: (view) => {
      // Of the last round a bid is on top: three events there were thrown away before this one.
      const last = view.played.slice(-3);
      return view.phase === "bid" && last.length === 3 && last.every((grant) => "event" in grant);
    },
  },
  { id: "fulfilled", at: "lab", when: (view) => view.laboratories.some((lab) => lab.research?.fulfilled) },
  { id: "verdict", at: "candidate", when: (view) => view.candidates.some((one) => one.revealed) && !view.outcome },
  { id: "last", at: "face:resource", when: (view) => view.stacks.resources < 4 && !view.outcome },
];

/** Where a step points, made exact for the position. */
function pointing(at: string, view: DarkMatterView, seat: number): string {
  if (at === "player") return `player:${view.order[0] ?? seat}`;
  if (at === "lab") return `lab:${view.laboratories.find((lab) => lab.research?.fulfilled)?.name ?? ""}`;
  if (at === "candidate") return `candidate:${view.candidates.find((one) => one.revealed)?.name ?? "WIMP"}`;
  return at;
}

export function lessons(): Lesson<DarkMatterView>[] {
  return STEPS.map(({ id, at, when, doing }) => ({
    id,
    when,
    at: (view, seat) => pointing(at, view, seat),
    title: d(`guide.${id}.title` as Text),
    text: d(`guide.${id}.text` as Text),
    ...(doing ? { doing } : {}),
  }));
}
