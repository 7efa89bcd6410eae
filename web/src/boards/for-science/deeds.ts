/**
 * What everybody did for the vaccine, as the log tells it.
 *
 * tests/web/test_sums.py compares it with what the engine has counted, on positions of real games.
 */
import type { Sentence } from "../../wire/generated/core";
import type { Earned } from "../contract";
import { d } from "./texts";

export function deeds(log: Sentence[]): Earned[] {
  return log.flatMap(({ key, args }) => {
    const seat = Number(args["seat"]);
    if (key === "earns")
      return [
        { seat, source: d("earned.data"), points: Number(args["data"]) },
        { seat, source: d("earned.knowledge"), points: Number(args["knowledge"]) },
      ];
    if (key === "puts-tile") return [{ seat, source: d("earned.tiles"), points: 1 }];
    if (key === "verifies-design") return [{ seat, source: d("earned.designs"), points: 1 }];
    return [];
  });
}
