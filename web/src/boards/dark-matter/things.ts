/** How the actions of Dark Matter are reached by pointing: what one clicks, what a click would mean, what the log means. */
import type { Plain } from "../../wire/generated/core";
import type { Thing } from "../contract";
import type { DarkMatterAction } from "./generated/actions";
import * as deck from "./deck";
import type { DarkMatterView } from "./generated/view";
import { host } from "./view";

/** The event of each action that plays one. */
export const EVENT_OF: Record<string, string> = {
  "new-lab-director": "New lab director",
  "student-protest": "Student protest",
  "no-more-funds": "No more funds",
  "new-theoretical-insight": "New theoretical insight",
  "brilliant-postdoc": "Brilliant postdoc",
  "covid-lockout": "COVID lockout",
  "science-ministry-dissolved": "Science ministry dissolved",
  "deja-vu": "Strange feeling of Déjà vu",
  "fake-news": "Fake news",
  revolution: "Revolution",
  "new-principal-investigator": "New Principal Investigator",
  "friendly-agency-head": "Friendly agency head",
};

const KIND_OF = Object.fromEntries(Object.entries(EVENT_OF).map(([kind, event]) => [event, kind]));

/** What one points at to do this, in order. */
export function things(action: DarkMatterAction, view: DarkMatterView): Thing[] {
  const table = view;
  const at = (research: Plain | undefined): Thing => `lab:${host(table, String(research))?.name ?? "?"}`;
  const event = EVENT_OF[action.kind];
  if (event !== undefined) {
    const targets: Thing[] = [`hand:${event}`];
    if ("research" in action) targets.push(at(action.research));
    if ("laboratory" in action) targets.push(`lab:${action.laboratory}`);
    if ("candidate" in action) targets.push(`candidate:${action.candidate}`);
    if ("title" in action) targets.push(`removed:${action.title}`);
    if ("player" in action) targets.push(`player:${action.player}`);
    return targets;
  }
  switch (action.kind) {
    case "bid":
      return [`hand:${String(action.money)} M$`];
    case "take-laboratory":
      return ["face:laboratory"];
    case "install-research":
      return ["face:research", `lab:${String(action.laboratory)}`];
    case "keep-research":
      return ["face:research", "side"];
    case "use-resource":
      return ["face:resource", at(action.research)];
    case "keep-resource":
      return ["face:resource", "side"];
    case "discard-research":
      return [`side:${String(action.research)}`];
    case "discard-resource":
      return [`side:${String(action.resource)}`];
    case "assign-research":
      return [`side:${String(action.research)}`, `lab:${String(action.laboratory)}`];
    case "assign-resource":
      return [`side:${String(action.resource)}`, at(action.research)];
    case "discard-grant":
      return [`hand:${String(action.grant)}`];
    default:
      return [action.kind];
  }
}

const rest = (thing: Thing): string => thing.slice(thing.indexOf(":") + 1);
const isResource = (name: string): boolean => (deck.resources as string[]).includes(name);

/**
 * A laboratory to ask about: one that would fit but for something, else any in play, else one that nobody owns.
 *
 * Where research fits is a copy of the engine's rule, because the question must be chosen before it is asked: it mirrors
 * `FITTING` in src/serendip/games/dark_matter/components.py. tests/web/test_copies.py compares both on positions of real games.
 */
export function nearest(view: DarkMatterView, research: string): string {
  const depth = deck.research.find((card) => card.name === research)?.depth;
  const fits = view.laboratories.find((lab) => depth && deck.runsIn[depth].includes(lab.depth));
  return (fits ?? view.laboratories[0])?.name ?? deck.laboratories[0]!.name;
}

