/** How the actions of Time Horizon are reached by pointing: what one clicks, what a click would mean, what the log means. */
import type { AnyAction } from "../../wire/generated/shapes";
import type { Plain } from "../../wire/generated/core";
import type { Thing } from "../contract";
import type { TimeHorizonAction } from "./generated/actions";
import type { TimeHorizonView } from "./generated/view";

/** What one points at to do this, in order. */
export function things(action: TimeHorizonAction, view: TimeHorizonView): Thing[] {
  const fields: AnyAction = action;
  const of = (field: string): string => String(fields[field]);
  switch (action.kind) {
    case "swap-event":
      return [`hand:${of("give")}`, `shown:${of("take")}`];
    case "move":
    case "jump":
    case "flee":
    case "leave-wormhole":
      return [`node:${of("node")}`];
    case "enter-wormhole":
    case "jump-far":
      return ["far"];
    case "organise":
      return [`hand:${of("card")}`];
    case "draw-link":
      return [`side:${of("side")}`, `link:${of("link")}`];
    case "name-arc":
      return [`arc:${of("side")}:${of("colour")}`];
    case "place":
      return isTurned(view) ? [`turn:${of("rotation")}`, `token:${of("side")}`] : [`token:${of("side")}`];
    case "weak-impact":
    case "strong-impact":
    case "bet":
      return [`${action.kind}:${of("side")}`];
    case "buy":
      return [`shop:${of("item")}`];
    case "attack":
    case "offer-exchange":
      return [`${action.kind}:${of("player")}`];
    case "next-victim":
      return [`player:${of("player")}`];
    case "empty-storage":
      return ["tool:Kinetic Storage"];
    case "amplify":
      return ["tool:Link Amplifier", `node:${of("node")}`];
    case "amplify-needle":
      return ["tool:Link Amplifier", `long:${of("node")}`];
    case "cast-tangle":
      return ["cast:Tangle of Fates", `token:${of("side")}`];
    case "open-collapse":
      return ["use:Collapse Generator"];
    case "thread-needle":
      return ["use:Lachesis Needle"];
    case "stabilize":
      return ["use:Symmetrical Stabilizer", `token:${of("side")}`];
    case "sew":
      return [`node:${of("node")}`, `link:${of("link")}`];
    case "dont-give":
    case "dont-ask":
      return [`${action.kind}:${of("part")}`];
    case "choose-event":
      return [`choice:${of("card")}`];
    default:
      return ["artifact" in action ? `${action.kind}:${action.artifact}` : action.kind];
  }
}

/** Whether the card that is being laid down can lie in several ways. */
function isTurned(view: TimeHorizonView): boolean {
  const plan = view.you?.plan;
  const card = view.you?.hand.find((one) => one.title === plan?.card);
  return plan?.kind === "place" && (card?.rotations?.length ?? 0) > 1;
}

/** Things that are drawn at their own place; whatever else can be pointed at lies in the tray. */
export const drawn = (thing: Thing): boolean =>
  /^(node|far|hand|shown|choice|shop|player|cast|discharge|use|tool)(:|$)/.test(thing);

const rest = (thing: Thing): string => thing.slice(thing.indexOf(":") + 1);

/** The action that pointing here would mean if it were allowed. */
export function attempt(thing: Thing, picked: Thing[], view: TimeHorizonView, _seat: number): TimeHorizonAction | null {
  const stage = view.stage;
  const name = rest(thing);
  switch (thing.split(":")[0]) {
    case "node":
      if (picked[0] === "tool:Link Amplifier") return { kind: "amplify", node: Number(name) };
      return { kind: stage === "flee" ? "flee" : "move", node: Number(name) };
    case "far":
      return { kind: "enter-wormhole" };
    case "hand":
      return stage === "swap" ? null : { kind: "organise", card: name };
    case "turn":
      return { kind: "place", rotation: Number(name), side: "happens" };
    case "shop":
      return { kind: "buy", item: name };
    case "cast":
      return name === "Tangle of Fates" ? { kind: "cast-tangle", side: "happens" } : { kind: "cast", artifact: name };
    case "discharge":
      return { kind: "discharge", artifact: name };
    case "tool":
      return name === "Kinetic Storage" ? { kind: "empty-storage" } : null;
    case "use":
      if (name === "Collapse Generator") return { kind: "open-collapse" };
      return name === "Lachesis Needle" ? { kind: "thread-needle" } : null;
    default:
      return null;
  }
}

/** The thing on the table that a word of the log speaks of. */
export function refers(value: Plain, view: TimeHorizonView): Thing | null {
  const table = view;
  if (typeof value === "number") return table.nodes[value] ? `node:${value}` : null;
  if (typeof value !== "string") return null;
  const lying = table.nodes.find((node) => node.event?.title === value);
  if (lying) return `node:${lying.node}`;
  if (table.you?.hand.some((card) => card.title === value)) return `hand:${value}`;
  return table.players[0] && value in table.players[0].items ? `shop:${value}` : null;
}
