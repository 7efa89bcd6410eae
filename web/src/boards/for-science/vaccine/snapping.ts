/**
 * Where a tile in hand would lie: on a spot when one is near, else at the nearest corner; and steps from spot to spot. Pure.
 *
 * The page's own, and no copy of a rule: which spots there are and what is captured it asks `placing.ts` and `capture.ts`,
 * which tests/games/for_science/test_page.py compares with the engine.
 */
import { toward, WAYS } from "../../../table/arrows";
import { bestGroup, total } from "./capture";
import { at, cornerNear, heartAt, heartOf, rotated, UNIT, type Point } from "./drawing";
import type { Placement } from "./lattice";
import type { Cap } from "./placing";
import { tileOf } from "./tiles";

/** So near a spot draws a tile to itself. */
const PULL = 0.8 * UNIT;

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The place for a tile whose middle is held at a point. */
export function snap(tile: number, turn: number, point: Point, spots: Placement[]): Placement {
  let best: Placement | null = null;
  for (const spot of spots)
    if (spot.turn === turn && (!best || far(heartAt(spot), point) < far(heartAt(best), point))) best = spot;
  if (best && far(heartAt(best), point) < PULL) return best;
  const heart = rotated(heartOf(tileOf(tile).slices), turn);
  const [x, y] = cornerNear({ x: point.x - heart.x, y: point.y - heart.y });
  return { tile, x, y, turn };
}

/** The spot one comes to from a place by an arrow key, or the same when there is none that way. */
export function stepFrom(place: Placement, spots: Placement[], key: string): Placement {
  const others = spots.filter((spot) => spot.turn === place.turn && (spot.x !== place.x || spot.y !== place.y));
  const box = (one: Placement) => ({ left: heartAt(one).x, top: heartAt(one).y, width: 0, height: 0 });
  const found = toward(box(place), others.map(box), WAYS[key]!);
  return others[found] ?? place;
}

/** Of the spots for a turn the one nearest to a point. */
export function nearest(spots: Placement[], turn: number, point: Point): Placement | null {
  return spots
    .filter((spot) => spot.turn === turn)
    .reduce<Placement | null>(
      (best, spot) => (!best || far(heartAt(spot), point) < far(heartAt(best), point) ? spot : best),
      null,
    );
}

/** Of all spots near a point, any way round, the one that captures most; of such the nearest. */
export function bestNear(spots: Placement[], point: Point, lying: Placement[], blocks: Cap[]): Placement | null {
  const away = (spot: Placement): number => far(heartAt(spot), point);
  const near = spots.filter((spot) => away(spot) < 1.5 * UNIT);
  const worth = new Map(near.map((spot) => [spot, gain(spot, lying, blocks)]));
  return near.sort((a, b) => worth.get(b)! - worth.get(a)! || away(a) - away(b))[0] ?? null;
}

/** How much more Insight the best group would have with a tile on this spot. */
export function gain(spot: Placement, lying: Placement[], blocks: Cap[]): number {
  return total(bestGroup([...lying, spot], blocks).insight) - total(bestGroup(lying, blocks).insight);
}

export const same = (a: Placement | null, b: Placement | null): boolean =>
  a?.tile === b?.tile && a?.x === b?.x && a?.y === b?.y && a?.turn === b?.turn;

export const whereIs = (place: Placement): Point => at(place.x, place.y);
