/** The pictures of Pandorum's rulebook. */
import type { Figures } from "../../contract";
import Card from "./Card.svelte";
import Construction from "./Construction.svelte";
import Ground from "./Ground.svelte";
import Turn from "./Turn.svelte";

export default {
  card: {
    whole: Card,
    parts: [
      { at: ".sign", side: "left" },
      { at: ".name", side: "right" },
      { at: ".pay", side: "left" },
    ],
  },
  ground: {
    whole: Ground,
    parts: [
      { at: ".ore .sign", side: "left" },
      { at: ".volcano .rock", side: "right" },
      { at: ".built .structure", side: "left" },
      { at: ".ship", side: "right" },
      { at: ".price", side: "right" },
    ],
  },
  turn: { steps: Turn },
  construction: { steps: Construction, wide: true },
} satisfies Figures;
