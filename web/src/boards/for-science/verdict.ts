/** What the last check of a build found, from the log. */
import type { Sentence } from "../../wire/generated/core";

const FINDINGS = new Set([
  "restless",
  "lacks",
  "too-many",
  "overlaps",
  "wrong-face",
  "missing-contact",
  "forbidden-contact",
  "too-close",
]);

/** The findings that followed the builder's last check, if it failed and nothing has been built anew since. */
export function verdict(log: Sentence[], builder: number): Sentence[] {
  const at = log.findLastIndex(
    (entry) => entry.args.seat === builder && ["fails", "passes", "begins"].includes(entry.key),
  );
  if (at < 0 || log[at]!.key !== "fails") return [];
  const found: Sentence[] = [];
  for (const entry of log.slice(at + 1)) {
    if (!FINDINGS.has(entry.key)) break;
    found.push(entry);
  }
  return found;
}
