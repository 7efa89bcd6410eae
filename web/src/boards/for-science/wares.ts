/**
 * What is paid for tiles: Data or Knowledge, by their shape.
 *
 * A copy of the engine's rule, because the price of a tile is shown before it can be paid: it mirrors
 * src/serendip/games/for_science/rules/buying.py. tests/web/test_copies.py compares both on positions of real games.
 */
import type { Shape } from "./vaccine/lattice";

export const paidWith = (shape: Shape): "data" | "knowledge" =>
  shape === "chevron" || shape === "sector" ? "knowledge" : "data";
