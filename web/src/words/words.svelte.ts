/** The page's language and all its texts. English is always here; other languages come when asked for. */
import { kept as shelf } from "../kept";
import type { Plain } from "../wire/generated/core";
import en from "./en.json";
import { fill, glue, inWords } from "./gaps";

export type Key = keyof typeof en;
export type Lang = "en" | "es";
export const LANGS: Record<Lang, string> = { en: "English", es: "Español" };

const others: Record<string, () => Promise<{ default: Record<Key, string> }>> = {
  es: () => import("./es.json"),
};

function wanted(): Lang {
  const kept = shelf.getItem("lang");
  if (kept && kept in LANGS) return kept as Lang;
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}

class Language {
  lang = $state<Lang>("en");
  catalogue = $state.raw<Record<Key, string>>(en);

  async speak(lang: Lang): Promise<void> {
    this.catalogue = lang === "en" ? en : (await others[lang]!()).default;
    this.lang = lang;
    shelf.setItem("lang", lang);
    document.documentElement.lang = lang;
  }

  start(): Promise<void> {
    const lang = wanted();
    document.documentElement.lang = lang;
    return lang === "en" ? Promise.resolve() : this.speak(lang);
  }
}

export const language = new Language();

const naming = {
  player: (seat: number) => t("player", { n: seat + 1 }),
  thing: (name: string) => name,
  and: (words: string[]) => glue(words.length, t("and"), t("nothing")),
};

/** A text of the page in the chosen language. */
export function t(key: Key, values: Record<string, Plain> = {}): string {
  return inWords(fill(language.catalogue[key] ?? en[key] ?? key, values, naming));
}

/** A line that the table itself writes into the log, with its gaps; undefined if the key is a game's. */
export const tableLine = (key: string): string | undefined => language.catalogue[`log.${key}` as Key];
