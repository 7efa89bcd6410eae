/** The pictures of Dark Matter's rulebook. */
import type { Figures } from "../../contract";
import Experiment from "./Experiment.svelte";
import Research from "./Research.svelte";
import Round from "./Round.svelte";

export default {
  research: {
    whole: Research,
    parts: [
      { at: ".band", side: "left" },
      { at: ".name", side: "right" },
      { at: ".foot > .depth", side: "left" },
      { at: ".needs", side: "right" },
    ],
  },
  round: { steps: Round },
  experiment: { steps: Experiment },
} satisfies Figures;
