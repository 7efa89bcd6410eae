/** For Science!'s board, as the page asks for it. */
import { board } from "../contract";
import type { ForScienceAction } from "./generated/actions";
import Board from "./Board.svelte";
import CloseUp from "./CloseUp.svelte";
import { designs } from "./designs.svelte";
import { lessons } from "./lessons";
import Picture from "./Picture.svelte";
import { reference } from "./reference";
import { d, speak } from "./texts";
import { attempt, refers, things } from "./things";
import type { ForScienceView } from "./generated/view";
import english from "./generated/words.en.json";

const HEAD = new Set(["starts", "starts-untimed", "red-alert", "calls", "pause"]);
const STRONG = new Set([
  "cured",
  "researched",
  "event",
  "won",
  "lost",
  "lost-untimed",
  "tracks",
  "mutates",
  "wasted-full",
]);

export default board<ForScienceView, ForScienceAction>({
  name: "for-science",
  accent: { dark: "#8fd6a0", light: "#1d6b3a" },
  catalogue: async (lang) => (lang === "es" ? (await import("./words.es.json")).default : english),
  speak: async (lang) => {
    await Promise.all([speak(lang), designs.load()]);
  },
  live: true,
  Board,
  CloseUp,
  Picture,
  things,
  attempt,
  refers,
  weight: (key) => (HEAD.has(key) ? "head" : STRONG.has(key) ? "strong" : ""),
  phase: (view) => d(`phase.${view.phase}`),
  reference,
  lessons,
});
