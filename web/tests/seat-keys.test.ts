import { beforeEach, expect, test, vi } from "vitest";
import { blocked, kept } from "../src/kept";
import { keepKey, keyOf } from "../src/wire/seat-keys";

beforeEach(() => kept.clear());

test("a seat's key is kept for its room", () => {
  keepKey("room1", "secret");
  expect([keyOf("room1"), keyOf("room2")]).toEqual(["secret", null]);
});

test("at a table of bots alone there is no key to keep", () => {
  keepKey("room1", null);
  expect(keyOf("room1")).toBeNull();
});

test("where site data is blocked, it is kept as long as the page is open", () => {
  expect(blocked).toBe(true);
  kept.setItem("theme", "dark");
  expect(kept.getItem("theme")).toBe("dark");
  kept.removeItem("theme");
  expect(kept.getItem("theme")).toBeNull();
});

test("where it is not, the browser keeps it", async () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    setItem: (name: string, value: string) => shelf.set(name, value),
    removeItem: (name: string) => shelf.delete(name),
  });
  vi.resetModules();
  const again = await import("../src/kept");
  again.kept.setItem("theme", "dark");
  expect([again.blocked, [...shelf]]).toEqual([false, [["theme", "dark"]]]);
});
