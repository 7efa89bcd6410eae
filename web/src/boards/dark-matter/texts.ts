/** The texts of this board. */
import { BoardTexts } from "../../words/board-texts.svelte";
import type { Plain } from "../../wire/generated/core";
import en from "./texts.en.json";

export type Text = keyof typeof en;

export const texts = new BoardTexts<Text>(en, { es: () => import("./texts.es.json") });

/** A text of the board in the chosen language; `event.…` is what an event card says. */
export const d = (key: Text | `event.${string}`, values: Record<string, Plain> = {}): string =>
  texts.say(key as Text, values);
