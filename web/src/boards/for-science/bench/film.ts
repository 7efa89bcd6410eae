/** The film of a build, as `GET /api/rooms/{room}/films` gives it: rows from picture to picture, packed as differences. */
import type { Film } from "../../../wire/generated/bodies";
import type { BlockRow } from "../../../wire/generated/shapes";
import type { Pose } from "./fitting";

const LOOKS = ["front", "end", "gone"] as const;

/** The whole numbers of a film: seven bits a byte, the low ones first; odd ones are below zero. */
function numbers(film: string): number[] {
  const found: number[] = [];
  let number = 0;
  let place = 1;
  for (const letter of atob(film)) {
    const byte = letter.charCodeAt(0);
    number += (byte & 127) * place;
    place *= 128;
    if (byte < 128) {
      found.push(number % 2 ? -(number + 1) / 2 : number / 2);
      number = 0;
      place = 1;
    }
  }
  return found;
}

/** The pictures of a film: in each the blocks that changed. */
export function unpack(film: string): BlockRow[][] {
  const all = numbers(film);
  const last = new Map<number, [number, number, number, number]>();
  const frames: BlockRow[][] = [];
  for (let at = 0; at < all.length;) {
    const rows: BlockRow[] = [];
    for (let left = all[at++]!; left > 0; left--, at += 5) {
      const block = all[at]!;
      const before = last.get(block) ?? [0, 0, 0, 0];
      const now = before.map((old, n) => old + all[at + 1 + n]!) as [number, number, number, number];
      last.set(block, now);
      rows.push([block, now[0], now[1], now[2], LOOKS[now[3]] ?? "gone"]);
    }
    frames.push(rows);
  }
  return frames;
}

/** What stands after each picture. */
export function standing(film: Film): Map<number, Pose>[] {
  const kinds = new Map(film.kinds);
  let now = new Map<number, Pose>();
  return unpack(film.film).map((rows) => {
    if (rows.length) now = new Map(now);
    for (const [block, x, y, angle, face] of rows) {
      if (face === "gone") now.delete(block);
      else now.set(block, { kind: kinds.get(block) ?? "", face, x: x / 1000, y: y / 1000, angle: angle / 1000 });
    }
    return now;
  });
}

/** With which picture each block came, in the order in which they were taken. */
export function arrivals(film: Film, pictures: Map<number, Pose>[]): number[] {
  return film.kinds
    .map(([block]) => pictures.findIndex((picture) => picture.has(block)))
    .filter((picture) => picture >= 0);
}
