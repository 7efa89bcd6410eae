/** Going to a node that lies several moves away: one move after the other, as long as nothing comes between. */
import { neighbour } from "./geometry";
import type { Player, TimeHorizonView } from "./generated/view";

/**
 * The nodes on the way to one that the engine calls reachable, the last one included; none if it is not.
 *
 * A copy of the engine's rule, because the way is shown under the pointer: it mirrors `reachable` of
 * src/serendip/games/time_horizon/seen/view.py. tests/web/test_copies.py compares both on positions of real games.
 */
export function way(view: TimeHorizonView, player: Pick<Player, "node" | "reachable">, node: number): number[] {
  const steps = new Map(player.reachable.map((one) => [one.node, one.steps]));
  const path: number[] = [];
  for (let left = steps.get(node), at = node; left; left -= 1) {
    path.unshift(at);
    const back = left - 1;
    const before = [0, 1, 2, 3, 4, 5]
      .map((side) => neighbour(view.nodes, at, side)?.node)
      .find((one) => one !== undefined && (back ? steps.get(one) === back : one === player.node));
    if (before === undefined) return [];
    at = before;
  }
  return path;
}

export class Journey {
  private path: number[] = [];
  private from: number | null = null;
  private asked = false;

  /** Set out from a node; `press` takes the first step. */
  begin(from: number | null, path: number[], press: (node: number) => void): void {
    [this.from, this.path, this.asked] = [from, path, true];
    if (path[0] !== undefined) press(path[0]);
  }

  /** After each step take the next one, once it is offered; whoever stands elsewhere has changed plans. */
  follow(at: number | null, can: (node: number) => boolean, press: (node: number) => void): void {
    if (at === this.path[0]) [this.from, this.path, this.asked] = [at, this.path.slice(1), false];
    else if (at !== this.from) this.path = [];
    const next = this.path[0];
    if (next === undefined || this.asked || !can(next)) return;
    this.asked = true;
    press(next);
  }

  /** Stay where one is. */
  end(): void {
    this.path = [];
  }
}
