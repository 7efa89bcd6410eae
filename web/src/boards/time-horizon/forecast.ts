/** What would come true if the Now passed over everything as it lies, and what a deed would change about it. */
import type { Action } from "../../wire/types";
import { neighbour } from "./geometry";
import { scoresIf } from "./labels";
import type { LinkKind, Side, TimeHorizonView } from "./view";

export interface Fate {
  sum: number;
  outcome: Side;
}

interface Bond {
  from: number;
  to: number;
  kind: LinkKind;
  strength: number;
}

/** A board that could be: its links, its impacts, and the token of each event. */
interface Board {
  links: Bond[];
  impacts: number[];
  tokens: (Side | null)[];
}

const FORCE = { weak: 1, strong: 2, stabilizer: 3 };
const NEW_LINK = 2;
const MOST_LINK = 4;

function lying(view: TimeHorizonView): Board {
  return {
    links: view.links.map(({ from, to, kind, strength }) => ({ from, to, kind, strength })),
    impacts: view.nodes.map((node) => node.for - node.against),
    tokens: view.nodes.map((node) => node.event?.token ?? null),
  };
}

/** Go through the nodes in order of time (TH-41 to TH-43); what the Now has passed stays. */
function run(board: Board, view: TimeHorizonView): Map<number, Fate> {
  const fates = new Map<number, Fate>();
  view.nodes.forEach(({ node, event, result }) => {
    const token = board.tokens[node];
    if (!token) return;
    if (event && (result === "happens" || result === "does not")) {
      fates.set(node, { sum: event.sum, outcome: result });
      return;
    }
    let sum = board.impacts[node] ?? 0;
    for (const link of board.links) {
      const before = link.to === node ? fates.get(link.from) : undefined;
      if (before) sum += (link.kind === "cause") === (before.outcome === "happens") ? link.strength : -link.strength;
    }
    fates.set(node, { sum, outcome: sum > 0 ? "happens" : sum < 0 ? "does not" : token });
  });
  return fates;
}

export const forecast = (view: TimeHorizonView): Map<number, Fate> => run(lying(view), view);

const signed = (side: unknown, force: number): number => (side === "happens" ? force : -force);

/** The two nodes of the same ring turned by a third of the circle (TH-64). */
function turned(view: TimeHorizonView, node: number): number[] {
  const ring = view.nodes[node]!.ring;
  const first = view.nodes.findIndex((one) => one.ring === ring);
  return ring ? [0, 2, 4].map((n) => first + ((node - first + n * ring) % (6 * ring))) : [node];
}

function lay(board: Board, view: TimeHorizonView, here: number, rotation: number, token: Side): void {
  const plan = view.you?.plan;
  const card = view.you?.hand.find((one) => one.title === plan?.card);
  if (!plan || !card) return;
  board.tokens[here] = token;
  const drawn = plan.links.flatMap((value, side) =>
    value ? [{ side, kind: (value > 0 ? "cause" : "hindrance") as LinkKind, strength: Math.abs(value) }] : [],
  );
  const printed = card.links.map(({ side, kind }) => ({ side: (side + rotation) % 6, kind, strength: NEW_LINK }));
  for (const link of drawn.length ? drawn : printed) {
    const other = neighbour(view.nodes, here, link.side)?.node;
    if (other === undefined) continue;
    const [from, to] = other < here ? [other, here] : [here, other];
    const there = board.links.find((one) => one.from === from && one.to === to);
    if (!there) board.links.push({ from, to, kind: link.kind, strength: link.strength });
    else if (from === here) there.kind = link.kind;
  }
}

/** The forecast after a deed; null if the deed changes nothing about it. */
export function whatIf(view: TimeHorizonView, seat: number, action: Action): Map<number, Fate> | null {
  const here = view.players[seat]?.node;
  if (here === null || here === undefined) return null;
  const board = lying(view);
  const push = (node: number, force: number): void => {
    board.impacts[node] = (board.impacts[node] ?? 0) + force;
  };
  const ends = [here, Number(action.node)].sort((a, b) => a - b);
  const link = board.links.find((one) => one.from === ends[0] && one.to === ends[1]);
  if (action.kind === "weak-impact") push(here, signed(action.side, FORCE.weak));
  else if (action.kind === "strong-impact") push(here, signed(action.side, FORCE.strong));
  else if (action.kind === "stabilize")
    for (const node of turned(view, here)) push(node, signed(action.side, FORCE.stabilizer));
  else if (action.kind === "place") lay(board, view, here, Number(action.rotation), action.side as Side);
  else if (action.kind === "sew")
    board.links.push({ from: ends[0]!, to: ends[1]!, kind: action.link as LinkKind, strength: NEW_LINK });
  else if (action.kind.startsWith("amplify") && link) link.strength = Math.min(MOST_LINK, link.strength + 1);
  else return null;
  return run(board, view);
}

/** An event that would come out otherwise, or with another sum, and who would gain by it. */
export interface Change {
  node: number;
  title: string;
  before: Fate;
  after: Fate;
  scores: [number, number][];
}

/** What a forecast has other than the present one, in the order of time. */
export function changes(view: TimeHorizonView, now: Map<number, Fate>, then: Map<number, Fate>): Change[] {
  return view.nodes.flatMap(({ node, event }) => {
    const before = now.get(node);
    const after = then.get(node);
    if (!event || !before || !after || (before.sum === after.sum && before.outcome === after.outcome)) return [];
    return [{ node, title: event.title, before, after, scores: scoresIf(event, after, view) }];
  });
}
