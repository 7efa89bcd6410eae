/** How tiles look: outlines, regions, end caps and icons as SVG paths, for a tile at the middle that is not turned. Pure. */
import { SLICES, sidesOf, STEPS, type Placement, type Shape } from "./lattice";
import { tileOf, type Region, type Tile } from "./tiles";

/** The length of a unit edge in the drawing. */
export const UNIT = 40;
const HEIGHT = Math.sqrt(3) / 2;
/** Where a region begins and ends on its side. */
const [FROM, TO] = [0.3, 0.7];

export interface Point {
  x: number;
  y: number;
}

export const at = (x: number, y: number): Point => ({ x: (x + y / 2) * UNIT, y: y * HEIGHT * UNIT });
const add = (a: Point, b: Point, by = 1): Point => ({ x: a.x + b.x * by, y: a.y + b.y * by });
const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, one) => sum + one.x, 0) / points.length,
  y: points.reduce((sum, one) => sum + one.y, 0) / points.length,
});
const say = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

export function rotated({ x, y }: Point, turn: number): Point {
  const [cos, sin] = [Math.cos((Math.PI / 3) * turn), Math.sin((Math.PI / 3) * turn)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The nearest corner of the lattice. */
export function cornerNear({ x, y }: Point): [number, number] {
  const row = y / (HEIGHT * UNIT);
  const column = x / UNIT - row / 2;
  const whole = [Math.round(column), Math.round(row)] as const;
  const around = STEPS.map(([dx, dy]) => [whole[0] + dx, whole[1] + dy] as const);
  const best = [whole, ...around].reduce((a, b) => (far(at(...b), { x, y }) < far(at(...a), { x, y }) ? b : a));
  return [best[0], best[1]];
}

/** A side of a shape: its ends in order around the shape, and the direction into it. */
export interface Rim {
  from: Point;
  to: Point;
  inward: Point;
}

function rimsOf(slices: number): Rim[] {
  const corner = (n: number): Point => at(...STEPS[n % 6]!);
  const origin = { x: 0, y: 0 };
  const heart = (n: number): Point => middle([origin, corner(n), corner(n + 1)]);
  const rim = (from: Point, to: Point, inside: Point): Rim => {
    const across = { x: (to.y - from.y) / UNIT, y: (from.x - to.x) / UNIT };
    const toward = add(inside, between(from, to, 0.5), -1);
    const sign = across.x * toward.x + across.y * toward.y > 0 ? 1 : -1;
    return { from, to, inward: { x: across.x * sign, y: across.y * sign } };
  };
  const outer = Array.from({ length: slices }, (_, n) => rim(corner(n), corner(n + 1), heart(n)));
  if (slices === 6) return outer;
  return [...outer, rim(corner(slices), origin, heart(slices - 1)), rim(origin, corner(0), heart(0))];
}

const RIMS = new Map<number, Rim[]>(Object.values(SLICES).map((slices) => [slices, rimsOf(slices)]));
export const rims = (slices: number): Rim[] => RIMS.get(slices)!;

/** The outline of a shape. */
export const outline = (slices: number): string =>
  `M${rims(slices)
    .map((rim) => say(rim.from))
    .join("L")}Z`;

/** The middle of a shape: about there one holds it. */
export const heartOf = (slices: number): Point => (slices === 6 ? { x: 0, y: 0 } : middle(hearts(slices)));
const hearts = (slices: number): Point[] =>
  Array.from({ length: slices }, (_, n) => middle([{ x: 0, y: 0 }, at(...STEPS[n]!), at(...STEPS[(n + 1) % 6]!)]));

/** The middle of a tile in its place. */
export const heartAt = (place: Placement): Point =>
  add(at(place.x, place.y), rotated(heartOf(tileOf(place.tile).slices), place.turn));

/** A side of a tile in its place. */
export function rimAt(place: Placement, side: number): Rim {
  const rim = rims(tileOf(place.tile).slices)[side]!;
  const put = (point: Point): Point => add(at(place.x, place.y), rotated(point, place.turn));
  return { from: put(rim.from), to: put(rim.to), inward: rotated(rim.inward, place.turn) };
}

const CAP_DEPTH = 0.25 * UNIT;

/** A half round shape at a side: an end cap. */
function cap(rim: Rim): string {
  const [a, b] = [between(rim.from, rim.to, FROM), between(rim.from, rim.to, TO)];
  const deep = CAP_DEPTH * 1.33;
  return `M${say(a)}C${say(add(a, rim.inward, deep))} ${say(add(b, rim.inward, deep))} ${say(b)}Z`;
}

/** How far the curves of a region reach into a shape: less in a small one, where two regions pass each other. */
const BEND: Record<number, number> = { 2: 0.3, 3: 0.34, 4: 0.37, 6: 0.5 };

/** The chevron's notch: what would come nearer to it than this goes around it. */
const NOTCH = 0.17 * UNIT;

function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return { x: a.x * p + b.x * q + c.x * r + d.x * u, y: a.y * p + b.y * q + c.y * r + d.y * u };
}

/** Whether a point is in the notch of a chevron or too near to its corner. */
function notched(point: Point): boolean {
  const angle = (Math.atan2(point.y, point.x) * 180) / Math.PI;
  return Math.hypot(point.x, point.y) < NOTCH || (angle > -120 && angle < 0);
}

/** A curve from one side to another that leaves both straight. */
function bent(slices: number, b: Point, out: Point, c: Point, back: Point): string {
  const bend = Math.min(0.42 * far(b, c), BEND[slices]! * UNIT);
  const [p, q] = [add(b, out, bend), add(c, back, bend)];
  const around = slices === 4 && [0.15, 0.3, 0.5, 0.7, 0.85].some((t) => notched(cubic(b, p, q, c, t)));
  if (!around) return `C${say(p)} ${say(q)} ${say(c)}`;
  const [bisector, along] = [rotated({ x: 1, y: 0 }, 2), rotated({ x: 1, y: 0 }, 0.5)];
  const turn = add({ x: 0, y: 0 }, bisector, NOTCH * 1.3);
  const way = (c.x - b.x) * along.x + (c.y - b.y) * along.y > 0 ? 1 : -1;
  const [short, long] = [0.35 * far(b, turn), 0.35 * far(turn, c)];
  return (
    `C${say(add(b, out, short))} ${say(add(turn, along, -way * short))} ${say(turn)}` +
    `C${say(add(turn, along, way * long))} ${say(add(c, back, long))} ${say(c)}`
  );
}

/** The area of a region: from side to side along curves that leave each side straight. */
export function regionPath(slices: number, region: Region): string {
  const sides = region.sides.map((side) => rims(slices)[side]!);
  if (sides.length === 1) return cap(sides[0]!);
  let path = "";
  sides.forEach((rim, n) => {
    const next = sides[(n + 1) % sides.length]!;
    const [a, b] = [between(rim.from, rim.to, FROM), between(rim.from, rim.to, TO)];
    path += `${n ? "L" : "M"}${say(a)}L${say(b)}${bent(slices, b, rim.inward, between(next.from, next.to, FROM), next.inward)}`;
  });
  return `${path}Z`;
}

/** A wild end cap: three wedges, one of each colour, from left to right. */
export function wildPaths(slices: number, side: number): string[] {
  const rim = rims(slices)[side]!;
  const [a, b] = [between(rim.from, rim.to, FROM), between(rim.from, rim.to, TO)];
  const foot = between(a, b, 0.5);
  const deep = CAP_DEPTH * 1.33;
  const [c, d] = [add(a, rim.inward, deep), add(b, rim.inward, deep)];
  const curve = (t: number): Point => cubic(a, c, d, b, t);
  const arc = (from: number, to: number): string =>
    Array.from({ length: 7 }, (_, n) => say(curve(from + ((to - from) * n) / 6))).join("L");
  return [
    [0, 0.36],
    [0.36, 0.64],
    [0.64, 1],
  ].map(([from, to]) => `M${say(foot)}L${arc(from!, to!)}Z`);
}

/** All ways to choose so many of a list. */
function choices<T>(list: T[], count: number): T[][] {
  if (!count) return [[]];
  return list.flatMap((one, n) => choices(list.slice(n + 1), count - 1).map((rest) => [one, ...rest]));
}

const apart = (points: Point[]): number =>
  Math.min(...points.flatMap((one, n) => points.slice(n + 1).map((other) => far(one, other))));

/** Where the icons of a region lie: one in its middle, several near its sides, as far apart as can be. */
export function iconPoints(slices: number, region: Region): Point[] {
  const necks = region.sides.map((side) => {
    const rim = rims(slices)[side]!;
    return add(between(rim.from, rim.to, 0.5), rim.inward, 0.38 * UNIT);
  });
  if (region.icons > 1) return choices(necks, region.icons).reduce((a, b) => (apart(b) > apart(a) ? b : a));
  const heart = middle(necks);
  const crowded = slices === 4 && (notched(heart) || Math.hypot(heart.x, heart.y) < 0.3 * UNIT);
  return region.icons ? [crowded ? add({ x: 0, y: 0 }, rotated({ x: 1, y: 0 }, 2), 0.5 * UNIT) : heart] : [];
}

/** Everything that is drawn of a tile, worked out once. */
export interface TileDrawing {
  outline: string;
  regions: { path: string; icons: Point[] }[];
  caps: string[][];
}

const faces = new Map<number, TileDrawing>();

export function faceOf(tile: Tile): TileDrawing {
  let face = faces.get(tile.number);
  if (!face) {
    face = {
      outline: outline(tile.slices),
      regions: tile.regions.map((region) => ({
        path: regionPath(tile.slices, region),
        icons: iconPoints(tile.slices, region),
      })),
      caps: tile.caps.map((side) => wildPaths(tile.slices, side)),
    };
    faces.set(tile.number, face);
  }
  return face;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The corners of a shape around its own corner, turned. */
const cornersOf = (place: Placement): Point[] =>
  Array.from({ length: sidesOf(tileOf(place.tile).slices) }, (_, side) => rimAt(place, side).from);

/** How much is seen at least, in units. */
const LEAST = 8;

/** From where to where it must be seen, in whole units so that it seldom changes. */
function span(values: number[]): [number, number] {
  const room = 1.75 * UNIT;
  const [low, high] = [Math.min(...values) - room, Math.max(...values) + room];
  const more = Math.max(0, (LEAST * UNIT - (high - low)) / 2);
  return [Math.floor((low - more) / UNIT) * UNIT, Math.ceil((high + more) / UNIT) * UNIT];
}

/** What must be seen: all tiles with room around them for one more. */
export function frameOf(lying: Placement[]): Frame {
  const points = lying.length ? lying.flatMap(cornersOf) : [at(0, 0)];
  const [left, right] = span(points.map((one) => one.x));
  const [top, bottom] = span(points.map((one) => one.y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box around a shape, for a picture of one tile. */
export function boxOf(shape: Shape, turn = 0): Frame {
  const points = rims(SLICES[shape]).map((rim) => rotated(rim.from, turn));
  const [x, y] = [Math.min(...points.map((one) => one.x)) - 2, Math.min(...points.map((one) => one.y)) - 2];
  return {
    x,
    y,
    width: Math.max(...points.map((one) => one.x)) + 2 - x,
    height: Math.max(...points.map((one) => one.y)) + 2 - y,
  };
}
