/** Time Horizon's board, as the page asks for it. */
import { board } from "../contract";
import { requests } from "../request";
import { print } from "./deck";
import type { TimeHorizonAction } from "./generated/actions";
import Board from "./Board.svelte";
import CloseUp from "./CloseUp.svelte";
import { earned } from "./earned";
import { lessons } from "./lessons";
import Picture from "./Picture.svelte";
import { reference } from "./reference";
import { d, texts } from "./texts";
import { attempt, refers, things } from "./things";
import type { TimeHorizonView } from "./generated/view";
import english from "./generated/words.en.json";

const HEAD = new Set(["round", "phase-ends", "centre-passes"]);
const STRONG = new Set([
  "happens",
  "fails",
  "tie-happens",
  "tie-fails",
  "scores",
  "loses",
  "is-out",
  "annihilates",
  "exchanges",
]);

export default board<TimeHorizonView, TimeHorizonAction>({
  name: "time-horizon",
  accent: { dark: "#6fd3d8", light: "#0b6b78" },
  catalogue: async (lang) => (lang === "es" ? (await import("./words.es.json")).default : english),
  speak: (lang) => texts.speak(lang),
  Board,
  CloseUp,
  Picture,
  print,
  things,
  attempt,
  request: requests(texts),
  refers,
  weight: (key) => (HEAD.has(key) ? "head" : STRONG.has(key) ? "strong" : ""),
  phase: (view) => {
    const { stage, round, phase } = view;
    return stage === "over" ? d("bar.over") : d("bar.round", { round, phase });
  },
  earned,
  unveils: ["held-events", "held-artifacts"],
  reference,
  lessons,
});
