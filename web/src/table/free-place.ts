/** Where a box finds room beside what it speaks of. Pure. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far two rectangles lie on each other, in square pixels. */
export function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const middleOf = ({ left, top, width, height }: Rect): Rect =>
  width && height ? { left: left + width / 2 - 1, top: top + height / 2 - 1, width: 2, height: 2 } : NOWHERE;
const NOWHERE: Rect = { left: 0, top: 0, width: 0, height: 0 };

const GAP = 16;
const EDGE = 8;
/** How many places are tried along each side of the room. */
const TRIED = 9;
/** A pixel farther away is as bad as so many square pixels of words and pictures that are covered. */
const FAR = 12;
/** A choice whose middle, where one presses, is covered is as bad as so many square pixels of words and pictures. */
const HIDDEN = 20_000;

/**
 * Put a box of this size inside the room there is, near a thing: never over it if that can be helped, and rather where it
 * covers the least of what can be chosen, and of words and pictures.
 */
export function freePlace(
  size: { width: number; height: number },
  thing: Rect,
  room: Rect,
  choices: Rect[],
  contents: Rect[] = [],
): { left: number; top: number } {
  const { width, height } = size;
  const within = (value: number, from: number, length: number, own: number): number =>
    Math.max(from + EDGE, Math.min(value, from + length - own - EDGE));
  const middle = thing.left + thing.width / 2 - width / 2;
  const level = thing.top + thing.height / 2 - height / 2;
  const wishes = [
    { left: middle, top: thing.top - height - GAP },
    { left: middle, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: level },
    { left: thing.left - width - GAP, top: level },
    ...Array.from({ length: TRIED * TRIED }, (_, n) => ({
      left: room.left + ((n % TRIED) / (TRIED - 1)) * (room.width - width),
      top: room.top + (Math.floor(n / TRIED) / (TRIED - 1)) * (room.height - height),
    })),
  ].map(({ left, top }) => ({
    left: within(left, room.left, room.width, width),
    top: within(top, room.top, room.height, height),
  }));
  const kept = {
    left: thing.left - GAP,
    top: thing.top - GAP,
    width: thing.width + 2 * GAP,
    height: thing.height + 2 * GAP,
  };
  const cost = (place: { left: number; top: number }): number => {
    const box = { ...place, width, height };
    const covered = (rects: Rect[]): number => rects.reduce((sum, rect) => sum + overlap(box, rect), 0);
    const away = Math.hypot(place.left - middle, place.top - level);
    const hidden = choices.filter((choice) => overlap(box, middleOf(choice)) > 0).length;
    return 200 * overlap(box, kept) + HIDDEN * hidden + 10 * covered(choices) + covered(contents) + FAR * away;
  };
  return wishes.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
