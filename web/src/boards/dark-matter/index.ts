/** Dark Matter's board, as the page asks for it. */
import { board } from "../contract";
import type { DarkMatterAction } from "./generated/actions";
import Board from "./Board.svelte";
import CloseUp from "./CloseUp.svelte";
import { lessons } from "./lessons";
import "./palette.css";
import Picture from "./Picture.svelte";
import { reference } from "./reference";
import { d, texts } from "./texts";
import { attempt, refers, things } from "./things";
import type { DarkMatterView } from "./generated/view";
import english from "./generated/words.en.json";

const STRONG = new Set([
  "verdict-negative",
  "verdict-positive",
  "found",
  "all-negative",
  "no-resources",
  "resources-out",
]);

export default board<DarkMatterView, DarkMatterAction>({
  name: "dark-matter",
  accent: { dark: "#b7a9ff", light: "#5a3fc0" },
  catalogue: async (lang) => (lang === "es" ? (await import("./words.es.json")).default : english),
  speak: (lang) => texts.speak(lang),
  Board,
  CloseUp,
  Picture,
  things,
  attempt,
  refers,
  weight: (key) => (key === "round" ? "head" : STRONG.has(key) ? "strong" : ""),
  phase: (view) => {
    const { phase, round } = view;
    return phase === "over" ? d("phase.over") : d(phase === "bid" ? "phase.bid" : "phase.turn", { round });
  },
  reference,
  lessons,
});
