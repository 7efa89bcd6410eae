/** The texts of the bench. */
import type { Plain } from "../../../wire/generated/core";
import { BoardTexts } from "../../../words/board-texts.svelte";
import { recognise } from "../../../words/gaps";
import { language } from "../../../words/words.svelte";
import en from "./texts.en.json";

export type Text = keyof typeof en;

export const texts = new BoardTexts<Text>(en, { es: () => import("./texts.es.json") });

/** A text of the bench in the chosen language. */
export const d = (key: Text, values: Record<string, Plain> = {}): string => texts.say(key, values);

/** What a kind of block is called. */
export const kindName = (kind: string): string => d(`kind.${kind}` as Text);

/** What several of a kind are called. */
export const kindNames = (kind: string): string => d(`kinds.${kind}` as Text);

const refusals = Object.fromEntries(Object.entries(en).filter(([key]) => key.startsWith("no.")));

/** A refusal of the bench in the chosen language; in words that are not known, as the server said it. */
export function refusal(words: string): string {
  if (language.lang === "en") return words;
  const found = recognise(words, refusals, []);
  if (!found) return words;
  const kind = found.args.kind;
  return d(found.key as Text, typeof kind === "string" ? { ...found.args, kind: kindName(kind) } : found.args);
}
