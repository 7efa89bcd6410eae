/** How the actions of For Science! are reached by pointing: what one clicks, what a click would mean, what the log means. */
import type { AnyAction } from "../../wire/generated/shapes";
import type { Plain } from "../../wire/generated/core";
import type { Thing } from "../contract";
import type { ForScienceAction } from "./generated/actions";
import { bestGroup } from "./meeting";
import type { ForScienceView } from "./generated/view";

/** Whether a card is carried to a place: either may be pointed at first. */
export const together = ({ kind }: ForScienceAction): boolean =>
  kind === "play-design" || kind === "waste-hand" || kind === "waste-design";

/** What one points at to do this, in order. */
export function things(action: ForScienceAction, view: ForScienceView): Thing[] {
  const fields: AnyAction = action;
  const of = (field: string): string => String(fields[field]);
  switch (action.kind) {
    case "choose-role":
      return [`role:${of("role")}`];
    case "pick-universal":
      return [`mutation:${of("mutation")}`];
    case "build-flat":
    case "build-upright":
      return ["flat"];
    case "draw-design":
      return ["deck"];
    case "keep-design":
      return [`keep:${of("card")}`];
    case "play-design":
      return [`place:${of("place")}`, `hand:${of("card")}`];
    case "waste-hand":
      return ["wasted", `hand:${of("card")}`];
    case "waste-design":
      return [`laid:${of("place")}:${of("card")}`, "waste"];
    case "arrange":
      return [`arrange:${of("place")}`];
    case "verify-design":
      return [`verify:${of("place")}`];
    case "start-build":
      return [`build:${of("place")}`];
    case "verify-build":
      return [`approve:${of("builder")}`];
    case "join-build":
    case "lend-hand":
    case "take-hand-back":
    case "cheer":
      return [`${action.kind}:${of("builder")}`];
    case "omit-block":
    case "excuse-block":
      return [`${action.kind}:${of("symbol")}`];
    case "buy-tile":
      return [`buy:${of("shape")}`];
    case "give-up-tile":
      return [`give:${of("tile")}`];
    case "call-meeting":
      return bestGroup(view)?.tiles.includes(Number(action.tile)) ? ["meeting"] : [`meeting:${of("tile")}`];
    case "ask-pause":
    case "drop-pause":
      return ["pause"];
    default:
      // Tiles, blocks and phrases have hands of their own.
      return [
        ["take-tile", "put-tile", "recite", "put-cap", "take-cap", "take-block", "return-block"].includes(action.kind)
          ? JSON.stringify(action)
          : action.kind,
      ];
  }
}

const rest = (thing: Thing): string => thing.slice(thing.indexOf(":") + 1);

/** The action that pointing here would mean if it were allowed. */
export function attempt(thing: Thing, picked: Thing[], view: ForScienceView, seat: number): ForScienceAction | null {
  const table = view;
  const held = picked.find((one) => one.startsWith("hand:"));
  const card = held ? rest(held) : table.players[seat]?.hand[0];
  const goes = picked.find((one) => one.startsWith("place:"));
  const name = rest(thing);
  switch (thing.split(":")[0]) {
    case "role":
      return table.phase === "choosing" ? { kind: "choose-role", role: name } : null;
    case "deck":
      return { kind: "draw-design" };
    case "place":
      return card ? { kind: "play-design", card, place: name } : null;
    case "hand":
      return goes ? { kind: "play-design", card: name, place: rest(goes) } : null;
    case "wasted":
      return card ? { kind: "waste-hand", card } : null;
    case "arrange":
      return { kind: "arrange", place: name, column: "" };
    case "verify":
      return { kind: "verify-design", place: name };
    case "build":
      return { kind: "start-build", place: name };
    case "approve":
      return { kind: "verify-build", builder: Number(name) };
    case "buy":
      return { kind: "buy-tile", shape: name };
    case "clear-wasted":
      return { kind: "clear-wasted" };
    default:
      return null;
  }
}

/** The thing on the table that a word of the log speaks of. */
export function refers(value: Plain, view: ForScienceView, gap?: string): Thing | null {
  const table = view;
  if (typeof value !== "string" || gap === "column") return null;
  if ([...table.labs, ...table.workshops].some((one) => one.place === value)) return `place:${value}`;
  const lab = table.labs.find(
    (one) => one.mutation?.name === value || one.diseases.some((disease) => disease.name === value),
  );
  if (lab) return `place:${lab.place}`;
  const holder = table.players.find((player) => player.hand.includes(value));
  if (holder) return `hand:${value}`;
  return null;
}
