/** What went wrong, in the page's language: the server's own English words, or our translation of its code. */
import { Trouble } from "../wire/http";
import { language, t, type Key } from "./words.svelte";

/** Words for a refusal's code; null: there are none. */
export function byCode(code: string): string | null {
  const key = `refused.${code}`;
  return key in language.catalogue ? t(key as Key) : null;
}

/** Words for anything that was thrown. */
export function troubled(error: unknown): string {
  if (!(error instanceof Trouble) || error.code === "offline") return t("trouble.offline");
  const translated = language.lang === "en" ? null : byCode(error.code);
  return translated ?? (error.message || t("trouble.broken"));
}
