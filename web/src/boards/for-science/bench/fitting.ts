/**
 * How a held block follows the pointer on the builder's own screen: as on the server, it stops before others and slides.
 *
 * A copy of the engine's rule, because a hand needs the answer within a frame: it mirrors
 * src/serendip/games/for_science/building/travel.py and building/held_block.py. tests/games/for_science/test_page.py compares
 * both on positions of real games.
 */
import type { Face, Part, Point } from "../generated/building";

export interface Pose {
  kind: string;
  face: Face;
  x: number;
  y: number;
  angle: number;
}

type Edge = [number, number, number];
interface ConvexPiece {
  corners: Point[];
  edges: Edge[];
  x: number;
  y: number;
  radius: number;
}
export type Solid = ConvexPiece[];
type Shapes = Record<string, Record<Face, Part[]>>;

const APART = 1e9;
const GRAZE = 0.001;
/** No farther at once, so that nothing is jumped over. */
const STRIDE = 0.4;

/** A block in its place. */
export function solid(pose: Pose, shapes: Shapes): Solid {
  const c = Math.cos(pose.angle);
  const s = Math.sin(pose.angle);
  return (shapes[pose.kind]?.[pose.face] ?? []).map((part) => {
    const corners = (part.corners ?? []).map(([x, y]): Point => [pose.x + c * x - s * y, pose.y + s * x + c * y]);
    const edges = corners.map(([ax, ay], i): Edge => {
      const [bx, by] = corners[(i + 1) % corners.length]!;
      const length = Math.hypot(bx - ax, by - ay);
      const nx = (by - ay) / length;
      const ny = (ax - bx) / length;
      return [nx, ny, nx * ax + ny * ay];
    });
    return { corners, edges, x: pose.x, y: pose.y, radius: part.radius ?? 0 };
  });
}

/** The lowest point of a block. */
export const bottom = (block: Solid): number =>
  Math.min(
    ...block.map((piece) => (piece.radius ? piece.y - piece.radius : Math.min(...piece.corners.map(([, y]) => y)))),
  );

/** The highest point of a block. */
export const top = (block: Solid): number =>
  Math.max(
    ...block.map((piece) => (piece.radius ? piece.y + piece.radius : Math.max(...piece.corners.map(([, y]) => y)))),
  );

/** Whether a point lies in a block. */
export const covers = (block: Solid, x: number, y: number): boolean =>
  block.some((piece) =>
    piece.radius
      ? Math.hypot(x - piece.x, y - piece.y) <= piece.radius
      : piece.edges.every(([nx, ny, offset]) => nx * x + ny * y <= offset + 1e-9),
  );

/** How far one block can go along a unit vector before it meets another; less than 0 if they overlap. */
export function travel(a: Solid, b: Solid, ux: number, uy: number): number {
  let least = APART;
  for (const p of a)
    for (const q of b) {
      const way = ahead(p, q, ux, uy);
      if (way < 0 && ahead(q, p, ux, uy) > way) continue;
      least = Math.min(least, way);
    }
  return least;
}

function ahead(a: ConvexPiece, b: ConvexPiece, ux: number, uy: number): number {
  const wx = -uy;
  const wy = ux;
  const [aLow, aHigh] = span(a, wx, wy);
  const [bLow, bHigh] = span(b, wx, wy);
  const low = Math.max(aLow, bLow) + GRAZE;
  const high = Math.min(aHigh, bHigh) - GRAZE;
  if (low >= high) return APART;
  if (a.radius && b.radius) {
    const aside = (b.x - a.x) * wx + (b.y - a.y) * wy;
    const along = (b.x - a.x) * ux + (b.y - a.y) * uy;
    return along - Math.sqrt(Math.max((a.radius + b.radius) ** 2 - aside * aside, 0));
  }
  const places = [low, high, ...marks(a, b, wx, wy), ...marks(b, a, wx, wy)].filter((s) => s >= low && s <= high);
  const lead = facing(a, ux, uy, wx, wy, 1);
  const near = facing(b, ux, uy, wx, wy, -1);
  let least = APART;
  for (const s of places) {
    const beyond = b.radius
      ? b.x * ux + b.y * uy - chord(b, s, wx, wy)
      : Math.max(...near.map(([height, slope]) => height + slope * s));
    const before = a.radius
      ? a.x * ux + a.y * uy + chord(a, s, wx, wy)
      : Math.min(...lead.map(([height, slope]) => height + slope * s));
    least = Math.min(least, beyond - before);
  }
  return least;
}

function span(piece: ConvexPiece, wx: number, wy: number): [number, number] {
  if (piece.radius) {
    const middle = piece.x * wx + piece.y * wy;
    return [middle - piece.radius, middle + piece.radius];
  }
  const across = piece.corners.map(([x, y]) => wx * x + wy * y);
  return [Math.min(...across), Math.max(...across)];
}

function facing(piece: ConvexPiece, ux: number, uy: number, wx: number, wy: number, side: number): Point[] {
  const found: Point[] = [];
  for (const [nx, ny, offset] of piece.edges) {
    const towards = nx * ux + ny * uy;
    if (towards * side > 1e-9) found.push([offset / towards, -(nx * wx + ny * wy) / towards]);
  }
  return found;
}

function marks(piece: ConvexPiece, other: ConvexPiece, wx: number, wy: number): number[] {
  if (!piece.radius) return piece.corners.map(([x, y]) => wx * x + wy * y);
  const middle = piece.x * wx + piece.y * wy;
  return other.edges.map(([nx, ny]) => middle - piece.radius * (nx * wx + ny * wy));
}

function chord(piece: ConvexPiece, s: number, wx: number, wy: number): number {
  const aside = s - piece.x * wx - piece.y * wy;
  return Math.sqrt(Math.max(piece.radius ** 2 - aside * aside, 0));
}

/** Where a held block comes to on its way to an aim, past the others, and not into the table. */
export function follow(pose: Pose, x: number, y: number, others: Solid[], shapes: Shapes, flat: boolean): Pose {
  let now = pose;
  for (let steps = 0; steps < 60; steps++) {
    const far = Math.hypot(x - now.x, y - now.y);
    if (far < 1e-4) break;
    const stride = Math.min(far, STRIDE);
    const goal = { x: now.x + ((x - now.x) * stride) / far, y: now.y + ((y - now.y) * stride) / far };
    let next = go(now, goal.x - now.x, goal.y - now.y, others, shapes, flat);
    next = go(next, goal.x - next.x, 0, others, shapes, flat);
    next = go(next, 0, goal.y - next.y, others, shapes, flat);
    if (Math.hypot(next.x - now.x, next.y - now.y) < 1e-4) break;
    now = next;
  }
  return now;
}

function go(pose: Pose, dx: number, dy: number, others: Solid[], shapes: Shapes, flat: boolean): Pose {
  const far = Math.hypot(dx, dy);
  if (far < 1e-9) return pose;
  const here = solid(pose, shapes);
  let free = far;
  if (dy < 0 && !flat) free = Math.min(free, (bottom(here) * far) / -dy);
  for (const other of others) free = Math.min(free, travel(here, other, dx / far, dy / far));
  free = Math.max(free, 0) / far;
  return { ...pose, x: pose.x + dx * free, y: pose.y + dy * free };
}
