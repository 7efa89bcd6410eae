/**
 * Where everybody's Quids came from, as the log tells it.
 *
 * tests/web/test_sums.py compares what it adds up to with what the engine has counted, on positions of real games.
 */
import type { Sentence } from "../../wire/generated/core";
import type { Earned } from "../contract";
import { d } from "./texts";

const GAINS: Record<string, Parameters<typeof d>[0]> = {
  uses: "earned.cards",
  "hull-pays": "earned.hull",
  dispatches: "earned.forepart",
  "event-pays": "earned.events",
  sells: "earned.events",
  "cargo-scores": "earned.cargo",
  "sector-scores": "earned.sectors",
};
const PRICES = new Set(["wins-auction", "cleans", "buys-engines"]);

export function earned(log: Sentence[]): Earned[] {
  const found: Earned[] = [];
  const add = (seat: number, key: Parameters<typeof d>[0], points: number): void => {
    found.push({ seat, source: d(key), points });
  };
  /** Whose card pays just now: what it takes from others is told after it, and is in its sum. */
  let card: number | null = null;
  let user = 0;
  for (const { key, args } of log) {
    const [seat, quids] = [Number(args["seat"]), Number(args["quids"])];
    if (key === "uses") card = user = seat;
    else if (key === "replicates") card = user;
    else if (!key.startsWith("takes-from") && !key.startsWith("event")) card = null;
    if (GAINS[key]) add(seat, GAINS[key], quids);
    else if (key === "replicates") add(user, "earned.cards", quids);
    else if (PRICES.has(key)) add(seat, "earned.paid", -quids);
    else if (key === "takes-from" || key === "takes-from-maximus") {
      add(seat, "earned.taken", quids);
      if (key === "takes-from") add(Number(args["owner"]), "earned.robbed", -quids);
      if (card === seat) add(seat, "earned.cards", -quids);
    } else if (key === "takes-from-of-maximus") add(Number(args["owner"]), "earned.robbed", -quids);
  }
  return found;
}
