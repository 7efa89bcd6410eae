/** What a seat is choosing: what glows, what was picked, what is looked at closely, and why something can't be done. */
import { getContext, setContext } from "svelte";
import type { GameBoard, Thing } from "../boards/contract";
import type { AnyAction, Offer } from "../wire/generated/shapes";
import type { View } from "../wire/generated/core";
import type { WhyNot } from "../boards/contract";
import type { GameWords } from "../words/game-words";
import { next, open, press, type Path } from "./narrow";

export interface Decision {
  board: GameBoard;
  view: View | null;
  seat: number | null;
  offers: Offer[];
  /** Time does not wait: one tap is enough. */
  hurried?: boolean;
  words: GameWords;
  /** What else there is to think of before doing this, beside what the board says. */
  warning?(action: AnyAction): string | null;
  choose(action: AnyAction): void;
  why(action: AnyAction): Promise<WhyNot>;
}

export interface Looking {
  thing: Thing;
  rect: DOMRect;
  /** Stays until dismissed: by a press or by the keyboard. */
  pinned: boolean;
}

const ASK = Symbol("choice");

export class Choice {
  picked = $state.raw<Thing[]>([]);
  looking = $state.raw<Looking | null>(null);
  reason = $state.raw<WhyNot | null>(null);
  /** Pointed at from the log or the rulebook. */
  lit = $state.raw<Thing | null>(null);
  /** Suggested by a hint. */
  hinted = $state.raw<Thing[]>([]);
  /** Something is being carried: nothing is looked at meanwhile. */
  carrying = $state(false);
  /** Before it is played, ask once more. */
  confirming = $state.raw<Offer | null>(null);
  /** It was chosen by a tap: another one on the same thing does it. */
  tapped = $state(false);

  readonly paths: Path<Offer>[] = $derived.by(() => {
    const { board, view, offers } = this.decision();
    if (!view) return [];
    return offers.map((offer) => ({
      offer,
      things: board.things(offer.action, view),
      together: board.together?.(offer.action) ?? false,
    }));
  });
  readonly open: Path<Offer>[] = $derived(open(this.paths, this.picked));
  readonly first: Set<Thing> = $derived(next(this.paths, []));
  readonly next: Set<Thing> = $derived(next(this.paths, this.picked));

  constructor(
    private readonly decision: () => Decision,
    private readonly careful: () => boolean,
  ) {}

  /** In real time nobody has time to be asked. */
  get hurried(): boolean {
    return this.decision().hurried ?? false;
  }

  /** The seat that may choose here; null: nobody, as in a replay. */
  get seat(): number | null {
    return this.decision().seat;
  }

  /**
   * Point at a thing. Returns false if nothing can be done with it. A finger's tap that says what is meant does nothing
   * for good, be it the only pick or the last of several: it shows what it would do, and a second one on the same thing
   * does it.
   */
  press(thing: Thing, tapped = false): boolean {
    const again = tapped && this.tapped && this.confirming && this.picked.at(-1) === thing ? this.confirming : null;
    if (again) {
      this.play(again);
      return true;
    }
    const pressed = press(this.paths, this.picked, thing);
    if (pressed.refused) return false;
    this.looking = null;
    this.confirming = null;
    this.tapped = tapped;
    if (pressed.play && (tapped || this.careful() || this.warning(pressed.play))) {
      this.picked = pressed.picked;
      this.confirming = pressed.play;
    } else if (pressed.play) {
      this.play(pressed.play);
    } else {
      this.picked = pressed.picked;
    }
    return true;
  }

  /** What can be carried somewhere. */
  carries(thing: Thing): boolean {
    return this.paths.some((path) => path.together && path.things.includes(thing));
  }

  /** Take a thing in hand to carry it: where it can go glows. */
  lift(thing: Thing): void {
    this.clear();
    this.carrying = true;
    this.picked = [thing];
  }

  /** What to think of before doing this; null: nothing. */
  warning(offer: Offer): string | null {
    const { board, view, seat, words, warning } = this.decision();
    const seen = (view && seat !== null && board.warning?.(offer.action, view, seat, words)) || null;
    return [seen, warning?.(offer.action)].filter(Boolean).join(" ") || null;
  }

  play(offer: Offer): void {
    this.clear();
    this.decision().choose(offer.action);
  }

  /** Take back the last pick, or close what is open. Returns false if there was nothing. */
  back(): boolean {
    if (this.looking) this.looking = null;
    else if (this.confirming || this.picked.length) {
      this.confirming = null;
      this.picked = this.picked.slice(0, -1);
    } else if (this.hinted.length) this.hinted = [];
    else return false;
    return true;
  }

  /** The table has changed: keep what was picked and looked at as far as it still makes sense. */
  refresh(root: HTMLElement | null | undefined): void {
    let picked = this.picked;
    while (picked.length && open(this.paths, picked).length === 0) picked = picked.slice(0, -1);
    if (this.confirming) {
      // The same deed comes as another offer with every message.
      const meant = JSON.stringify(this.confirming.action);
      this.confirming = this.paths.find((path) => JSON.stringify(path.offer.action) === meant)?.offer ?? null;
      if (!this.confirming) picked = picked.slice(0, -1);
    }
    this.picked = picked;
    if (!this.looking) return;
    const still = root?.querySelector(`[data-thing="${CSS.escape(this.looking.thing)}"]`);
    this.looking = still ? { ...this.looking, rect: still.getBoundingClientRect() } : null;
  }

  clear(): void {
    this.picked = [];
    this.confirming = null;
    this.looking = null;
    this.hinted = [];
  }

  /** What to choose next, in the board's words; null if it has none. */
  get request(): string | null {
    const { board, words } = this.decision();
    const left = this.open.map((path) => path.offer.action);
    return (this.picked.length > 0 && board.request?.(left, this.picked, words)) || null;
  }

  /** What pressing this thing now would do, in words; null if it does nothing. */
  deed(thing: Thing): string | null {
    const went = open(this.paths, [...this.picked, thing]);
    const left = went.length ? went : open(this.paths, [thing]);
    return left.length === 1 ? this.decision().words.deed(left[0]!.offer) : null;
  }

  /** The rules that govern what can be done with this thing now. */
  rules(thing: Thing): string[] {
    const went = open(this.paths, [...this.picked, thing]);
    const left = went.length ? went : open(this.paths, [thing]);
    return [...new Set(left.flatMap((path) => path.offer.rules))].slice(0, 4);
  }

  can(thing: Thing): boolean {
    return this.next.has(thing) || this.first.has(thing);
  }

  /** Look at a thing closely and, if it can't be used now, ask why. */
  look(thing: Thing, rect: DOMRect, pinned: boolean): void {
    if (this.carrying) return;
    this.looking = { thing, rect, pinned };
    this.reason = null;
    const { board, view, seat, why } = this.decision();
    const can = this.picked.length ? this.next.has(thing) : this.first.has(thing);
    if (can || !view || seat === null) return;
    const action = board.attempt(thing, this.picked, view, seat);
    if (!action) return;
    why(action).then(
      (reason) => {
        if (this.looking?.thing === thing && reason.words) this.reason = reason;
      },
      () => undefined,
    );
  }

  unlook(pinnedToo = false): void {
    if (this.looking && (pinnedToo || !this.looking.pinned)) this.looking = null;
  }
}

export const provide = (choice: Choice): Choice => setContext(ASK, choice);
export const chosen = (): Choice | undefined => getContext(ASK);
