/** What stands at the benches, put together of all that the server tells. */
import type { Plan } from "../generated/building";
import type { BuildNews, ContactRow } from "../../../wire/generated/shapes";
import type { BenchNews } from "../../../wire/generated/to-client";
import type { Pose } from "./fitting";

/** How a line of the Design stands. */
export type ContactState = ContactRow[0];
export const TABLE = -1;

/** One build. Blocks move without Svelte's notice: a canvas looks at them; the rest is state. */
export class Build {
  plan = $state.raw<Plan | null>(null);
  hands = $state.raw<[number, number][]>([]);
  lines = $state.raw<ContactRow[]>([]);
  still = $state(false);
  /** Counts every block that comes or goes. */
  size = $state(0);
  readonly blocks = new Map<number, Pose>();
  /** The grips of hands that held something before this page came. */
  grips: [number, number, number][] = [];
  /** Counts every picture. */
  pictures = 0;
  private readonly kinds = new Map<number, string>();

  hear(told: BuildNews): void {
    if (told.plan) this.plan = told.plan;
    for (const [number, kind] of told.kinds ?? []) this.kinds.set(number, kind);
    for (const [number, x, y, angle, face] of told.rows ?? []) {
      if (face === "gone") this.blocks.delete(number);
      else
        this.blocks.set(number, {
          kind: this.kinds.get(number) ?? "",
          face,
          x: x / 1000,
          y: y / 1000,
          angle: angle / 1000,
        });
    }
    if (told.hands) {
      this.hands = told.hands;
      this.grips = told.grips ?? [];
    }
    if (told.lines) this.lines = told.lines;
    if (told.still !== undefined) this.still = told.still;
    if (this.size !== this.blocks.size) this.size = this.blocks.size;
    this.pictures++;
  }

  /** The block that a hand holds. */
  holds(hand: number): number | null {
    return this.hands.find(([other]) => other === hand)?.[1] ?? null;
  }

  /** How many lines there are and how many of them are met. */
  get met(): number {
    return this.lines.filter(([state]) => state === "met").length;
  }
}

export class Builds {
  all = $state.raw<Record<string, Build>>({});
  pool = $state.raw<Record<string, number>>({});

  hear(message: BenchNews): void {
    const all = message.whole ? {} : { ...this.all };
    for (const [name, told] of Object.entries(message.builds ?? {})) {
      const build = (all[name] ??= new Build());
      build.hear(told);
    }
    for (const name of message.closed ?? []) delete all[name];
    if (
      Object.keys(all).some((name) => all[name] !== this.all[name]) ||
      Object.keys(all).length !== Object.keys(this.all).length
    )
      this.all = all;
    if (message.pool) this.pool = message.pool;
  }
}
