/**
 * The triangular lattice, as `lattice.py` has it: corners, cells, sides, turns by 60°. Pure.
 *
 * A copy of the engine's rule, because a hand needs the answer within a frame: it mirrors
 * src/serendip/games/for_science/vaccine/lattice.py. tests/games/for_science/test_page.py compares
 * both on positions of real games.
 */

/** A tile in its place: where its corner lies, and by how many times 60° it is turned. */
export interface Placement {
  tile: number;
  x: number;
  y: number;
  turn: number;
}

export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
export const SLICES = { rhombus: 2, trapezoid: 3, chevron: 4, sector: 6 } as const;
export type Shape = keyof typeof SLICES;
/** A tile's corner lies at most so many steps from the middle, each way. */
export const REACH = 60;

const WIDTH = 256;
const MIDDLE = (WIDTH / 2) * WIDTH + WIDTH / 2;
const SLICE_CELLS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [-1, 0, 1],
  [-1, 0, 0],
  [-1, -1, 1],
  [0, -1, 0],
  [0, -1, 1],
];
const six = (n: number): number => ((n % 6) + 6) % 6;

const cellKey = (x: number, y: number, half: number): number => (x * WIDTH + y + MIDDLE) * 2 + half;
const edgeKey = (x: number, y: number, way: number): number => (x * WIDTH + y + MIDDLE) * 3 + way;

/** What a move of the corner adds: twice to each cell's number, three times to each edge's. */
export const shift = (x: number, y: number): number => x * WIDTH + y;

export function cornerOf(moved: number): [number, number] {
  const corner = moved + MIDDLE;
  return [Math.floor(corner / WIDTH) - WIDTH / 2, (corner % WIDTH) - WIDTH / 2];
}

function edgeFrom(x: number, y: number, way: number): number {
  const to = six(way);
  if (to < 3) return edgeKey(x, y, to);
  const [across, up] = STEPS[to]!;
  return edgeKey(x + across, y + up, to - 3);
}

export const sidesOf = (slices: number): number => (slices === 6 ? 6 : slices + 2);

/** The numbers of a shape's cells for the corner (0, 0). */
function cells(slices: number, turn: number): number[] {
  return Array.from({ length: slices }, (_, n) => cellKey(...SLICE_CELLS[six(turn + n)]!));
}

/** The numbers of a shape's sides for the corner (0, 0), in order around it. */
function edges(slices: number, turn: number): number[] {
  const sides = Array.from({ length: slices }, (_, n) => edgeFrom(...STEPS[six(turn + n)]!, turn + n + 2));
  return slices === 6 ? sides : [...sides, edgeFrom(0, 0, turn + slices), edgeFrom(0, 0, turn)];
}

const TURNS = [0, 1, 2, 3, 4, 5];
const KEYS = Array.from({ length: 7 }, (_, slices) =>
  TURNS.map((turn) => ({ cells: cells(slices, turn), edges: edges(slices, turn) })),
);

export const cellKeys = (slices: number, turn: number): number[] => KEYS[slices]![turn]!.cells;
export const edgeKeys = (slices: number, turn: number): number[] => KEYS[slices]![turn]!.edges;
