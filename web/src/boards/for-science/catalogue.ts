/** The game's sentences and names in a language. */
import type { Catalogue } from "../../words/game-words";
import type { Lang } from "../../words/words.svelte";
import english from "./generated/words.en.json";

export const catalogue = async (lang: Lang): Promise<Catalogue> =>
  lang === "es" ? (await import("./words.es.json")).default : english;
