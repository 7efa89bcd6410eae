/** Which key does what at the bench. */

import type { Wishes } from "../generated/building";

export type Command = Wishes | "check" | "next" | "previous" | "grab" | null;

/** Nudges are in fiftieths of a unit: an arrow is a tenth of a unit, with Shift a fiftieth. */
const NUDGE = 5;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What a key means now; null: nothing, it is for somebody else. */
export function command(key: string, shift: boolean, holds: boolean, kinds: string[]): Command {
  const arrow = ARROWS[key];
  if (arrow) {
    if (!holds) return arrow[0] + arrow[1] > 0 ? "next" : "previous";
    const far = shift ? 1 : NUDGE;
    return { do: "nudge", right: arrow[0] * far, up: arrow[1] * far };
  }
  const kind = kinds[Number(key) - 1];
  if (kind && !holds) return { do: "take", kind };
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "n":
      return "next";
    case "p":
      return "previous";
    case "Enter":
    case " ":
      return holds ? { do: "release" } : "grab";
    case "q":
      return { do: "turn", steps: 1, fine: shift };
    case "e":
      return { do: "turn", steps: -1, fine: shift };
    case "f":
      return { do: "flip" };
    case "v":
    case "PageDown":
      return { do: "lower" };
    case "Delete":
    case "Backspace":
      return holds ? { do: "away" } : null;
    case "c":
      return "check";
    default:
      return null;
  }
}
