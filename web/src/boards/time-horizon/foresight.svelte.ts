/** What a deed that is thought of would bring: the engine is asked, once for each deed in a position. */
import type { BoardProps } from "../contract";
import type { AnyAction } from "../../wire/generated/shapes";
import { fates, laid, type Fates } from "./fates";
import type { TimeHorizonView } from "./generated/view";

/** Actions that move sums; of others there is nothing to ask. */
const MOVING = new Set(["weak-impact", "strong-impact", "stabilize", "sew", "amplify", "amplify-needle", "spend-last"]);
/** A pointer that only passes by asks nothing. */
const PAUSE = 60;

export class Foresight {
  /** The forecast after the deed; null: it is not known, or nothing is thought of. */
  then = $state.raw<Fates | null>(null);
  private known = new Map<string, Fates | null>();
  private of: TimeHorizonView | null = null;
  private timer = 0;
  private deed = "";

  /** Think of a deed in a position, or of none. */
  think(view: TimeHorizonView, action: AnyAction | null, preview: BoardProps<TimeHorizonView>["preview"]): void {
    clearTimeout(this.timer);
    if (view !== this.of) this.known.clear();
    this.of = view;
    const deed = (this.deed = action ? JSON.stringify(action) : "");
    this.then = action ? (laid(view, action) ?? this.known.get(deed) ?? null) : null;
    if (!action || !preview || !MOVING.has(action.kind) || this.known.has(deed)) return;
    this.timer = window.setTimeout(() => void this.ask(view, action, deed, preview), PAUSE);
  }

  private async ask(
    view: TimeHorizonView,
    action: AnyAction,
    deed: string,
    preview: NonNullable<BoardProps<TimeHorizonView>["preview"]>,
  ): Promise<void> {
    // A preview that is refused, as one of too many, or lost with the line tells nothing, and is asked for again.
    const seen = await preview(action).catch(() => null);
    if (!seen || view !== this.of) return;
    const then = seen.view ? fates(seen.view) : null;
    this.known.set(deed, then);
    if (deed === this.deed) this.then = then;
  }
}
