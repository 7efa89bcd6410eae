/** Dark Matter's board, as the page asks for it. */
import { board } from "../contract";
import { requests } from "../request";
import { print } from "./deck";
import type { DarkMatterAction } from "./generated/actions";
import Board from "./Board.svelte";
import CloseUp from "./CloseUp.svelte";
import { lessons } from "./lessons";
import "./palette.css";
import Picture from "./Picture.svelte";
import { reference } from "./reference";
import { science, speak as speakOfScience } from "./science.svelte";
import { d, texts } from "./texts";
import { attempt, refers, things } from "./things";
import { warning, whose } from "./whose";
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
  speak: async (lang) => {
    await Promise.all([texts.speak(lang), speakOfScience(lang)]);
  },
  Board,
  CloseUp,
  Picture,
  print,
  things,
  attempt,
  request: requests(texts),
  refers,
  weight: (key) => (key === "round" ? "head" : STRONG.has(key) ? "strong" : ""),
  phase: (view) => {
    const { phase, round } = view;
    return phase === "over" ? d("phase.over") : d(phase === "bid" ? "phase.bid" : "phase.turn", { round });
  },
  whose,
  warning,
  reference,
  science,
  unveiled: (view, end) => ({
    ...view,
    candidates: view.candidates.map((one, n) =>
      one.verdict === "unknown" ? { ...one, verdict: end.candidates[n]!.verdict } : one,
    ),
  }),
  lessons,
});
