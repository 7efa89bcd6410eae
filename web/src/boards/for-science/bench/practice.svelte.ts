/** A practice bench as the page knows it: what stands there, and everything one can ask for. */
import { keptByTab } from "../../../kept";
import type { PracticeWish, Reference, Verdict } from "../generated/building";
import {
  practiceSocket,
  Refusal,
  ServerSocket,
  type AtPractice,
  type ConnectionState,
  type Unnumbered,
} from "../../../wire/socket";
import type { FromPractice } from "../../../wire/generated/from-client";
import type { ToPractice } from "../../../wire/generated/to-client";
import { Builds } from "./builds.svelte";
import { BlockHand } from "./hand.svelte";

/** The same bench for this tab, also after a reload. */
function mine(game: string): string {
  const key = `bench ${game}`;
  const kept = keptByTab.getItem(key) ?? crypto.randomUUID();
  keptByTab.setItem(key, kept);
  return kept;
}

export class Practice {
  readonly builds = new Builds();
  readonly hand: BlockHand;
  reference = $state.raw<Reference | null>(null);
  link = $state<ConnectionState>("joining");
  verdict = $state.raw<Verdict | null>(null);
  /** What was refused beside the hand: a Design, a check. */
  refused = $state<string | null>(null);
  name = $state("practice:0");
  private readonly socket: ServerSocket<AtPractice>;

  readonly build = $derived(this.builds.all[this.name] ?? null);

  constructor(game: string) {
    this.socket = new ServerSocket(practiceSocket(game, mine(game)), {
      heard: (message) => this.heard(message),
      link: (state) => (this.link = state),
    });
    this.hand = new BlockHand(
      0,
      { wish: (wish) => this.ask({ t: "hand", wish }), aim: (x, y) => this.socket.tell({ t: "aim", x, y }) },
      () => this.reference!,
    );
  }

  private heard(message: ToPractice): void {
    if (message.t === "practice") {
      this.reference = message.reference;
      this.name = `${message.place}:${message.hand}`;
    } else if (message.t === "bench") {
      this.builds.hear(message);
      if (this.build) this.hand.sync(this.build);
    } else if (message.t === "refused") this.refused = message.words;
  }

  /** Ask; null, or why not. */
  private async ask(message: Unnumbered<FromPractice>): Promise<string | null> {
    if (message.t === "hand") this.verdict = null;
    try {
      await this.socket.ask(message);
      return null;
    } catch (error) {
      return error instanceof Refusal ? error.refused.words || "…" : "";
    }
  }

  async design(wish: PracticeWish): Promise<boolean> {
    this.verdict = null;
    this.refused = await this.ask({ t: "design", wish });
    return this.refused === null;
  }

  async check(): Promise<void> {
    try {
      const answer = await this.socket.ask({ t: "check" });
      this.verdict = answer.verdict;
    } catch (error) {
      this.refused = error instanceof Refusal ? error.refused.words : null;
    }
  }

  close(): void {
    this.socket.close();
  }
}
