/** How a large board is looked at: near or far, moved by wheel, pinch, drag and keys. */

import { keptByTab } from "../kept";
const LEAST = 1;
const MOST = 5;
const SLACK = 6;

export class Lens {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  private fingers = new Map<number, { x: number; y: number }>();
  private dragged = 0;

  /** Look as one did last on this tab, if the board has a name to remember it by. */
  constructor(private readonly name?: string) {
    const kept = name ? keptByTab.getItem(`lens:${name}`)?.split(" ").map(Number) : undefined;
    if (kept?.length !== 3 || !kept.every(Number.isFinite)) return;
    [this.zoom, this.x, this.y] = [Math.max(LEAST, Math.min(MOST, kept[0]!)), kept[1]!, kept[2]!];
  }

  /** Remember how one looks. */
  keep(): void {
    if (this.name) keptByTab.setItem(`lens:${this.name}`, `${this.zoom} ${this.x} ${this.y}`);
  }

  /** Come nearer by a factor, keeping a point (seen from the middle) where it is. */
  by(factor: number, at = { x: 0, y: 0 }): void {
    const zoom = Math.max(LEAST, Math.min(MOST, this.zoom * factor));
    const grown = zoom / this.zoom;
    this.x = at.x - (at.x - this.x) * grown;
    this.y = at.y - (at.y - this.y) * grown;
    this.zoom = zoom;
    if (zoom === LEAST) this.x = this.y = 0;
  }

  /** Move, though never so far that the board is lost from sight. */
  private go(x: number, y: number, frame: DOMRect | null): void {
    const most = (size: number | undefined): number => (size === undefined ? Infinity : (size * (this.zoom - 1)) / 2);
    const [across, down] = [most(frame?.width), most(frame?.height)];
    this.x = Math.max(-across, Math.min(across, this.x + x));
    this.y = Math.max(-down, Math.min(down, this.y + y));
  }

  /** Bring something on the board to the middle of the frame if it is not in sight. */
  show(thing: DOMRect, frame: DOMRect): void {
    if (
      thing.left >= frame.left &&
      thing.right <= frame.right &&
      thing.top >= frame.top &&
      thing.bottom <= frame.bottom
    )
      return;
    this.go(
      frame.left + frame.width / 2 - (thing.left + thing.width / 2),
      frame.top + frame.height / 2 - (thing.top + thing.height / 2),
      frame,
    );
  }

  reset(): void {
    this.zoom = 1;
    this.x = this.y = 0;
  }

  private fromMiddle(event: MouseEvent): { x: number; y: number } {
    const rect = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return { x: event.clientX - rect.left - rect.width / 2, y: event.clientY - rect.top - rect.height / 2 };
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * 0.0015), this.fromMiddle(event));
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.dragged = 0;
    this.fingers.set(event.pointerId, this.fromMiddle(event));
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const at = this.fromMiddle(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.dragged += Math.hypot(at.x - before.x, at.y - before.y);
    if (other) {
      const near = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      this.by(Math.hypot(at.x - other.x, at.y - other.y) / near, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    } else if (this.zoom > 1 && this.dragged > SLACK) {
      this.go(at.x - before.x, at.y - before.y, (event.currentTarget as HTMLElement).getBoundingClientRect());
    }
    this.fingers.set(event.pointerId, at);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** The end of a drag is no click. */
  click(event: MouseEvent): void {
    if (this.dragged > SLACK && this.zoom > 1 && event.detail > 0) event.stopPropagation();
    this.dragged = 0;
  }

  key(event: KeyboardEvent): void {
    if ((event.target as HTMLElement).matches("input, textarea, select") || event.ctrlKey || event.metaKey) return;
    if (event.key === "+" || event.key === "=") this.by(1.3);
    else if (event.key === "-") this.by(1 / 1.3);
    else if (event.key === "0") this.reset();
    else if (event.shiftKey && event.key.startsWith("Arrow") && this.zoom > 1) {
      const step = 60;
      this.x += event.key === "ArrowLeft" ? step : event.key === "ArrowRight" ? -step : 0;
      this.y += event.key === "ArrowUp" ? step : event.key === "ArrowDown" ? -step : 0;
    }
  }
}
