/** Moving between things with the arrow keys: the nearest one in that direction. Pure. */

import type { Box } from "../parts/callouts";

export const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The number of the box one comes to from `here`, or −1. What lies straight ahead counts as nearer. */
export function toward(here: Box, boxes: Box[], [dx, dy]: [number, number]): number {
  const x = here.left + here.width / 2;
  const y = here.top + here.height / 2;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, n) => {
    const across = box.left + box.width / 2 - x;
    const down = box.top + box.height / 2 - y;
    const ahead = across * dx + down * dy;
    if (ahead < 4) return;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    const far = ahead + aside * 2.2;
    if (far < least) {
      least = far;
      best = n;
    }
  });
  return best;
}

/** Move the focus among the things on the table. */
export function step(root: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const spots = [...root.querySelectorAll<HTMLElement>("[data-thing]")].filter((spot) => spot.offsetParent !== null);
  const now = document.activeElement as HTMLElement | null;
  if (!now || !spots.includes(now)) {
    (spots.find((spot) => spot.classList.contains("next")) ?? spots[0])?.focus();
    return spots.length > 0;
  }
  const others = spots.filter((spot) => spot !== now);
  const at = toward(
    now.getBoundingClientRect(),
    others.map((spot) => spot.getBoundingClientRect()),
    way,
  );
  others[at]?.focus();
  return true;
}
