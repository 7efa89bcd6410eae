/** The Now on its way: when a phase ends it passes over the nodes one by one, and what it has not reached looks as before. */
import { still } from "../../table/flight";
import { lasting } from "../../table/lasting.svelte";
import type { TimeHorizonView } from "./generated/view";

const LONGEST = 5000;
const PER_EVENT = 520;
const PER_EMPTY = 90;

export class Sweep {
  /** The node that it comes to next; null: it rests. */
  at = $state<number | null>(null);
  private latest: TimeHorizonView | null = null;
  private timer = 0;
  private over: () => void = () => undefined;

  /** Take notice of a position; if the Now has moved since the last one, let it go there. It goes on while others play. */
  follow(view: TimeHorizonView): void {
    const before = this.latest;
    this.latest = view;
    if (before && view.now === before.now) return;
    const near = before !== null && view.now > before.now && view.round - before.round <= 1;
    if (!near || still() || document.visibilityState === "hidden") {
      this.land();
      return;
    }
    const from = this.at ?? before.now;
    if (this.at === null) this.over = lasting.begin(() => this.land());
    const usual = view.nodes.slice(from, view.now).reduce((sum, node) => sum + (node.event ? PER_EVENT : PER_EMPTY), 0);
    clearTimeout(this.timer);
    this.step(from, Math.min(1, LONGEST / usual));
  }

  private step(node: number, hurry: number): void {
    if (!this.latest || node > this.latest.now) {
      this.land();
      return;
    }
    this.at = node;
    // One sees how an event came out before the next one is reached.
    const rest = this.latest.nodes[node - 1]?.event ? PER_EVENT : PER_EMPTY;
    this.timer = window.setTimeout(() => this.step(node + 1, hurry), rest * hurry);
  }

  /** Be where it goes, at once. */
  land(): void {
    clearTimeout(this.timer);
    this.at = null;
    this.over();
    this.over = () => undefined;
  }
}

/**
 * The position as it looks while the Now is on its way: nodes from `at` on have not been passed, nor scored.
 *
 * Points on the way are a copy of what the engine counted, because the view tells only where it ends: it mirrors
 * src/serendip/games/time_horizon/rules/realisation.py. tests/web/test_sums.py compares both on positions of real games.
 */
export function before(view: TimeHorizonView, at: number): TimeHorizonView {
  const points = view.players.map((player) => player.points);
  const nodes = view.nodes.map((node) => {
    if (node.node < at || node.result === null || node.node >= view.now) return node;
    for (const gain of node.event?.scores ?? []) points[gain.seat] = (points[gain.seat] ?? 0) - gain.points;
    return { ...node, result: null };
  });
  return {
    ...view,
    now: at,
    nodes,
    players: view.players.map((player, seat) => ({ ...player, points: points[seat]! })),
  };
}