function playing(
  event: string,
  target: Thing | undefined,
  view: DarkMatterView,
  seat: number,
): DarkMatterAction | null {
  const kind = KIND_OF[event];
  if (!kind) return null;
  const lab = target?.startsWith("lab:") ? view.laboratories.find((one) => one.name === rest(target)) : undefined;
  const installed = view.laboratories.find((one) => one.research)?.research?.name ?? deck.research[0]!.name;
  const research = lab?.research?.name ?? installed;
  const other = (seat + 1) % view.seats;
  const player = target?.startsWith("player:") ? Number(rest(target)) : other;
  switch (kind) {
    case "new-lab-director":
      return { kind, laboratory: lab?.name ?? view.laboratories[0]?.name ?? deck.laboratories[0]!.name, player };
    case "no-more-funds":
    case "brilliant-postdoc":
      return lab && !lab.research ? null : { kind, research };
    case "new-theoretical-insight":
      return { kind, candidate: target?.startsWith("candidate:") ? rest(target) : view.candidates[0]!.name };
    case "science-ministry-dissolved":
    case "friendly-agency-head":
      return { kind, player };
    case "deja-vu":
      return { kind, title: view.removed_events[0] ?? deck.events[0]! };
    case "new-principal-investigator":
      return { kind, research, laboratory: lab?.name ?? deck.laboratories[0]!.name };
    case "student-protest":
    case "covid-lockout":
    case "fake-news":
    case "revolution":
      return { kind };
    default:
      return null;
  }
}

/** The action that pointing at this thing would mean, to be asked why not. */
export function attempt(thing: Thing, picked: Thing[], view: DarkMatterView, seat: number): DarkMatterAction | null {
  const table = view;
  const face = table.face_up;
  const first = picked[0];
  const lab = thing.startsWith("lab:") ? table.laboratories.find((one) => one.name === rest(thing)) : undefined;
  if (first?.startsWith("hand:")) {
    const moving = picked[1]?.startsWith("lab:")
      ? table.laboratories.find((one) => one.name === rest(picked[1]!))
      : null;
    if (moving && lab && rest(first) === "New Principal Investigator" && moving.research)
      return { kind: "new-principal-investigator", research: moving.research.name, laboratory: lab.name };
    if (moving && thing.startsWith("player:"))
      return { kind: "new-lab-director", laboratory: moving.name, player: Number(rest(thing)) };
    if (/^(lab|player|candidate):/.test(thing)) return playing(rest(first), thing, table, seat);
  }
  if (lab && first === "face:research" && face.research)
    return { kind: "install-research", research: face.research.name, laboratory: lab.name };
  if (lab?.research && first === "face:resource" && face.resource)
    return { kind: "use-resource", resource: face.resource, research: lab.research.name };
  if (lab && first?.startsWith("side:")) {
    const card = rest(first);
    if (!isResource(card)) return { kind: "assign-research", research: card, laboratory: lab.name };
    return lab.research ? { kind: "assign-resource", resource: card, research: lab.research.name } : null;
  }
  if (thing === "face:laboratory" && face.laboratory)
    return { kind: "take-laboratory", laboratory: face.laboratory.name };
  if (thing === "face:research" && face.research) return { kind: "keep-research", research: face.research.name };
  if (thing === "face:resource" && face.resource) return { kind: "keep-resource", resource: face.resource };
  if (thing.startsWith("hand:")) {
    const card = rest(thing);
    if (card.endsWith(" M$")) return { kind: "bid", money: Number.parseInt(card, 10) };
    return playing(card, undefined, table, seat);
  }
  if (thing.startsWith("side:")) {
    const card = rest(thing);
    if (table.phase === "discard-research" && !isResource(card)) return { kind: "discard-research", research: card };
    if (table.phase === "discard-resource" && isResource(card)) return { kind: "discard-resource", resource: card };
    if (!isResource(card)) return { kind: "assign-research", research: card, laboratory: nearest(table, card) };
    const research = table.laboratories.find((one) => one.research)?.research?.name ?? deck.research[0]!.name;
    return { kind: "assign-resource", resource: card, research };
  }
  return null;
}

/** The thing on the table that a word of the log speaks of. */
export function refers(value: Plain, view: DarkMatterView): Thing | null {
  if (typeof value !== "string") return null;
  const table = view;
  if (table.candidates.some((candidate) => candidate.name === value)) return `candidate:${value}`;
  if (table.laboratories.some((lab) => lab.name === value)) return `lab:${value}`;
  const hosted = host(table, value);
  if (hosted) return `lab:${hosted.name}`;
  if (table.face_up.laboratory?.name === value) return "face:laboratory";
  if (table.face_up.research?.name === value) return "face:research";
  if (table.face_up.resource === value) return "face:resource";
  const keeper = table.players.find((player) => player.side.research.some((card) => card.name === value));
  if (keeper) return keeper.seat === table.seat ? `side:${value}` : `other:${value}`;
  if (deck.events.includes(value)) return "removed";
  return null;
}
