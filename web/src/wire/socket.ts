/** One socket to one table, that comes back by itself. Answers are matched to questions by id. */
import type { Refused, ServerMessage } from "./types";

export type Link = "joining" | "open" | "lost" | "gone";

interface Ears {
  heard(message: ServerMessage): void;
  link(state: Link): void;
}

export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.words ?? "");
  }
}

const LONGEST_WAIT = 8000;
const QUIET = 25000;
/** An answer that takes longer will not come: the line is dead, though nobody has said so. Hints take their time. */
const LONGEST_ANSWER = 10000;

/** How long to wait before the n-th attempt: quickly at first, never longer than eight seconds, never in step. */
export function wait(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, 300 * 2 ** attempt) * (0.7 + 0.6 * chance);
}

/** Close a socket and hear no more of it. */
function hangUp(socket: WebSocket): void {
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private next = 1;
  private closed = false;
  private timer = 0;
  private pulse = 0;
  private readonly asked = new Map<
    number,
    { done: (message: ServerMessage) => void; failed: (error: Error) => void }
  >();

  /** `room`: a table's id, or the path of another socket. */
  constructor(
    private readonly room: string,
    private readonly ears: Ears,
  ) {
    this.join();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private readonly hurry = (): void => {
    if (!this.closed && !this.socket && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.join();
    }
  };

  private join(): void {
    const path = this.room.startsWith("/") ? this.room : `/api/rooms/${this.room}/socket?v=1`;
    const url = new URL(path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    const opening = window.setTimeout(() => this.abandon(socket), LONGEST_ANSWER);
    socket.onopen = () => {
      clearTimeout(opening);
      this.ears.link("open");
      clearInterval(this.pulse);
      this.pulse = window.setInterval(() => void this.ask({ t: "ping" }).catch(() => undefined), QUIET);
    };
    socket.onmessage = (event) => {
      this.attempts = 0;
      this.heard(JSON.parse(String(event.data)) as ServerMessage);
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
    this.ears.link("joining");
    this.join();
  }

  private heard(message: ServerMessage): void {
    if (message.t !== "bench" && "id" in message && this.asked.has(message.id)) {
      const waiting = this.asked.get(message.id)!;
      this.asked.delete(message.id);
      if (message.t === "refused") waiting.failed(new Refusal(message));
      else waiting.done(message);
      return;
    }
    this.ears.heard(message);
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
    if (code === 4004 || code === 4404) {
      this.ears.link("gone");
      return;
    }
    this.ears.link("lost");
    this.timer = window.setTimeout(() => this.join(), wait(this.attempts++));
  }

  /** Send a message and wait for its answer. Rejects with a Refusal, or an Error when the connection is lost. */
  ask(message: { t: string; [field: string]: unknown }): Promise<ServerMessage> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error("lost"));
    const id = this.next++;
    const timer = message.t === "hint" ? 0 : window.setTimeout(() => this.abandon(socket), LONGEST_ANSWER);
    return new Promise<ServerMessage>((done, failed) => {
      this.asked.set(id, { done, failed });
      socket.send(JSON.stringify({ ...message, id }));
    }).finally(() => clearTimeout(timer));
  }

  /** Send a message that is not answered. */
  tell(message: { t: string; [field: string]: unknown }): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, id: 0 }));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}
