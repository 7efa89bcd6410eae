/** The builder's own hand: what it holds moves at once on this screen, and the server is told sixty times a second. */
import type { Reference, Wishes } from "../generated/building";
import type { Build } from "./builds.svelte";
import { follow, solid, type Pose } from "./fitting";

/** The connection to the server: wishes are answered, aims are not. */
export interface HandConnection {
  wish(wish: Wishes): Promise<string | null>;
  aim(x: number, y: number): void;
}

const INTERVAL = 1000 / 60;
/** After so long without a move of ours the server's picture of the held block is believed. */
const BELIEVE = 200;

export class BlockHand {
  /** The number of the block in this hand. */
  block = $state<number | null>(null);
  /** Where the held block is on this screen. */
  pose: Pose | null = null;
  /** What the server last refused, in words. */
  refused = $state<string | null>(null);
  busy = $state(false);
  private moved = 0;
  private sent = 0;
  private later = 0;
  private aimed: [number, number] | null = null;
  private grip: [number, number] = [0, 0];

  constructor(
    readonly seat: number,
    private readonly connection: HandConnection,
    private readonly reference: () => Reference,
  ) {}

  /** Look at what the server says this hand holds. */
  sync(build: Build): void {
    const held = build.holds(this.seat);
    if (held !== this.block) {
      this.block = held;
      this.pose = held === null ? null : (build.blocks.get(held) ?? null);
      this.moved = 0;
      const grip = build.grips.find(([hand]) => hand === this.seat);
      if (held === null) this.grip = [0, 0];
      else if (grip) this.grip = [grip[1], grip[2]];
    } else if (held !== null) {
      const told = build.blocks.get(held) ?? null;
      if (!this.pose || performance.now() - this.moved > BELIEVE) this.pose = told;
      else if (told && (told.angle !== this.pose.angle || told.face !== this.pose.face))
        this.pose = { ...this.pose, angle: told.angle, face: told.face };
    }
  }

  async do(wish: Wishes): Promise<boolean> {
    this.flush();
    this.busy = true;
    this.refused = await this.connection.wish(wish);
    this.busy = false;
    return this.refused === null;
  }

  grab(block: number, x: number, y: number, pose: Pose): Promise<boolean> {
    this.grip = [x - pose.x, y - pose.y];
    return this.do({ do: "grab", block, x, y });
  }

  /** Point at a place of the world; the held block comes there as far as it can. */
  point(x: number, y: number, build: Build): void {
    if (this.block === null) return;
    this.moved = performance.now();
    if (this.pose && build.plan) {
      const { shapes, world } = this.reference();
      const others = [...build.blocks]
        .filter(([number]) => number !== this.block)
        .map(([, pose]) => solid(pose, shapes));
      const goalX = Math.min(Math.max(x - this.grip[0], -world.reach_x), world.reach_x);
      const goalY = Math.min(
        Math.max(y - this.grip[1], build.plan.flat ? -world.reach_high : world.reach_low),
        world.reach_high,
      );
      this.pose = follow(this.pose, goalX, goalY, others, shapes, build.plan.flat);
    }
    this.aimed = [x, y];
    const wait = this.sent + INTERVAL - performance.now();
    if (wait <= 0) this.flush();
    else if (!this.later) this.later = window.setTimeout(() => this.flush(), wait);
  }

  /** Where the hand is, for a drag that keeps its distance. */
  get place(): [number, number] | null {
    return this.pose ? [this.pose.x + this.grip[0], this.pose.y + this.grip[1]] : null;
  }

  private flush(): void {
    clearTimeout(this.later);
    this.later = 0;
    if (!this.aimed) return;
    this.connection.aim(...this.aimed);
    this.aimed = null;
    this.sent = performance.now();
  }
}
