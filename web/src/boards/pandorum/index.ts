/** Pandorum's board, as the page asks for it. */
import { board } from "../contract";
import { requests } from "../request";
import type { PandorumAction } from "./generated/actions";
import Board from "./Board.svelte";
import CloseUp from "./CloseUp.svelte";
import { print, printed } from "./deck";
import { earned } from "./earned";
import { lessons } from "./lessons";
import "./palette.css";
import Picture from "./Picture.svelte";
import { reference } from "./reference";
import { d, texts } from "./texts";
import { attempt, refers, things } from "./things";
import type { PandorumView } from "./generated/view";
import english from "./generated/words.en.json";

const STRONG = new Set([
  "builds",
  "rebuilds",
  "event-turned",
  "event-over",
  "finds",
  "wins-auction",
  "erupts",
  "cracks",
  "maximus-builds",
  "last-round-supply",
  "last-round-deck",
  "last-round-full",
]);

export default board<PandorumView, PandorumAction>({
  name: "pandorum",
  accent: { dark: "#ff9e6d", light: "#a03a08" },
  catalogue: async (lang) => (lang === "es" ? (await import("./words.es.json")).default : english),
  speak: (lang) => texts.speak(lang),
  Board,
  CloseUp,
  Picture,
  print,
  things,
  attempt,
  request: requests(texts),
  // A monolith is used up by one press, and what it does can't be taken back: say it first.
  warning: (action, _view, _seat, words) =>
    action.kind === "use-monolith" ? words.name(printed(action.monolith)) : null,
  refers,
  weight: (key) => (key === "round" ? "head" : STRONG.has(key) ? "strong" : ""),
  phase: (view) => {
    const { phase, round, last_round } = view;
    return phase === "over" ? d("bar.over") : d(last_round ? "bar.last" : "bar.round", last_round ? {} : { round });
  },
  earned,
  unveils: ["still-held", "never-opened"],
  reference,
  lessons,
});
