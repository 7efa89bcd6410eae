/** The HTTP half of the protocol. A refusal is thrown as a Trouble that says in words what to do next. */
import type { Failure } from "./generated/bodies";
import type { NewRoom } from "./generated/requests";
import type { RefusalCode } from "./generated/codes";
import type { Routes } from "./generated/routes";
import type { Ignored } from "./generated/values";

export class Trouble extends Error {
  constructor(
    readonly code: RefusalCode | "offline",
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

/** Whether something that failed may be well in a moment: the line, a busy server, even a table that is set aside. */
export function passes(error: unknown): boolean {
  return !(error instanceof Trouble) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** What stands in braces in a route's path. */
type RouteParts<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & RouteParts<Rest>
  : object;

interface Sent<Route extends keyof Routes> {
  parts: RouteParts<Route>;
  body?: Routes[Route]["body"];
  query?: string;
}

/** The method of a route and its address. */
export function address(route: keyof Routes, parts: Record<string, string | number> = {}): [string, string] {
  const [method, path] = route.split(" ") as [string, string];
  return [method, path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name]!))];
}

async function ask<Route extends keyof Routes>(route: Route, sent: Sent<Route>): Promise<Routes[Route]["answer"]> {
  const [method, path] = address(route, { ...sent.parts });
  let answer: Response;
  try {
    answer = await fetch(path + (sent.query ?? ""), {
      method,
      credentials: "same-origin",
      ...(sent.body === undefined
        ? {}
        : { body: JSON.stringify(sent.body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Trouble("offline", "", 0);
  }
  const text = await answer.text();
  try {
    if (answer.ok) return JSON.parse(text) as Routes[Route]["answer"];
    const { error } = JSON.parse(text) as Failure;
    throw new Trouble(error.code, error.words, answer.status);
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble("broken", "", answer.status);
  }
}

export const http = {
  games: () => ask("GET /api/games", { parts: {} }).then((answer) => answer.games),
  game: (game: string) => ask("GET /api/games/{game}", { parts: { game } }),
  bench: (game: string) => ask("GET /api/games/{game}/bench", { parts: { game } }).then((answer) => answer.reference),
  rooms: () => ask("GET /api/rooms", { parts: {} }),
  me: () => ask("GET /api/me", { parts: {} }),
  myRooms: (after?: string) => ask("GET /api/me/rooms", { parts: {}, query: after ? `?after=${after}` : "" }),
  myResults: (after?: string) => ask("GET /api/me/results", { parts: {}, query: after ? `?after=${after}` : "" }),
  rename: (name: string) => ask("PATCH /api/me", { parts: {}, body: { name } }),
  forget: () => ask("DELETE /api/me", { parts: {} }),
  open: (room: NewRoom) => ask("POST /api/rooms", { parts: {}, body: room }),
  room: (room: string) => ask("GET /api/rooms/{room}", { parts: { room } }),
  enter: (room: string, key: string) => ask("POST /api/rooms/{room}/enter", { parts: { room }, body: { key } }),
  sit: (room: string, seat?: number) => ask("POST /api/rooms/{room}/seats", { parts: { room }, body: { seat } }),
  leave: (room: string, seat: number) => ask("DELETE /api/rooms/{room}/seats/{seat}", { parts: { room, seat } }),
  replay: (room: string, seat?: number | "all") =>
    ask("GET /api/rooms/{room}/replay", { parts: { room }, query: seat === undefined ? "" : `?seat=${seat}` }),
  films: (room: string) => ask("GET /api/rooms/{room}/films", { parts: { room } }),
  analysis: (room: string) => ask("GET /api/rooms/{room}/analysis", { parts: { room } }),
  lessons: (room: string, seat: number) => ask("GET /api/rooms/{room}/seats/{seat}/lessons", { parts: { room, seat } }),
  branch: (room: string, step: number, seat: number) =>
    ask("POST /api/rooms/{room}/branch", { parts: { room }, body: { step, seat } }),
  report: (room: string, words: string, who?: string) =>
    ask("POST /api/rooms/{room}/reports", { parts: { room }, body: { words, who: who ?? null } }),
  people: (room: string) => ask("GET /api/rooms/{room}/people", { parts: { room } }),
  ignore: (room: string, who: string, ignored: Ignored | null) =>
    ask("PATCH /api/rooms/{room}/people/{who}", { parts: { room, who }, body: { ignored } }),
  sendAway: (room: string, who: string) => ask("DELETE /api/rooms/{room}/people/{who}", { parts: { room, who } }),
  ignored: () => ask("GET /api/me/ignored", { parts: {} }).then((answer) => answer.people),
  forgive: (who: string) => ask("DELETE /api/me/ignored/{who}", { parts: { who } }),
};
