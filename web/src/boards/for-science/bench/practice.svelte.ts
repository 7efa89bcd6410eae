/** A practice bench as the page knows it: what stands there, and everything one can ask for. */
import { Refusal, TableSocket, type Link } from "../../../wire/socket";
import type { ServerMessage } from "../../../wire/types";
import { Builds, type BenchMessage } from "./builds.svelte";
import { Hand } from "./hand.svelte";
import type { Reference } from "./shapes";
import type { Verdict } from "./words";

type Heard = ServerMessage | BenchMessage | { t: "practice"; reference: Reference; place: string; hand: number };

/** The same bench for this tab, also after a reload. */
function mine(game: string): string {
  const key = `bench ${game}`;
  const kept = sessionStorage.getItem(key) ?? crypto.randomUUID();
  sessionStorage.setItem(key, kept);
  return kept;
}

export class Practice {
  readonly builds = new Builds();
  readonly hand: Hand;
  reference = $state.raw<Reference | null>(null);
  link = $state<Link>("joining");
  verdict = $state.raw<Verdict | null>(null);
  /** What was refused beside the hand: a Design, a check. */
  refused = $state<string | null>(null);
  name = $state("practice:0");
  private readonly socket: TableSocket;

  readonly build = $derived(this.builds.all[this.name] ?? null);

  constructor(game: string) {
    this.socket = new TableSocket(`/api/practice/${game}/${mine(game)}/socket`, {
      heard: (message) => this.heard(message as Heard),
      link: (state) => (this.link = state),
    });
    this.hand = new Hand(
      0,
      { wish: (wish) => this.ask({ t: "hand", wish }), aim: (x, y) => this.socket.tell({ t: "aim", x, y }) },
      () => this.reference!,
    );
  }

  private heard(message: Heard): void {
    if (message.t === "practice") {
      this.reference = message.reference;
      this.name = `${message.place}:${message.hand}`;
    } else if (message.t === "bench") {
      this.builds.hear(message);
      if (this.build) this.hand.sync(this.build);
    } else if (message.t === "refused") this.refused = message.words ?? null;
  }

  /** Ask; null, or why not. */
  private async ask(message: { t: string; [field: string]: unknown }): Promise<string | null> {
    if (message.t === "hand") this.verdict = null;
    try {
      await this.socket.ask(message);
      return null;
    } catch (error) {
      return error instanceof Refusal ? error.refused.words || "…" : "";
    }
  }

  async design(wish: Record<string, unknown>): Promise<boolean> {
    this.verdict = null;
    this.refused = await this.ask({ t: "design", wish });
    return this.refused === null;
  }

  async check(): Promise<void> {
    try {
      const answer = (await this.socket.ask({ t: "check" })) as unknown as { verdict: Verdict };
      this.verdict = answer.verdict;
    } catch (error) {
      this.refused = error instanceof Refusal ? (error.refused.words ?? null) : null;
    }
  }

  close(): void {
    this.socket.close();
  }
}
