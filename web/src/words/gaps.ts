/**
 * Sentences with gaps, read and filled as on the Python side: `{name}`, `{name:player}`, `{name:list}`, `{name:players}`.
 * Words agree with a number by `[n: one|several]`, chosen by what fills the gap `n`.
 */
import type { Plain } from "../wire/generated/core";

export type Part = { text: string } | { gap: string; spec: string } | { number: string; one: string; several: string };

const GAP = /\{(\w+)(?::(\w+))?\}|\[(\w+): ([^|\]]*)\|([^\]]*)\]/g;

const read = new Map<string, Part[]>();

/** A template as text and gaps, in order. */
export function parts(template: string): Part[] {
  let found = read.get(template);
  if (!found) {
    found = [];
    let from = 0;
    for (const match of template.matchAll(GAP)) {
      if (match.index > from) found.push({ text: template.slice(from, match.index) });
      const [, gap, spec = "", number, one = "", several = ""] = match;
      found.push(gap ? { gap, spec } : { number: number!, one, several });
      from = match.index + match[0].length;
    }
    if (from < template.length) found.push({ text: template.slice(from) });
    read.set(template, found);
  }
  return found;
}

/** The gaps of a template in alphabetical order: what a translation must have too. */
export function gaps(template: string): string[] {
  return parts(template)
    .flatMap((part) => ("gap" in part ? [`${part.gap}:${part.spec}`] : []))
    .sort();
}

/** Whether a template has a gap that nothing was said for. */
export const lacks = (template: string, args: Record<string, Plain>): boolean =>
  parts(template).some((part) => "gap" in part && !(part.gap in args));

/** A stretch of a filled sentence. With a gap it speaks of a player or of a thing on the table. */
export interface Piece {
  words: string;
  gap?: string;
  player?: number;
  value?: Plain;
}

export interface Naming {
  player(seat: number): string;
  thing(name: string): string;
  and(parts: string[]): string[];
}

/** Fill a template. Lists become one piece for each of their members, so that each can be pointed at. */
export function fill(template: string, args: Record<string, Plain>, naming: Naming): Piece[] {
  const filled: Piece[] = [];
  for (const part of parts(template)) {
    if ("text" in part) {
      filled.push({ words: part.text });
      continue;
    }
    if ("number" in part) {
      const counted = args[part.number];
      const one = Array.isArray(counted) ? counted.length === 1 : Number(counted) === 1;
      filled.push(...fill(one ? part.one : part.several, args, naming));
      continue;
    }
    const value = args[part.gap] ?? null;
    const several = Array.isArray(value) ? value : [value];
    const pieces = several.map((one): Piece =>
      part.spec.startsWith("player") && typeof one === "number"
        ? { words: naming.player(one), gap: part.gap, player: one }
        : { words: typeof one === "string" ? naming.thing(one) : String(one ?? ""), gap: part.gap, value: one },
    );
    const glue = naming.and(pieces.map((piece) => piece.words));
    pieces.forEach((piece, n) => {
      if (glue[n]) filled.push({ words: glue[n] });
      filled.push(piece);
    });
    if (!pieces.length) filled.push({ words: glue.join("") });
  }
  return filled;
}

/** What stands before each member of a list: "", ", ", " and ". An empty list is one word, "nothing". */
export function glue(count: number, and: string, nothing: string): string[] {
  if (count === 0) return [nothing];
  return Array.from({ length: count }, (_, n) => (n === 0 ? "" : n === count - 1 ? ` ${and} ` : ", "));
}

export const inWords = (pieces: Piece[]): string => pieces.map((piece) => piece.words).join("");

/** Sentences begin with a capital letter, also when they were written as the tail of one. */
export const sentence = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Find which line was said, from its English words: for messages that bring no key. */
export function recognise(
  words: string,
  lines: Record<string, string>,
  players: string[],
): { key: string; args: Record<string, Plain> } | null {
  const said = words.replace(/\.$/, "");
  for (const [key, template] of Object.entries(lines)) {
    const names: { gap: string; spec: string }[] = [];
    const pattern = parts(template.replace(/\.$/, ""))
      .map((part) => {
        if ("text" in part) return literal(part.text);
        if ("number" in part) return `(?:${literal(part.one)}|${literal(part.several)})`;
        names.push(part);
        return "(.+?)";
      })
      .join("");
    const found = new RegExp(`^${pattern}$`, "i").exec(said);
    if (!found) continue;
    const args: Record<string, Plain> = {};
    names.forEach(({ gap, spec }, n) => {
      const value = found[n + 1]!;
      const seat = players.indexOf(value);
      args[gap] = spec === "player" && seat >= 0 ? seat : value;
    });
    return { key, args };
  }
  return null;
}
