/** What this browser keeps for us. One that blocks site data keeps it only as long as the page is open. */

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear">;

class Memory implements Shelf {
  private readonly values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
  removeItem = (key: string): void => void this.values.delete(key);
  clear = (): void => this.values.clear();
}

/** The browser's storage, if it lets us write there. */
function shelf(which: "localStorage" | "sessionStorage"): Shelf | null {
  try {
    const found = globalThis[which];
    found.setItem("serendip", "");
    found.removeItem("serendip");
    return found;
  } catch {
    return null;
  }
}

const local = shelf("localStorage");
const session = shelf("sessionStorage");

/** For good. */
export const kept: Shelf = local ?? new Memory();
/** Until the tab is closed. */
export const keptByTab: Shelf = session ?? new Memory();
/** Whether this browser blocks what sites keep, and so cookies, too: then nobody can know who it is. */
export const blocked = local === null;
