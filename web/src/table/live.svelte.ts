/** A running table as the page knows it: the last message, the whole log, chat, and everything one can ask for. */
import { tick } from "svelte";
import type { BenchLine, Preview } from "../boards/contract";
import { Refusal, TableSocket, type Link } from "../wire/socket";
import type { Action, ChatLine, Entry, Hint, Refused, ServerMessage, TableMessage, WhyNot } from "../wire/types";
import { watch } from "./flight";
import { talked } from "./talk";

/** Put newly sent entries behind those known before `from`. */
export function spliced(log: Entry[], from: number, more: Entry[]): Entry[] {
  return from === log.length && more.length === 0 ? log : [...log.slice(0, from), ...more];
}

export interface Said {
  code: string;
  words: string;
  key?: string;
  args?: Entry["args"];
  rules: string[];
}

export class LiveTable {
  now = $state.raw<TableMessage | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("joining");
  /** The server's last refusal, until something changes. */
  refused = $state.raw<Said | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** An action was sent and its answer has not come. */
  sending = $state(false);
  bye = $state<string | null>(null);
  moved = $state<string | null>(null);
  /** The element in which cards fly. */
  root: HTMLElement | null = null;
  private readonly socket: TableSocket;
  private readonly builders = new Set<(message: unknown) => void>();

  /** What can be chosen now: nothing while the last choice is under way or the connection is lost. */
  readonly offers = $derived(this.sending || this.link !== "open" ? [] : (this.now?.offers ?? []));
  readonly myTurn = $derived(this.link === "open" && (this.now?.offers.length ?? 0) > 0);

  constructor(
    readonly room: string,
    private readonly changed: (before: TableMessage | null, now: TableMessage) => void,
  ) {
    this.socket = new TableSocket(room, {
      heard: (message) => void this.heard(message),
      link: (state) => {
        this.link = state;
        if (state === "open") this.bye = null;
      },
    });
  }

  private async heard(message: ServerMessage): Promise<void> {
    if (message.t === "table") await this.set(message);
    else if (message.t === "chat") this.chat = talked(this.chat, message);
    else if (message.t === "bench") for (const listen of this.builders) listen(message);
    else if (message.t === "moved") this.moved = message.room;
    else if (message.t === "bye") this.bye = message.words;
    else if (message.t === "refused") this.refuse(message);
  }

  /** What the table's clock shows now, in seconds; it is the server's, told with each message. */
  readonly time = (): number => this.told.time + (performance.now() - this.told.at) / 1000;
  private told = { time: 0, at: 0 };

  private async set(message: TableMessage): Promise<void> {
    const before = this.now;
    if (message.time !== undefined) this.told = { time: message.time, at: performance.now() };
    const land = watch(this.root);
    this.log = spliced(this.log, message.log_from, message.log);
    this.now = message;
    this.refused = null;
    this.hint = null;
    this.changed(before, message);
    await tick();
    land();
  }

  private refuse(refused: Refused): void {
    this.refused = { ...refused, words: refused.words ?? "", rules: refused.rules ?? [] };
  }

  private async ask(message: { t: string; [field: string]: unknown }): Promise<ServerMessage | null> {
    try {
      return await this.socket.ask(message);
    } catch (error) {
      if (error instanceof Refusal) this.refuse(error.refused);
      return null;
    }
  }

  /** Play an action; one that is chosen before the last one is answered waits for its turn. */
  play(action: Action): Promise<void> {
    this.sending = true;
    const asked = (this.line = this.line.then(async () => {
      const now = this.now;
      if (now) await this.ask({ t: "play", rev: now.rev, seat: now.seat, action });
      if (this.line === asked) this.sending = false;
    }));
    return asked;
  }
  private line: Promise<void> = Promise.resolve();

  async why(action: Action): Promise<WhyNot> {
    const answer = await this.socket.ask({ t: "why", seat: this.now?.seat ?? 0, action });
    return answer.t === "why" ? answer : { words: null, rules: [] };
  }

  async preview(action: Action): Promise<Preview> {
    const answer = await this.socket.ask({ t: "preview", seat: this.now?.seat ?? 0, action });
    return answer.t === "preview" ? answer : { view: null, lines: [], reason: null };
  }

  async suggest(): Promise<void> {
    if (this.thinking || !this.myTurn) return;
    this.thinking = true;
    const answer = await this.ask({ t: "hint", seat: this.now?.seat });
    this.thinking = false;
    if (answer?.t === "hint") this.hint = answer;
  }

  /** The table's live builds. */
  readonly bench: BenchLine = {
    hear: (listen) => {
      this.builders.add(listen);
      void this.ask({ t: "bench" });
      return () => this.builders.delete(listen);
    },
    ask: async (message) => {
      try {
        await this.socket.ask(message);
        return null;
      } catch (error) {
        return error instanceof Refusal ? error.refused.words || error.refused.code : "";
      }
    },
    tell: (message) => this.socket.tell(message),
  };

  undo = () => this.ask({ t: "undo", seat: this.now?.seat });
  look = (seat: number) => this.ask({ t: "look", seat });
  say = (words: string) => this.ask({ t: "chat", words });
  start = () => this.ask({ t: "start" });
  vote = (vote: number, yes: boolean) => this.ask({ t: "vote", vote, yes });
  replace = (seat: number, bot: string) => this.ask({ t: "replace", seat, bot });
  back = (seat: number) => this.ask({ t: "return", seat });
  rematch = () => this.ask({ t: "rematch" });

  /** Come to the table anew, after one has become somebody. */
  again(): void {
    this.socket.again();
  }

  close(): void {
    this.socket.close();
  }
}
