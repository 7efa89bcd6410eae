/** Where the hexes lie on the page: pointed at the top, directions as in PD-1. */
import type { Hex } from "./generated/view";

export const SIZE = 20;
export const FRAME = { x: -147, y: -147, width: 294, height: 294 };

export interface Point {
  x: number;
  y: number;
}

const WIDE = Math.sqrt(3) * SIZE;
const STEPS: [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export const centre = ([q, r]: [number, number]): Point => ({ x: WIDE * (q + r / 2), y: 1.5 * SIZE * r });

const corner = (at: Point, size: number, number: number): Point => {
  const angle = (Math.PI / 3) * number - Math.PI / 6;
  return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
};
const written = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The outline of a hex around a point. */
export const outline = (at: Point, size: number = SIZE): string =>
  Array.from({ length: 6 }, (_, number) => written(corner(at, size, number))).join(" ");

/** The edge of a hex in one direction, as a path. Directions turn against the clock, corners with it. */
function edge(at: Point, direction: number): string {
  const first = (6 - direction) % 6;
  return `M${written(corner(at, SIZE, first))}L${written(corner(at, SIZE, first + 1))}`;
}

const key = ([q, r]: [number, number]): string => `${q},${r}`;
const beside = (hex: Hex, direction: number): string =>
  key([hex.place[0] + STEPS[direction]![0], hex.place[1] + STEPS[direction]![1]]);

/** The hexes around each, by number: first the one to the right, then against the clock. */
export function neighbours(hexes: Hex[]): number[][] {
  const numbers = new Map(hexes.map((hex) => [key(hex.place), hex.hex]));
  return hexes.map((hex) => STEPS.flatMap((_, direction) => numbers.get(beside(hex, direction)) ?? []));
}

/** All edges that part sectors, or the planet from space. */
export function borders(hexes: Hex[]): string {
  const sectors = new Map(hexes.map((hex) => [key(hex.place), hex.sector]));
  return hexes
    .flatMap((hex) =>
      STEPS.flatMap((_, direction) => {
        const other = sectors.get(beside(hex, direction));
        return other === hex.sector || (other ?? -1) > hex.sector ? [] : [edge(centre(hex.place), direction)];
      }),
    )
    .join("");
}

/** The zigzag between two rows of hexes. */
export function crack(hexes: Hex[], [row, opposite]: [number[], number[]]): string {
  const other = new Set(opposite.map((number) => key(hexes[number]!.place)));
  return row
    .flatMap((number) => {
      const hex = hexes[number]!;
      return STEPS.flatMap((_, direction) =>
        other.has(beside(hex, direction)) ? [edge(centre(hex.place), direction)] : [],
      );
    })
    .join("");
}

/** The end of a crack, where its number is written. */
export function crackEnd(hexes: Hex[], [row, opposite]: [number[], number[]]): Point {
  const [a, b] = [centre(hexes[row.at(-1)!]!.place), centre(hexes[opposite.at(-1)!]!.place)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Farther out than this there is no room for a row. */
const SIDE = 100;

/** The notch beside a sector; the middle one has its pad instead. */
function notch(sector: number): Point {
  if (sector === 0) return { x: 0, y: -4 };
  const turn = ((2 - sector) * Math.PI) / 3;
  const [x, y] = [44, -130];
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
}

/** Where the n-th of several Harvesters stands on a hex: over what is built there, so that both can be seen. */
export function stand(at: Point, number: number, several: number, built: boolean): Point {
  const top = built ? 11 : 2;
  if (several < 2) return { x: at.x, y: at.y - top };
  const angle = (2 * Math.PI * number) / several - Math.PI / 2;
  return { x: at.x + 9 * Math.cos(angle), y: at.y - top + 1 + 6 * Math.sin(angle) };
}

/** Where the crown of a share is: over it, or outside of a column; in the narrow middle there is none. */
export function crown(sector: number): Point | null {
  const { x } = notch(sector);
  return sector === 0 ? null : Math.abs(x) > SIDE ? { x: 10.5 * Math.sign(x), y: 9 } : { x: 0, y: 0 };
}

/** Where the n-th of several shares of a sector is written: in a row, at the sides in a column, in the middle two by two; `up`: how much larger than usual. */
export function share(sector: number, number: number, several: number, up = 1): Point {
  const at = notch(sector);
  const row = sector === 0 ? 2 : Math.abs(at.x) > SIDE ? 1 : several;
  const [column, line] = [number % row, Math.floor(number / row)];
  const beside = Math.min(row, several - line * row);
  const lines = Math.ceil(several / row);
  return {
    x: at.x - (row === 1 ? 4 * Math.sign(at.x) : 0) + (column - (beside - 1) / 2) * 14.5 * up,
    y: at.y + (line - (lines - 1) / 2) * 12 * up,
  };
}
