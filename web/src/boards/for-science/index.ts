/** For Science!'s board, as the page asks for it. */
import { board } from "../contract";
import { requests } from "../request";
import { print } from "./deck";
import type { ForScienceAction } from "./generated/actions";
import Board from "./Board.svelte";
import { catalogue } from "./catalogue";
import CloseUp from "./CloseUp.svelte";
import { designs } from "./designs.svelte";
import { deeds } from "./deeds";
import { lessons } from "./lessons";
import Picture from "./Picture.svelte";
import { reference } from "./reference";
import { d, speak, texts } from "./texts";
import { attempt, refers, things, together } from "./things";
import type { ForScienceView } from "./generated/view";

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
  catalogue,
  speak: async (lang) => {
    await Promise.all([speak(lang), designs.load()]);
  },
  live: true,
  Board,
  CloseUp,
  Picture,
  print,
  things,
  together,
  attempt,
  request: requests(texts),
  refers,
  weight: (key) => (HEAD.has(key) ? "head" : STRONG.has(key) ? "strong" : ""),
  voice: (view, seat) => view.players[seat]?.voice ?? "",
  phase: (view) => d(`phase.${view.phase}`),
  deeds,
  reference,
  lessons,
});
