/** One socket to the server, that comes back by itself. Answers are matched to questions by id. */
import { CloseCode, VERSION } from "./generated/codes";
import type { Answers, FromClient, FromPractice, PracticeAnswers } from "./generated/from-client";
import type { RefusedMessage, ToPractice, ToTable } from "./generated/to-client";

export type ConnectionState = "joining" | "open" | "lost" | "gone";

/** What is said over a socket: what is asked, what is answered to it, and all that the server tells. */
interface Spoken {
  asks: { t: string; id: number };
  answers: object;
  tells: { t: string };
}
export interface AtTable {
  asks: FromClient;
  answers: Answers;
  tells: ToTable;
}
export interface AtPractice {
  asks: FromPractice;
  answers: PracticeAnswers;
  tells: ToPractice;
}

/** A message before the socket has given it its number. */
export type Unnumbered<Message> = Message extends { id: number } ? Omit<Message, "id"> : never;

type Answer<P extends Spoken, Message extends { t: string }> = P["answers"][Message["t"] & keyof P["answers"]];

interface Listener<P extends Spoken> {
  heard(message: P["tells"]): void;
  link(state: ConnectionState): void;
}

export class Refusal extends Error {
  constructor(readonly refused: RefusedMessage) {
    super(refused.words);
  }
}

const isRefused = (message: { t: string }): message is RefusedMessage => message.t === "refused";

const LONGEST_WAIT = 8000;
/** How often the line is tried: with the longest answer to that, a dead one is noticed within ten seconds. */
const QUIET = 4500;
const LONGEST_PONG = 5000;
/** An answer that takes longer will not come: the line is dead, though nobody has said so. Hints take their time. */
const LONGEST_ANSWER = 10000;
const patience = ({ t }: { t: string }): number => (t === "ping" ? LONGEST_PONG : LONGEST_ANSWER);

/** How long to wait before the n-th attempt: quickly at first, never longer than eight seconds, never in step. */
export function wait(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, 300 * 2 ** attempt) * (0.7 + 0.6 * chance);
}

/** Close a socket and hear no more of it. */
function hangUp(socket: WebSocket): void {
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}

export const tableSocket = (room: string): string => `/api/rooms/${room}/socket?v=${VERSION}`;
export const practiceSocket = (game: string, bench: string): string =>
  `/api/practice/${game}/${bench}/socket?v=${VERSION}`;

export class ServerSocket<P extends Spoken> {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private next = 1;
  private closed = false;
  private timer = 0;
  private pulse = 0;
  private readonly asked = new Map<number, { done: (message: P["tells"]) => void; failed: (error: Error) => void }>();

  constructor(
    private readonly path: string,
    private readonly listener: Listener<P>,
  ) {
    this.join();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private readonly hurry = (): void => {
    if (!this.closed && !this.socket && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.join();
    }
  };

  /** The browser says that it has no network: whatever still comes, come in anew. */
  private readonly doubt = (): void => {
    if (this.socket) this.abandon(this.socket);
  };

  private join(): void {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    let arrived = false;
    const opening = window.setTimeout(() => this.abandon(socket), LONGEST_ANSWER);
    socket.onopen = () => {
      clearTimeout(opening);
      clearInterval(this.pulse);
      this.pulse = window.setInterval(() => void this.send(socket, { t: "ping" }).catch(() => undefined), QUIET);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as P["tells"];
      // Whoever was let in only to be sent away again has not arrived.
      if (!arrived && message.t !== "refused" && message.t !== "bye") {
        arrived = true;
        this.attempts = 0;
        this.listener.link("open");
      }
      this.heard(message);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Give a socket up that says nothing any more: closing it properly would wait for the other side. */
  private abandon(socket: WebSocket): void {
    if (this.socket !== socket) return;
    hangUp(socket);
    this.lost(0);
  }

  /** Come in once more, at once, as whoever one is by now: a socket stays what its cookie was when it was opened. */
  again(): void {
    if (this.socket) hangUp(this.socket);
    this.forget();
    clearTimeout(this.timer);
    this.listener.link("joining");
    this.join();
  }

  private heard(message: P["tells"]): void {
    const id = "id" in message && typeof message.id === "number" ? message.id : 0;
    const waiting = this.asked.get(id);
    if (!waiting) return this.listener.heard(message);
    this.asked.delete(id);
    if (isRefused(message)) waiting.failed(new Refusal(message));
    else waiting.done(message);
  }

  /** Nobody is there any more who would answer. */
  private forget(): void {
    this.socket = null;
    clearInterval(this.pulse);
    for (const { failed } of this.asked.values()) failed(new Error("lost"));
    this.asked.clear();
  }

  private lost(code: number): void {
    this.forget();
    if (this.closed) return;
    if (code === CloseCode.NO_SUCH_ROOM || code === CloseCode.SENT_AWAY) {
      this.listener.link("gone");
      return;
    }
    this.listener.link("lost");
    // Whoever sent far too much comes back later, and a table that is set aside takes its time.
    if (code === CloseCode.FLOOD || code === CloseCode.SET_ASIDE) this.attempts = Infinity;
    this.timer = window.setTimeout(() => this.join(), wait(this.attempts++));
  }

  /** Send a message and wait for its answer. Rejects with a Refusal, or an Error when the connection is lost. */
  async ask<Message extends Unnumbered<P["asks"]>>(message: Message): Promise<Answer<P, Message>> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) throw new Error("lost");
    return (await this.send(socket, message)) as Answer<P, Message>;
  }

  private send(socket: WebSocket, message: { t: string }): Promise<P["tells"]> {
    const id = this.next++;
    const timer = message.t === "hint" ? 0 : window.setTimeout(() => this.abandon(socket), patience(message));
    return new Promise<P["tells"]>((done, failed) => {
      this.asked.set(id, { done, failed });
      socket.send(JSON.stringify({ ...message, id }));
    }).finally(() => clearTimeout(timer));
  }

  /** Send a message that is not answered. */
  tell(message: Unnumbered<P["asks"]>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, id: 0 }));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}
