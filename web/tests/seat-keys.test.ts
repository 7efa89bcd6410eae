import { beforeEach, expect, test, vi } from "vitest";
import { keepKey, keyOf } from "../src/wire/seat-keys";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, String(value)),
  });
});

test("a seat's key is kept for its room", () => {
  keepKey("room1", "secret");
  expect([keyOf("room1"), keyOf("room2")]).toEqual(["secret", null]);
});

test("at a table of bots alone there is no key to keep", () => {
  keepKey("room1", null);
  expect(keyOf("room1")).toBeNull();
});
