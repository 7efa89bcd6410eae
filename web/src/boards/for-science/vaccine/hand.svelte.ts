/** What one player does with the vaccine: a tile in hand, its turn, where it would lie, and what is not answered yet. */
import { heartAt, type Point } from "./drawing";
import type { Placement } from "./lattice";
import { apartFrom, clashes, spotsFor, type Cap, type Clash } from "./placing";
import { bestNear, nearest, same, snap, stepFrom } from "./snapping";

export interface TileActions {
  take(tile: number): void;
  put(place: Placement): void;
  turn(tile: number, turn: number): void;
  back(tile: number): void;
}

/** How long the table may take to answer before a tile is shown where it was. */
const PATIENCE = 2500;

export class TileHand {
  tile = $state<number | null>(null);
  turn = $state(0);
  /** Where the tile would lie now. */
  place = $state.raw<Placement | null>(null);
  /** Put down, and not yet seen to lie there. */
  settling = $state.raw<Placement | null>(null);
  /** Laid aside, and not yet seen among the loose ones. */
  leaving = $state<number | null>(null);
  private from: Placement | null = null;
  private timer = 0;
  /** Whether the table has said that the tile, in hand or laid aside since, is mine. */
  private sure = false;

  constructor(
    private readonly actions: TileActions,
    /** The table as it is: what lies there, and the tile that it knows to be in this hand. */
    private readonly table: () => { placements: Placement[]; blocks: Cap[]; mine: number | null },
  ) {}

  /** What lies on the table but for the tile in hand. */
  readonly lying: Placement[] = $derived.by(() => {
    const settled = this.settling;
    const others = this.table().placements.filter(
      (one) => one.tile !== this.tile && one.tile !== settled?.tile && one.tile !== this.leaving,
    );
    return settled ? [...others, settled] : others;
  });

  /** Where the tile in hand fits, any way round. */
  readonly spots: Placement[] = $derived.by(() =>
    this.tile === null ? [] : spotsFor(this.tile, this.lying, this.table().blocks),
  );

  /** What would be wrong if it were put down now. */
  readonly wrong: Clash[] = $derived.by(() =>
    this.place === null
      ? []
      : clashes([...this.lying, this.place], this.table().blocks).filter(
          (one) => one.tile === this.tile || one.other === this.tile,
        ),
  );

  pick(tile: number): void {
    if (this.tile !== null) this.escape();
    this.settle(null);
    this.from = this.table().placements.find((one) => one.tile === tile) ?? null;
    this.turn = this.from?.turn ?? 0;
    this.place = this.from;
    this.tile = tile;
    this.sure = false;
    this.wait();
    this.actions.take(tile);
  }

  /** Look at the table anew. Its word is the last one, but it may not have heard of our last deed yet. */
  look(loose: number[]): void {
    const { mine, placements } = this.table();
    const settling = this.settling;
    if (settling && placements.some((one) => same(one, settling))) this.answered();
    if (mine !== null && mine === (this.tile ?? this.leaving)) this.sure = true;
    else if (this.tile !== null && this.sure) this.drop();
    if (this.leaving !== null && this.sure && loose.includes(this.leaving)) this.answered();
    if (mine !== null && this.tile === null && this.settling === null && this.leaving === null) this.adopt(mine);
  }

  /** The table says that this tile is in my hand already: another tab has taken it, or this one before. */
  private adopt(tile: number): void {
    this.from = this.place = null;
    this.turn = 0;
    this.tile = tile;
    this.sure = true;
  }

  /** Let go without a word: somebody else has the tile. */
  drop(): void {
    this.tile = this.place = this.from = null;
  }

  hover(point: Point | null): void {
    this.place = this.tile === null || !point ? null : snap(this.tile, this.turn, point, this.spots);
  }

  /** Go to the first spot, or the nearest one to where it lay, for those who play by keys. */
  aim(): void {
    if (this.tile !== null) this.place ??= nearest(this.spots, this.turn, { x: 0, y: 0 });
  }

  /** Put the tile down near a point, the way round that captures most; false if it fits nowhere there. */
  putNear(point: Point): boolean {
    const spot = bestNear(this.spots, point, this.lying, this.table().blocks);
    if (spot) this.turn = spot.turn;
    return this.put(spot);
  }

  step(key: string): void {
    this.aim();
    if (this.place) this.place = stepFrom(this.place, this.spots, key);
  }

  /** Turn by 60° about a point, or where it would lie; `leap`: on to the nearest spot if it fits nowhere near. */
  rotate(by: number, around: Point | null = null, leap = false): void {
    if (this.tile === null) return;
    const point = around ?? (this.place ? heartAt(this.place) : null);
    this.turn = (this.turn + by + 6) % 6;
    if (point)
      this.place =
        (leap ? nearest(this.spots, this.turn, point) : null) ?? snap(this.tile, this.turn, point, this.spots);
    this.actions.turn(this.tile, this.turn);
  }

  /** The spot that a tap at this point means, if one is near. */
  spotNear(point: Point | null): Placement | null {
    if (this.tile === null || !point) return null;
    const found = snap(this.tile, this.turn, point, this.spots);
    return this.spots.find((spot) => same(spot, found)) ?? null;
  }

  /** Begin a group of its own. */
  apart(): void {
    if (this.tile !== null) this.place = apartFrom(this.lying, this.tile, this.turn);
  }

  /** Put the tile down where it is shown; false if it can't lie there. */
  put(place: Placement | null = this.place): boolean {
    if (this.tile === null || !place) return false;
    this.place = place;
    if (this.wrong.length) return false;
    this.settle(place);
    this.drop();
    this.actions.put(place);
    return true;
  }

  /** Lay it aside, with the loose ones. */
  aside(): void {
    const tile = this.tile;
    if (tile === null) return;
    this.drop();
    this.leaving = tile;
    this.wait();
    this.actions.back(tile);
  }

  /** Put it back where it lay, or aside. */
  escape(): void {
    const from = this.from;
    if (from) this.turn = from.turn;
    if (!from || !this.put(from)) this.aside();
  }

  private settle(place: Placement | null): void {
    this.settling = place;
    this.leaving = null;
    if (place) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.tile !== null && this.table().mine !== this.tile) this.drop();
      this.answered();
    }, PATIENCE);
  }

  /** What was asked for has come, or will not: show the table as it is. */
  answered(): void {
    clearTimeout(this.timer);
    this.settling = this.leaving = null;
  }
}
