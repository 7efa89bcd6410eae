/** What was said at the table, each line once and in order, however often the connection came back. */
import type { Chatted } from "../wire/generated/to-client";
import type { GameWords } from "../words/game-words";
import { language } from "../words/words.svelte";

const KEPT = 200;

/** Whether a line was called out and not typed. */
export const isCall = (line: Chatted): boolean => line.key !== undefined || line.voice === "beeps";

/** What somebody said; a call in the reader's own language, in the voice of whoever called. */
export function said(line: Chatted, words: GameWords): string {
  if (line.key === undefined) return line.words;
  const text = words.sentence({ key: line.key, args: line.args ?? {}, words: line.words });
  return line.voice === "capitals" ? text.toLocaleUpperCase(language.lang) : text;
}

/** Add a line. After a reconnection the server tells the last ones again; only those not heard before are new. */
export function talked(lines: Chatted[], line: Chatted): Chatted[] {
  const same = (other: Chatted): boolean =>
    other.at === line.at && other.from === line.from && other.words === line.words;
  if (line.past && lines.some(same)) return lines;
  const later = lines.findIndex((other) => other.at > line.at);
  const place = later < 0 ? lines.length : later;
  return [...lines.slice(0, place), line, ...lines.slice(place)].slice(-KEPT);
}
