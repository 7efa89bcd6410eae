/** A running table as the page knows it: the last message, the whole log, chat, and everything one can ask for. */
import { tick } from "svelte";
import type { BenchConnection, Preview, WhyNot } from "../boards/contract";
import type { Sentence } from "../wire/generated/core";
import type { FromClient } from "../wire/generated/from-client";
import type { AnyAction, LogLine } from "../wire/generated/shapes";
import type { BenchNews, Chatted, Hinted, RefusedMessage, TableMessage, ToTable } from "../wire/generated/to-client";
import type { Trouble } from "../wire/http";
import {
  Refusal,
  ServerSocket,
  tableSocket,
  type AtTable,
  type ConnectionState,
  type Unnumbered,
} from "../wire/socket";
import { watch } from "./flight";
import { talked } from "./talk";

/** What the log says of something that was asked of the others, if it was not granted. */
const NOT_GRANTED = ["table-not-agreed", "table-gone-on", "table-rather-waits"];

/** Put newly sent entries behind those known before `from`. */
export function spliced(log: LogLine[], from: number, more: LogLine[]): LogLine[] {
  return from === log.length && more.length === 0 ? log : [...log.slice(0, from), ...more];
}

/** Something that was not done, whoever said so: the server at the table, or a request on the way there. */
export type Refused = Omit<RefusedMessage, "t" | "id" | "code"> & { code: RefusedMessage["code"] | Trouble["code"] };

export class TableClient {
  now = $state.raw<TableMessage | null>(null);
  /** All lines, those too that tell what was taken back. */
  lines = $state.raw<LogLine[]>([]);
  readonly log = $derived<Sentence[]>(this.lines.filter((line) => !line.undone));
  /** What the others say to something that one has asked for, until one goes on. */
  reply = $state.raw<Sentence | null>(null);
  chat = $state.raw<Chatted[]>([]);
  link = $state<ConnectionState>("joining");
  /** The server's last refusal, until something changes. */
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  /** What a bot thinks of the choice at hand, asked for by "Teach me" and told only before a blunder. */
  advice = $state.raw<Hinted | null>(null);
  advising = $state(false);
  /** An action was sent and its answer has not come. */
  sending = $state(false);
  /** Something was taken back and nothing chosen since: what was the only choice then is not done by itself again. */
  undone = $state(false);
  bye = $state<string | null>(null);
  /** Somebody does not want us at this table. */
  unwelcome = $state(false);
  /** The element in which cards fly. */
  root: HTMLElement | null = null;
  private readonly socket: ServerSocket<AtTable>;
  private readonly builders = new Set<(news: BenchNews) => void>();

  /** What can be chosen now: nothing while the last choice is under way or the connection is lost. */
  readonly offers = $derived(this.sending || this.link !== "open" ? [] : (this.now?.offers ?? []));
  readonly myTurn = $derived(this.link === "open" && (this.now?.offers.length ?? 0) > 0);

  /** The seat looked from; a spectator's wishes are the first seat's, and refused. */
  private get seat(): number {
    return this.now?.seat ?? 0;
  }

  constructor(
    readonly room: string,
    private readonly changed: (before: TableMessage | null, now: TableMessage) => void,
  ) {
    this.socket = new ServerSocket(tableSocket(room), {
      heard: (message) => void this.heard(message),
      link: (state) => {
        this.link = state;
        if (state === "open") this.bye = null;
      },
    });
  }

  private async heard(message: ToTable): Promise<void> {
    if (message.t === "table") await this.set(message);
    else if (message.t === "chat") this.chat = talked(this.chat, message);
    else if (message.t === "bench") for (const listen of this.builders) listen(message);
    else if (message.t === "bye") this.bye = message.words;
    else if (message.t === "refused") this.refused = message;
    if ("code" in message) this.unwelcome = message.code === "sent-away" || message.code === "not-welcome";
  }

  /** What the table's clock shows now, in seconds; it is the server's, told with each message. */
  readonly time = (): number => this.told.time + (this.told.stands ? 0 : (performance.now() - this.told.at) / 1000);
  private told = { time: 0, at: 0, stands: false };

  private async set(message: TableMessage): Promise<void> {
    const before = this.now;
    if (message.time !== undefined)
      this.told = { time: message.time, at: performance.now(), stands: message.stands ?? false };
    const land = watch(this.root);
    this.lines = spliced(this.lines, message.log_from, message.log);
    if (before?.votes.some((vote) => message.you.includes(vote.by)))
      this.reply = message.log.findLast((line) => NOT_GRANTED.includes(line.key)) ?? null;
    this.now = message;
    this.refused = null;
    this.hint = null;
    this.advice = null;
    this.changed(before, message);
    await tick();
    land();
  }

  private async ask<Message extends Unnumbered<FromClient>>(message: Message) {
    try {
      return await this.socket.ask(message);
    } catch (error) {
      if (error instanceof Refusal) this.refused = error.refused;
      return null;
    }
  }

  /** Play an action; one that is chosen before the last one is answered waits for its turn. */
  play(action: AnyAction): Promise<void> {
    this.sending = true;
    this.undone = false;
    this.reply = null;
    const asked = (this.line = this.line.then(async () => {
      const now = this.now;
      if (now && now.seat !== null) await this.ask({ t: "play", rev: now.rev, seat: now.seat, action });
      if (this.line === asked) this.sending = false;
    }));
    return asked;
  }
  private line: Promise<void> = Promise.resolve();

  async why(action: AnyAction): Promise<WhyNot> {
    return this.socket.ask({ t: "why", seat: this.seat, action });
  }

  /** What would come of an action, as far as one's seat can foresee it. Rejects with a Refusal, or when the line is lost. */
  async preview(action: AnyAction): Promise<Preview> {
    return this.socket.ask({ t: "preview", seat: this.seat, action });
  }

  async suggest(): Promise<void> {
    if (this.thinking || !this.myTurn) return;
    this.thinking = true;
    const answer = await this.ask({ t: "hint", seat: this.seat });
    this.thinking = false;
    if (answer) this.hint = answer;
  }

  /** Ask a bot about the choice at hand without a word; where it can't be asked nothing is said either. */
  async advise(): Promise<void> {
    const rev = this.now?.rev;
    this.advising = true;
    try {
      const answer = await this.socket.ask({ t: "hint", seat: this.seat });
      if (this.now?.rev === rev) this.advice = answer;
    } catch {
      // Then nobody warns.
    }
    this.advising = false;
  }

  /** The table's live builds. */
  readonly bench: BenchConnection = {
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

  undo = () => {
    this.undone = true;
    this.reply = null;
    return this.ask({ t: "undo", seat: this.seat });
  };
  look = (seat: number) => this.ask({ t: "look", seat });
  say = (words: string) => this.ask({ t: "chat", words });
  call = (call: string) => this.ask({ t: "chat", call });
  hear = (spectators: boolean) => this.ask({ t: "hear", spectators });
  start = () => this.ask({ t: "start" });
  vote = (vote: number, yes: boolean) => this.ask({ t: "vote", vote, yes });
  replace = (seat: number, bot: string) => this.ask({ t: "replace", seat, bot });
  back = (seat: number) => this.ask({ t: "return", seat });
  rematch = () => this.ask({ t: "rematch" });

  /** Drop what somebody has said: the server tells no more of it. */
  silence(who: string): void {
    this.chat = this.chat.filter((line) => line.who !== who);
  }

  /** Come to the table anew, after one has become somebody. */
  again(): void {
    this.socket.again();
  }

  close(): void {
    this.socket.close();
  }
}
