/**
 * Where everybody's points came from, as the log tells it.
 *
 * tests/web/test_sums.py compares what it adds up to with what the engine has counted, on positions of real games.
 */
import type { Sentence } from "../../wire/generated/core";
import type { Earned } from "../contract";
import { d } from "./texts";

const HAPPENED = new Set(["happens", "tie-happens"]);
const FAILED = new Set(["fails", "tie-fails"]);

/** An event is told first, and then who gains or loses by it. */
export function earned(log: Sentence[]): Earned[] {
  const found: Earned[] = [];
  let happened = false;
  for (const { key, args } of log) {
    if (HAPPENED.has(key) || FAILED.has(key)) happened = HAPPENED.has(key);
    else if (key === "scores" || key === "loses")
      found.push({
        seat: Number(args["seat"]),
        source: d(happened ? "earned.happened" : "earned.failed"),
        points: (key === "scores" ? 1 : -1) * Number(args["number"]),
      });
  }
  return found;
}
