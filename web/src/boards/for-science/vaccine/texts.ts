/** The texts of the vaccine. */
import type { Plain } from "../../../wire/generated/core";
import { BoardTexts } from "../../../words/board-texts.svelte";
import en from "./texts.en.json";

export type Text = keyof typeof en;

export const texts = new BoardTexts<Text>(en, { es: () => import("./texts.es.json") });

/** A text of the vaccine in the chosen language. */
export const v = (key: Text, values: Record<string, Plain> = {}): string => texts.say(key, values);
