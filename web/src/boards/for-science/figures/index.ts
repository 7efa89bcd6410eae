/** The pictures of For Science!'s rulebook. */
import type { Figures } from "../../contract";
import Cure from "./Cure.svelte";
import Design from "./Design.svelte";
import Tile from "./Tile.svelte";
import Way from "./Way.svelte";

export default {
  way: { steps: Way },
  design: {
    whole: Design,
    parts: [
      { at: ".plate", side: "left" },
      { at: ".within", side: "right" },
      { at: ".stub.below", side: "left" },
      { at: ".stub.above", side: "left" },
      { at: ".star", side: "right" },
      { at: ".data", side: "left" },
      { at: ".knowledge", side: "right" },
    ],
  },
  cure: { steps: Cure, wide: true },
  tile: {
    whole: Tile,
    parts: [
      { at: ".region", side: "left" },
      { at: ".icon", side: "right" },
      { at: ".wild", side: "left" },
    ],
  },
} satisfies Figures;
