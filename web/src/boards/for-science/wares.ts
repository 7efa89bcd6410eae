/**
 * What is paid for tiles: Data or Knowledge, by their shape; and the Data that other things cost.
 *
 * A copy of the engine's rule, because the price of a thing is shown before it can be paid: it mirrors
 * src/serendip/games/for_science/rules/buying.py and waste.py, and cards/coffee.py. tests/web/test_copies.py compares
 * both on positions of real games.
 */
import type { Shape } from "./vaccine/lattice";

export const paidWith = (shape: Shape): "data" | "knowledge" =>
  shape === "chevron" || shape === "sector" ? "knowledge" : "data";

export const spends = { "clear-wasted": 1, "serve-coffee": 1 };
