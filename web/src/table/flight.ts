/** Moves of real cards from place to place: measured before a change, flown after it, skipped by any key or press. */
import { kept } from "../kept";
import { lasting } from "./lasting.svelte";
import { pair, type Drawn } from "./pairs";

interface Seen extends Drawn {
  element: HTMLElement;
  rect: DOMRect;
  /** Where the place itself is: a card that only went along with its place has not moved. */
  around: DOMRect;
}

const SHORT = 210;
const flying = new Set<Animation>();

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || kept.getItem("motion") === "off";
}

function look(root: HTMLElement): Seen[] {
  return [...root.querySelectorAll<HTMLElement>("[data-piece]")].map((element) => ({
    kind: element.dataset.piece!,
    place: element.dataset.place ?? "",
    from: element.dataset.from?.split("|"),
    to: element.dataset.to,
    element,
    rect: element.getBoundingClientRect(),
    around: element.parentElement!.getBoundingClientRect(),
  }));
}

function fly(element: HTMLElement, frames: Keyframe[], delay = 0): Animation {
  const animation = element.animate(frames, {
    duration: SHORT,
    delay,
    easing: "cubic-bezier(.2,.7,.25,1)",
    fill: "backwards",
  });
  flying.add(animation);
  element.style.zIndex = "30";
  const land = (): void => {
    flying.delete(animation);
    element.style.zIndex = "";
  };
  animation.onfinish = land;
  animation.oncancel = land;
  return animation;
}

/** Let everything land at once. */
export function skip(): void {
  for (const animation of flying) animation.finish();
  lasting.skip();
}

const centre = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** How far a place has moved. */
const drift = (was: DOMRect, now: DOMRect): [number, number] => [now.left - was.left, now.top - was.top];

function between(was: DOMRect, now: DOMRect): string {
  const [x0, y0] = centre(was);
  const [x1, y1] = centre(now);
  const scale = now.width > 0 ? Math.min(3, Math.max(0.3, was.width / now.width)) : 1;
  return `translate(${x0 - x1}px, ${y0 - y1}px) scale(${scale})`;
}

/** Remember where everything is; call the result when the page has changed. */
export function watch(root: HTMLElement | null): () => void {
  if (!root || still() || document.visibilityState === "hidden") return () => undefined;
  const before = look(root);
  return () => {
    if (!root.isConnected) return;
    const after = look(root);
    const { came, gone } = pair(before, after);
    const place = (name: string): DOMRect | undefined =>
      root.querySelector(`[data-spot="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    let order = 0;
    after.forEach((now, n) => {
      const origin = came[n];
      if (origin === null || origin === undefined || now.rect.width === 0) return;
      const was = typeof origin === "number" ? before[origin] : undefined;
      const rect = was ? was.rect : typeof origin === "string" ? place(origin) : undefined;
      if (!rect || rect.width === 0) return;
      const turned = was !== undefined && was.kind !== now.kind;
      const jump = was?.place === now.place && !turned;
      const [x, y] = jump ? drift(was.around, now.around) : [0, 0];
      const from = new DOMRect(rect.left + x, rect.top + y, rect.width, rect.height);
      const moved = Math.hypot(from.left - now.rect.left, from.top - now.rect.top) > 3;
      if (!moved && !turned) return;
      const start = between(from, now.rect);
      fly(
        now.element,
        turned
          ? [{ transform: `${start} rotateY(88deg)` }, { transform: "none" }]
          : [{ transform: start }, { transform: "none" }],
        jump ? 0 : Math.min(order++, 5) * 45,
      );
    });
    for (const n of gone) {
      const was = before[n]!;
      const goal = was.to ? place(was.to) : undefined;
      if (was.element.isConnected || was.rect.width === 0) continue;
      vanish(root, was, goal);
    }
  };
}

function vanish(root: HTMLElement, was: Seen, goal: DOMRect | undefined): void {
  const ghost = was.element;
  ghost.removeAttribute("data-piece");
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${was.rect.left}px`,
    top: `${was.rect.top}px`,
    width: `${was.rect.width}px`,
    height: `${was.rect.height}px`,
    margin: "0",
    pointerEvents: "none",
  });
  (root.parentElement ?? root).append(ghost);
  const end = goal ? `${between(goal, was.rect)}` : "scale(.8)";
  const animation = fly(ghost, [
    { transform: "none", opacity: 1 },
    { transform: end, opacity: 0 },
  ]);
  const leave = (): void => ghost.remove();
  animation.addEventListener("finish", leave);
  animation.addEventListener("cancel", leave);
}
