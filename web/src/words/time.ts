/** Time in words. The server counts seconds since 1970. */
import { language } from "./words.svelte";

/** "3 minutes ago". */
export function ago(at: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  const form = new Intl.RelativeTimeFormat(language.lang, { numeric: "auto" });
  if (passed < 60) return form.format(-Math.round(passed / 10) * 10, "second");
  if (passed < 3600) return form.format(-Math.round(passed / 60), "minute");
  if (passed < 86400) return form.format(-Math.round(passed / 3600), "hour");
  return form.format(-Math.round(passed / 86400), "day");
}

/** "0:42", or "23 h" when it is far. */
export function left(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds));
  if (rest >= 3600) return `${Math.floor(rest / 3600)} h`;
  return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
}
