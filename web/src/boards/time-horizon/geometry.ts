/** Where the nodes lie: flat-top hexes, sides counted clockwise from the bottom (TH-1). */
import type { Node } from "./generated/view";

export const SIZE = 20;
/** How large most letters of the drawing are, in its own measure. */
export const LETTER = 8.9;
/** And how many pixels they have at least. */
export const LEAST = 11.05;
/** How many pixels wide the drawing has to be to show all that a tile tells. */
export const ROOMY = 420;
export const FRAME = { x: -143, y: -160, width: 286, height: 320 };

const STEPS: [number, number][] = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
];

export interface Point {
  x: number;
  y: number;
}

export const centre = (at: { q: number; r: number }): Point => ({
  x: 1.5 * SIZE * at.q,
  y: Math.sqrt(3) * SIZE * (at.r + at.q / 2),
});

/** The direction of a side, as a step of length 1 on the page. */
export function towards(side: number): Point {
  const [q, r] = STEPS[((side % 6) + 6) % 6]!;
  const at = centre({ q, r });
  const far = Math.hypot(at.x, at.y);
  return { x: at.x / far, y: at.y / far };
}

/** The corners of a hex around a point. */
export function hex(at: Point, size: number = SIZE): string {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n;
    return `${(at.x + size * Math.cos(angle)).toFixed(2)},${(at.y + size * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

export function neighbour(nodes: Node[], node: number, side: number): Node | undefined {
  const here = nodes[node];
  const [q, r] = STEPS[side % 6]!;
  return here && nodes.find((one) => one.q === here.q + q && one.r === here.r + r);
}

/** Between two points, leaving out so much at either end. */
export function between(a: Point, b: Point, less: number): [Point, Point] {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const step = { x: ((b.x - a.x) / far) * less, y: ((b.y - a.y) / far) * less };
  return [
    { x: a.x + step.x, y: a.y + step.y },
    { x: b.x - step.x, y: b.y - step.y },
  ];
}
