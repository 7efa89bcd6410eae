/** The HTTP half of the protocol. A refusal is thrown as a Trouble that says in words what to do next. */
import type { Analysis, GameBook, GameCard, LiveFilm, NewRoom, Opened, Replay, ResultCard, RoomCard } from "./types";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Trouble("offline", "", 0);
  }
  const text = await answer.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Trouble("broken", "", answer.status);
  }
  if (!answer.ok) {
    const error = (data as { error?: { code?: string; words?: string } } | null)?.error;
    throw new Trouble(error?.code ?? "broken", error?.words ?? "", answer.status);
  }
  return data as T;
}

export const http = {
  games: () => ask<{ games: GameCard[] }>("GET", "/games").then((answer) => answer.games),
  game: (name: string) => ask<GameBook>("GET", `/games/${encodeURIComponent(name)}`),
  rooms: () => ask<{ open: RoomCard[]; recent: ResultCard[] }>("GET", "/rooms"),
  me: () => ask<{ name: string; rooms: RoomCard[] }>("GET", "/me"),
  rename: (name: string) => ask<unknown>("PATCH", "/me", { name }),
  open: (room: NewRoom) => ask<Opened>("POST", "/rooms", room),
  room: (room: string) => ask<RoomCard>("GET", `/rooms/${room}`),
  enter: (room: string, key: string) => ask<{ seat: number }>("POST", `/rooms/${room}/enter`, { key }),
  sit: (room: string, seat?: number) =>
    ask<{ seat: number; key: string }>("POST", `/rooms/${room}/seats`, seat === undefined ? {} : { seat }),
  leave: (room: string, seat: number) => ask<unknown>("DELETE", `/rooms/${room}/seats/${seat}`),
  replay: (room: string, seat?: number | "all") =>
    ask<Replay>("GET", `/rooms/${room}/replay${seat === undefined ? "" : `?seat=${seat}`}`),
  films: (room: string) => ask<{ films: LiveFilm[] }>("GET", `/rooms/${room}/films`).then((answer) => answer.films),
  analysis: (room: string) => ask<Analysis>("GET", `/rooms/${room}/analysis`),
  branch: (room: string, step: number, seat: number) => ask<Opened>("POST", `/rooms/${room}/branch`, { step, seat }),
  report: (room: string, words: string) => ask<{ report: string }>("POST", `/rooms/${room}/reports`, { words }),
};
