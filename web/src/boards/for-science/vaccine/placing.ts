/**
 * Where tiles lie, as `placing.py` has it: clashes, spots, groups. Pure.
 *
 * A copy of the engine's rule, because a hand needs the answer within a frame: it mirrors
 * src/serendip/games/for_science/vaccine/placing.py. tests/games/for_science/test_page.py compares
 * both on positions of real games.
 */
import { cellKeys, cornerOf, edgeKeys, REACH, shift, type Placement } from "./lattice";
import { fits, tileOf } from "./tiles";

/** A half-circle block that stands as an end cap at a side of a tile (FS-72). */
export interface Cap {
  tile: number;
  side: number;
}

export interface Clash {
  kind: "overlap" | "colour" | "nothing" | "block";
  tile: number;
  /** −1 for an overlap. */
  side: number;
  other: number;
  otherSide: number;
}

/** A side of a tile as one number. */
export const PORT = 8;
export const port = (one: Cap): number => one.tile * PORT + one.side;

export const edgesOf = (at: Placement): number[] =>
  edgeKeys(tileOf(at.tile).slices, at.turn).map((key) => key + 3 * shift(at.x, at.y));
export const cellsOf = (at: Placement): number[] =>
  cellKeys(tileOf(at.tile).slices, at.turn).map((key) => key + 2 * shift(at.x, at.y));

export const onTheTable = ({ x, y }: Placement): boolean => Math.abs(x) <= REACH && Math.abs(y) <= REACH;

function gather<T>(into: Map<number, T[]>, key: number, value: T): void {
  const there = into.get(key);
  if (there) there.push(value);
  else into.set(key, [value]);
}

/** The sides that lie at each edge. */
export function meetings(lying: Placement[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const one of lying) edgesOf(one).forEach((edge, side) => gather(found, edge, one.tile * PORT + side));
  return found;
}

function wrong(a: number, b: number, stands: Set<number>): Clash["kind"] | null {
  if (stands.has(a) || stands.has(b)) return "block";
  const one = tileOf(Math.floor(a / PORT)).sides[a % PORT]!;
  const other = tileOf(Math.floor(b / PORT)).sides[b % PORT]!;
  if (fits(one, other)) return null;
  return one === "bare" || other === "bare" ? "nothing" : "colour";
}

/** Everything that is wrong with an arrangement (FS-61). */
export function clashes(lying: Placement[], blocks: Cap[] = []): Clash[] {
  const covers = new Map<number, number[]>();
  for (const one of lying) for (const cell of cellsOf(one)) gather(covers, cell, one.tile);
  const overlaps = new Map<string, Clash>();
  for (const tiles of covers.values())
    for (const tile of tiles)
      for (const other of tiles)
        if (tile < other) overlaps.set(`${tile} ${other}`, { kind: "overlap", tile, side: -1, other, otherSide: -1 });
  const found = [...overlaps.values()];
  const stands = new Set(blocks.map(port));
  for (const ports of meetings(lying).values())
    for (const a of ports)
      for (const b of ports) {
        const [tile, other] = [Math.floor(a / PORT), Math.floor(b / PORT)];
        const kind = a < b && !overlaps.has(`${tile} ${other}`) ? wrong(a, b, stands) : null;
        if (kind) found.push({ kind, tile, side: a % PORT, other, otherSide: b % PORT });
      }
  return found;
}

/** The tiles of each group: tiles belong together when they lie side to side. */
export function groups(lying: Placement[]): number[][] {
  const leader = new Map(lying.map((one) => [one.tile, one.tile]));
  const first = (tile: number): number => {
    while (leader.get(tile) !== tile) tile = leader.get(tile)!;
    return tile;
  };
  for (const ports of meetings(lying).values())
    for (const one of ports) {
      const [a, b] = [first(Math.floor(ports[0]! / PORT)), first(Math.floor(one / PORT))];
      leader.set(Math.max(a, b), Math.min(a, b));
    }
  const found = new Map<number, number[]>();
  for (const tile of [...leader.keys()].sort((a, b) => a - b)) gather(found, first(tile), tile);
  return [...found.values()];
}

/** Every way to put a tile against what lies there, by turn and place; where nothing else lies, the middle. */
export function spotsFor(tile: number, lying: Placement[], blocks: Cap[] = []): Placement[] {
  const others = lying.filter((one) => one.tile !== tile);
  if (!others.length) return [0, 1, 2, 3, 4, 5].map((turn) => ({ tile, x: 0, y: 0, turn }));
  const { slices, sides } = tileOf(tile);
  const covered = new Set(others.flatMap(cellsOf));
  const ports = meetings(others);
  const stands = new Set(blocks.map(port));
  const room = (at: Placement): boolean =>
    onTheTable(at) &&
    cellsOf(at).every((cell) => !covered.has(cell)) &&
    edgesOf(at).every((edge, side) =>
      (ports.get(edge) ?? []).every((one) => wrong(tile * PORT + side, one, stands) === null),
    );
  const found = new Map<string, Placement>();
  for (const [edge, at] of ports) {
    if (at.length > 1) continue;
    for (let turn = 0; turn < 6; turn++)
      for (let side = 0; side < sides.length; side++) {
        const moved = (edge - edgeKeys(slices, turn)[side]!) / 3;
        if (!Number.isInteger(moved)) continue;
        const [x, y] = cornerOf(moved);
        const spot = { tile, x, y, turn };
        if (!found.has(`${turn} ${y} ${x}`) && room(spot)) found.set(`${turn} ${y} ${x}`, spot);
      }
  }
  return [...found.values()].sort((a, b) => a.turn - b.turn || a.y - b.y || a.x - b.x);
}

/** A place for a new group: level with the middle, right of everything that lies there. */
export function apartFrom(lying: Placement[], tile: number, turn = 0): Placement {
  const right = Math.max(-10, ...lying.filter((one) => one.tile !== tile).map((one) => 2 * one.x + one.y));
  return { tile, x: Math.min(Math.floor(right / 2) + 5, REACH), y: 0, turn };
}
