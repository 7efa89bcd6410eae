/** Carrying a thing over the table by mouse, pen or finger: where it can go glows, and it goes where the pointer lets go. */
import type { Thing } from "../boards/contract";
import type { Choice } from "./choice.svelte";

/** How far a pointer goes before a press is a carry, in pixels; fingers tremble. */
const FAR = { mouse: 5, touch: 9 };
/** How near the edge of what can be scrolled a carried thing waits for it to be scrolled, and how long. */
const EDGE = 34;
const WAIT = 450;

/** Lets an element be carried as this thing. `lifted` is called when that begins: it is no press any more. */
export function carry(
  choice: Choice | undefined,
  thing: Thing,
  lifted?: () => void,
): (node: HTMLElement) => () => void {
  return (node) => {
    let stop: (() => void) | null = null;
    const down = (event: PointerEvent): void => {
      if (!choice || event.button !== 0 || stop || !choice.carries(thing)) return;
      stop = follow(
        node,
        event,
        choice,
        thing,
        () => lifted?.(),
        () => (stop = null),
      );
    };
    node.addEventListener("pointerdown", down);
    return () => {
      node.removeEventListener("pointerdown", down);
      stop?.();
    };
  };
}

/** The click that a browser makes of the end of a carry is none; the next press is one again. */
export function noClick(): void {
  const quiet = (click: Event): void => click.stopPropagation();
  const over = (): void => {
    window.removeEventListener("click", quiet, { capture: true });
    window.removeEventListener("pointerdown", over, { capture: true });
  };
  window.addEventListener("click", quiet, { capture: true, once: true });
  window.addEventListener("pointerdown", over, { capture: true });
  setTimeout(over);
}

/** What lies under the pointer that the thing in hand can be put on. */
function target(choice: Choice, x: number, y: number): Thing | null {
  for (const element of document.elementsFromPoint(x, y)) {
    for (let part: Element | null = element; part instanceof HTMLElement; part = part.parentElement) {
      const { catches, thing } = part.dataset;
      if (catches !== undefined && choice.next.has(catches)) return catches;
      if (thing !== undefined && choice.next.has(thing)) return thing;
    }
  }
  return null;
}

/** A picture of what is carried, beside the table: what is carried itself stays where it lies until it is put down. */
function picture(node: HTMLElement): HTMLElement {
  const { width, height } = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-thing");
  copy.removeAttribute("data-piece");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "60",
    opacity: "0.93",
    pointerEvents: "none",
    transition: "none",
  });
  (node.closest("main") ?? document.body).append(copy);
  return copy;
}

function follow(
  node: HTMLElement,
  start: PointerEvent,
  choice: Choice,
  thing: Thing,
  lifted: () => void,
  ended: () => void,
): () => void {
  const from = node.getBoundingClientRect();
  const far = start.pointerType === "mouse" ? FAR.mouse : FAR.touch;
  let copy: HTMLElement | null = null;
  let over: Thing | null = null;
  let waiting = 0;

  /** Someone waits with it at the edge: what can be scrolled there is. */
  function edge(x: number, y: number): void {
    clearTimeout(waiting);
    for (const part of document.elementsFromPoint(x, y)) {
      if (part.scrollWidth <= part.clientWidth || !/auto|scroll/.test(getComputedStyle(part).overflowX)) continue;
      const { left, right } = part.getBoundingClientRect();
      const way = x < left + EDGE ? -1 : x > right - EDGE ? 1 : 0;
      if (way)
        waiting = window.setTimeout(() => {
          part.scrollBy({ left: way * part.clientWidth * 0.7 });
          edge(x, y);
        }, WAIT);
      return;
    }
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!copy) {
      if (Math.hypot(x - start.clientX, y - start.clientY) < far) return;
      copy = picture(node);
      node.style.opacity = "0.35";
      lifted();
      choice.lift(thing);
    }
    copy.style.transform = `translate(${from.left + x - start.clientX}px, ${from.top + y - start.clientY}px) rotate(2deg)`;
    over = target(choice, x, y);
    choice.lit = over;
    edge(x, y);
  }
  function up(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const carried = copy !== null;
    const to = event.type === "pointerup" ? over : null;
    end();
    if (!carried) return;
    noClick();
    if (to) choice.press(to);
    else choice.clear();
  }
  function key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !copy) return;
    event.stopPropagation();
    end();
    choice.clear();
  }
  function end(): void {
    clearTimeout(waiting);
    copy?.remove();
    node.style.opacity = "";
    choice.lit = null;
    choice.carrying = false;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    window.removeEventListener("keydown", key, { capture: true });
    ended();
  }
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  window.addEventListener("keydown", key, { capture: true });
  return end;
}
