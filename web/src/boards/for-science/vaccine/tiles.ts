/**
 * The 76 vaccine tiles, from the file that Python wrote.
 *
 * A copy of the engine's rule, because a hand needs the answer within a frame: it mirrors
 * src/serendip/games/for_science/vaccine/tiles.py. tests/games/for_science/test_page.py compares
 * both on positions of real games.
 */
import { SLICES, sidesOf, type Shape } from "./lattice";
import rows from "./generated/tiles.json";

export const COLOURS = ["red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export type Insight = Record<Colour, number>;

/** What is on a side: a colour, a wild end cap that goes with anything, or nothing. */
export type Side = Colour | "wild" | "bare";

export interface Region {
  colour: Colour;
  sides: number[];
  icons: number;
}

export interface Tile {
  number: number;
  shape: Shape;
  slices: number;
  regions: Region[];
  caps: number[];
  sides: Side[];
  /** Which region each side leads to, or −1. */
  regionAt: number[];
}

function read(row: { shape: string; regions: unknown[]; caps: number[] }, number: number): Tile {
  const shape = row.shape as Shape;
  const slices = SLICES[shape];
  const regions = (row.regions as [Colour, number[], number][]).map(([colour, sides, icons]) => ({
    colour,
    sides,
    icons,
  }));
  const sides = Array.from({ length: sidesOf(slices) }, (_, side): Side => {
    if (row.caps.includes(side)) return "wild";
    return regions.find((region) => region.sides.includes(side))?.colour ?? "bare";
  });
  const regionAt = sides.map((_, side) => regions.findIndex((region) => region.sides.includes(side)));
  return { number, shape, slices, regions, caps: row.caps, sides, regionAt };
}

export const TILES: Tile[] = rows.map(read);
export const tileOf = (number: number): Tile => TILES[number]!;

/** Whether two sides may lie against each other (FS-61). */
export const fits = (one: Side, other: Side): boolean => one === other || one === "wild" || other === "wild";
