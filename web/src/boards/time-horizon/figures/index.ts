/** The pictures of Time Horizon's rulebook. */
import type { Figures } from "../../contract";
import Event from "./Event.svelte";
import Sum from "./Sum.svelte";
import Turn from "./Turn.svelte";

export default {
  event: {
    whole: Event,
    parts: [
      { at: ".band", side: "left" },
      { at: ".band + .band", side: "right" },
      { at: ".link.cause", side: "left" },
      { at: ".link.hindrance", side: "left" },
      { at: ".worth", side: "left" },
      { at: ".bonus", side: "right" },
    ],
  },
  turn: { steps: Turn },
  sum: { steps: Sum, wide: true },
} satisfies Figures;
