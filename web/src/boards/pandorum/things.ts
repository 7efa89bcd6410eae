/** How the actions of Pandorum are reached by pointing: what one clicks, what a click would mean, what the log means. */
import type { AnyAction } from "../../wire/generated/shapes";
import type { Plain } from "../../wire/generated/core";
import type { Thing } from "../contract";
import type { PandorumAction } from "./generated/actions";
import { events, monoliths, projects } from "./deck";
import type { PandorumView } from "./generated/view";

export const crackThing = (row: Plain, opposite: Plain): Thing => `crack:${String(row)}/${String(opposite)}`;

/** What one points at to do this, in order. A step that leaves one way only plays it, so that later ones may never be asked. */
export function things(action: PandorumAction, _view: PandorumView): Thing[] {
  const fields: AnyAction = action;
  const of = (field: string): string => String(fields[field]);
  switch (action.kind) {
    case "take-cards":
      return [`market:${of("card")}`];
    case "put-back":
    case "pay":
    case "sell-card":
      return [`hand:${of("card")}`];
    case "move":
      return [`hex:${of("hex")}`, "way:around"];
    case "cross":
      return [`hex:${of("hex")}`, "way:across"];
    case "free-move":
      return ["engine", `hex:${of("hex")}`, "way:around"];
    case "free-cross":
      return ["engine", `hex:${of("hex")}`, "way:across"];
    case "build":
      return [`build:${of("structure")}`];
    case "use-card":
      return [`hand:${of("card")}`, `slot:${of("slot")}`];
    case "use-forepart":
      return ["forepart", `stowed:1:${of("card")}`];
    case "use-grapple":
      return ["forepart", `stowed:1:${of("card")}`, `player:${of("player")}`];
    case "grapple-maximus":
      return ["forepart", `stowed:1:${of("card")}`, "player:1"];
    case "use-monolith":
      return [`monolith:${of("monolith")}`];
    case "keep-card":
      return [`aside:${of("card")}`];
    case "slot-card":
      return [`slot:${of("slot")}`];
    case "take-back":
      return [`stowed:${of("slot")}:${of("card")}`];
    case "drop-meteors":
      return [`hex:${of("first")}`, `hex:${of("second")}`];
    case "open-crack":
      return [crackThing(action.row!, action.opposite!)];
    case "clean-up":
      return [`hex:${of("hex")}`, "clean-up"];
    case "abandon":
      return [`hex:${of("hex")}`, "abandon"];
    case "crack-at":
    case "place-pad":
    case "contaminate":
    case "raise-city":
    case "settle":
    case "dismantle":
      return [`hex:${of("hex")}`];
    case "buy-engines":
      return [`buy-engines:${of("tokens")}`];
    default:
      return [action.kind];
  }
}

/** Things that are drawn at their own place; whatever else can be pointed at lies in the tray. */
export const drawn = (thing: Thing): boolean =>
  /^(market|hand|hex|slot|forepart|stowed|player|monolith|aside)(:|$)/.test(thing);

const rest = (thing: Thing): string => thing.slice(thing.indexOf(":") + 1);

/** The action that pointing here would mean if it were allowed. */
export function attempt(thing: Thing, picked: Thing[], view: PandorumView, seat: number): PandorumAction | null {
  const table = view;
  const me = table.players[seat];
  const name = rest(thing);
  switch (thing.split(":")[0]) {
    case "market":
      return { kind: "take-cards", card: name };
    case "hand":
      if (table.phase === "pay") return { kind: "pay", card: name };
      return table.phase === "put-back" ? { kind: "put-back", card: name } : { kind: "use-card", card: name, slot: 1 };
    case "hex": {
      const hex = Number(name);
      if (picked[0] === "engine") return { kind: "free-move", hex };
      return { kind: "move", hex, price: table.moves.find((move) => move.hex === hex)?.price ?? 1 };
    }
    case "forepart": {
      const fuel = Object.keys(me?.slots[0] ?? {})[0] ?? projects[0]!;
      return me?.forepart ? { kind: "use-forepart", card: fuel, forepart: me.forepart } : null;
    }
    case "monolith":
      return { kind: "use-monolith", monolith: name };
    default:
      return null;
  }
}

/** Gaps whose numbers are hexes; other numbers are prices, Quids, rounds. */
const HEX_KEYS = /^(first|second|row|opposite|hex)$/;

/** The thing on the table that a word of the log speaks of. */
export function refers(value: Plain, view: PandorumView, gap = "hex"): Thing | null {
  const table = view;
  if (typeof value === "number") return HEX_KEYS.test(gap) && table.hexes[value] ? `hex:${value}` : null;
  if (typeof value !== "string") return null;
  if (projects.includes(value)) return `market:${value}`;
  if (events.some((event) => event.name === value))
    return table.events.active.some((event) => event.name === value) ? `event:${value}` : null;
  return monoliths.some((card) => card.name === value) &&
    table.players.some((player) => player.monoliths.includes(value))
    ? `monolith:${value}`
    : null;
}
