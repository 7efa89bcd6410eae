/** Where the numbers of a picture stand, and the lines that lead to the parts they name. Pure. */

export interface Point {
  x: number;
  y: number;
}

export interface Callout {
  n: number;
  /** The number, at the edge of the picture. */
  from: Point;
  /** The end of its line, at the part. */
  to: Point;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 16;
const APART = 30;
const SMALL = 60;

/** Number the parts that are there, in their order: each at its side, level with its part, none on another. */
export function callouts(around: Box, parts: { side: "left" | "right"; part: Box | undefined }[]): Callout[] {
  const found = parts.flatMap(({ side, part }, n) => {
    if (!part) return [];
    // A line ends inside a large part, and beside a small one: it hides nothing.
    const inside = part.width > SMALL ? 10 : -5;
    const to = {
      x: part.left - around.left + (side === "left" ? inside : part.width - inside),
      y: part.top - around.top + part.height / 2,
    };
    return [{ n: n + 1, side, from: { x: side === "left" ? EDGE : around.width - EDGE, y: to.y }, to }];
  });
  for (const side of ["left", "right"]) {
    const column = found.filter((one) => one.side === side).sort((a, b) => a.to.y - b.to.y);
    column.forEach((one, place) => {
      const above = column[place - 1];
      const least = above ? above.from.y + APART : EDGE;
      const most = around.height - EDGE - (column.length - 1 - place) * APART;
      one.from.y = Math.max(least, Math.min(one.from.y, most));
    });
  }
  return found.map(({ n, from, to }) => ({ n, from, to }));
}
