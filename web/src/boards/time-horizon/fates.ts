/** What is to be expected of each event, as the engine reckons it, and what a deed would change about it. */
import type { AnyAction } from "../../wire/generated/shapes";
import type { Fate, TimeHorizonView } from "./generated/view";

export type Fates = Map<number, Fate>;

/** What the view tells of every event on the board. */
export function fates(view: TimeHorizonView): Fates {
  return new Map(
    view.nodes.flatMap(({ node, event }) =>
      event ? [[node, { node, sum: event.sum, outcome: event.outcome, scores: event.scores }]] : [],
    ),
  );
}

/** What would be if the event that was begun were laid down so; null if the deed is another one. */
export function laid(view: TimeHorizonView, action: AnyAction): Fates | null {
  if (action.kind !== "place") return null;
  const way = view.you?.plan?.placements.find((one) => one.rotation === action.rotation && one.side === action.side);
  return way ? new Map([...fates(view), ...way.changes.map((fate): [number, Fate] => [fate.node, fate])]) : null;
}

/** An event that would come out otherwise, or with another sum; one that is not there yet has nothing before. */
export interface Change {
  node: number;
  title: string;
  before: Fate | null;
  after: Fate;
}

/** What a forecast has other than the present one, in the order of time. */
export function changes(view: TimeHorizonView, then: Fates): Change[] {
  const now = fates(view);
  return view.nodes.flatMap(({ node, event }) => {
    const before = now.get(node) ?? null;
    const after = then.get(node);
    if (!after || (before?.sum === after.sum && before.outcome === after.outcome)) return [];
    return [{ node, title: event?.title ?? view.you?.plan?.card ?? "", before, after }];
  });
}
