/** Which page an address means, and going to another without loading everything anew. */

export type Page =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; room: string }
  | { page: "replay"; room: string }
  | { page: "rules"; game: string }
  | { page: "cards"; game: string }
  | { page: "bench"; game: string }
  | { page: "lost" };

const ROOM = /^[A-Za-z0-9_-]{4,40}$/;

/** The page of a path. */
export function read(path: string): Page {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (!first) return { page: "home" };
  if (rest.length || !second) return { page: "lost" };
  if ((first === "table" || first === "replay") && ROOM.test(second)) return { page: first, room: second };
  if (first === "new" || first === "rules" || first === "cards" || first === "bench")
    return { page: first, game: second };
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
