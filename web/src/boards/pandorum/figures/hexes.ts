/** Hexes for the pictures of the rulebook, placed around one in the middle. */
import type { Hex, Held } from "../generated/view";

/** A hex at a place, with what it holds: a module of the first player if it is a structure. */
export const hexAt = (number: number, place: [number, number], terrain: string, holds: Held = null): Hex => ({
  hex: number,
  sector: 1,
  place,
  terrain: holds === "volcano" ? null : terrain,
  holds,
  harvesters: [],
  tokens: [],
  ...(holds === "structure" ? { owner: 0, structure: "module" } : {}),
});
