/** The board's own texts: labels, what cards say, and the lessons of the guided game. */
import type { Plain } from "../../wire/types";
import { fill, glue, inWords } from "../../words/gaps";
import { t, type Lang } from "../../words/words.svelte";
import en from "./texts.en.json";

export type Text = keyof typeof en;

class Texts {
  catalogue = $state.raw<Record<string, string>>(en);

  async speak(lang: Lang): Promise<void> {
    this.catalogue = lang === "es" ? (await import("./texts.es.json")).default : en;
  }
}

export const texts = new Texts();

/** A text of the board in the chosen language. */
export function d(key: Text | `event.${string}`, values: Record<string, Plain> = {}): string {
  return inWords(
    fill(texts.catalogue[key] ?? key, values, {
      player: (seat) => t("player", { n: seat + 1 }),
      thing: (name) => name,
      and: (words) => glue(words.length, t("and"), t("nothing")),
    }),
  );
}
