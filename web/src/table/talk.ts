/** What was said at the table, each line once and in order, however often the connection came back. */
import type { Chatted } from "../wire/generated/to-client";

const KEPT = 200;

/** Add a line. After a reconnection the server tells the last ones again; only those not heard before are new. */
export function talked(lines: Chatted[], line: Chatted): Chatted[] {
  const same = (other: Chatted): boolean =>
    other.at === line.at && other.from === line.from && other.words === line.words;
  if (line.past && lines.some(same)) return lines;
  const later = lines.findIndex((other) => other.at > line.at);
  const place = later < 0 ? lines.length : later;
  return [...lines.slice(0, place), line, ...lines.slice(place)].slice(-KEPT);
}
