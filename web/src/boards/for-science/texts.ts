/** The texts of the board, of its bench and of its vaccine. */
import type { Plain } from "../../wire/generated/core";
import { BoardTexts } from "../../words/board-texts.svelte";
import type { Lang } from "../../words/words.svelte";
import { texts as bench } from "./bench/texts";
import en from "./texts.en.json";
import { texts as vaccine } from "./vaccine/texts";

export type Text = keyof typeof en;

export const texts = new BoardTexts<Text>(en, { es: () => import("./texts.es.json") });

/** Change the language of everything on the board. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([texts.speak(lang), bench.speak(lang), vaccine.speak(lang)]);
}

/** A text of the board in the chosen language. */
export const d = (key: Text, values: Record<string, Plain> = {}): string => texts.say(key, values);
