/** A block carried from the pool to the bench by a pointer: taken where it comes to the bench, put back where it leaves it. */
import type { Wishes } from "../generated/building";
import { noClick } from "../../../table/carry";
import type { Build } from "./builds.svelte";
import type { BlockHand } from "./hand.svelte";

export interface BringingBench {
  readonly hand: BlockHand | null;
  readonly build: Build;
  /** The point of the world that is shown there on the screen; null: not at the bench. */
  reach(x: number, y: number): [number, number] | null;
  act(wish: Wishes): Promise<boolean>;
}

const FAR = { mouse: 5, touch: 9 };
/** A finger hides what it holds: the block goes above it. */
const ABOVE = 48;
/** How many pictures to wait for a block that was granted, or that is on its way. */
const PATIENCE = 60;
/** So near it has come to where the hand is. */
const THERE = 0.05;

export class Bringing {
  /** What hangs under the pointer before it is at the bench. */
  shown = $state.raw<{ kind: string; x: number; y: number } | null>(null);

  /** Whether a block is on its way, until it is let go. */
  going = $state(false);

  constructor(private readonly bench: BringingBench) {}

  begin(start: PointerEvent, kind: string): void {
    if (start.button !== 0) return;
    const touch = start.pointerType !== "mouse";
    const far = touch ? FAR.touch : FAR.mouse;
    const lift = touch ? ABOVE : 0;
    let carried = false;
    let taking: Promise<boolean> | null = null;

    const move = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX, event.clientY - lift];
      carried ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= far;
      if (!carried) return;
      this.going = true;
      const at = this.bench.reach(x, y);
      if (at) taking ??= this.bench.act({ do: "take", kind, x: at[0] });
      const holds = this.holds();
      if (at && holds) this.bench.hand!.point(...at, this.bench.build);
      this.shown = at && holds ? null : { kind, x, y };
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      this.shown = null;
      if (!carried) return;
      noClick();
      const at = event.type === "pointerup" ? this.bench.reach(event.clientX, event.clientY - lift) : null;
      void (taking ? this.end(taking, at, touch) : Promise.resolve()).then(() => (this.going = false));
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
  }

  private holds(): boolean {
    this.bench.hand?.sync(this.bench.build);
    return this.bench.hand?.block != null;
  }

  /** Let go as the bench itself does: a mouse drops the block, a thumb leaves it where it is, in the hand. */
  private async end(taking: Promise<boolean>, at: [number, number] | null, touch: boolean): Promise<void> {
    if (!(await taking)) return;
    await this.until(() => this.holds());
    const { hand, build } = this.bench;
    if (!hand || hand.block === null) return;
    if (!at) return void (await this.bench.act({ do: "away" }));
    hand.point(...at, build);
    if (touch) return;
    // A hand may be quicker than the block that follows it.
    const [block, goal] = [hand.block, hand.pose!];
    await this.until(() => {
      const pose = build.blocks.get(block);
      return !pose || Math.hypot(pose.x - goal.x, pose.y - goal.y) < THERE;
    });
    await this.bench.act({ do: "release" });
  }

  private async until(fits: () => boolean): Promise<void> {
    for (let n = 0; n < PATIENCE && !fits(); n++) await new Promise(requestAnimationFrame);
  }
}
