/** Which page an address means, and going to another without loading everything anew. */

import type { GamePage, OwnPage, RoomPage } from "./wire/generated/values";

export type Page =
  { page: "home" | OwnPage } | { page: GamePage; game: string } | { page: RoomPage; room: string } | { page: "lost" };

const OF_GAMES: Record<GamePage, true> = { new: true, rules: true, cards: true, science: true, bench: true };
const OWN: Record<OwnPage, true> = { mine: true };
const OF_ROOMS: Record<RoomPage, true> = { table: true, replay: true };
const isOf = <Name extends string>(pages: Record<Name, true>, name: string): name is Name => Object.hasOwn(pages, name);
const ROOM = /^[A-Za-z0-9_-]{4,40}$/;

/** The page of a path. */
export function read(path: string): Page {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (!first) return { page: "home" };
  if (!second && isOf(OWN, first)) return { page: first };
  if (rest.length || !second) return { page: "lost" };
  if (isOf(OF_ROOMS, first) && ROOM.test(second)) return { page: first, room: second };
  if (isOf(OF_GAMES, first)) return { page: first, game: second };
  return { page: "lost" };
}

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  readonly now = $derived(read(this.path));

  constructor() {
    const follow = (): void => {
      this.path = location.pathname;
      this.hash = location.hash;
    };
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
  }

  go(url: string): void {
    const goal = new URL(url, location.href);
    const same = goal.pathname === location.pathname;
    history.pushState(null, "", goal);
    this.path = goal.pathname;
    this.hash = goal.hash;
    if (!same) scrollTo(0, 0);
  }

  /** Let the address say where on the page one is, without a new entry in the browser's history. */
  mark(hash: string): void {
    history.replaceState(null, "", `#${hash}`);
    this.hash = `#${hash}`;
  }

  /** Take the fragment out of the address without a new page: a key must not stay in sight. */
  dropHash(): void {
    history.replaceState(null, "", location.pathname + location.search);
    this.hash = "";
  }
}

export const route = new Route();

/** Let plain clicks on inner links change the page in place. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  route.go(link.href);
}
