/** A board that a package brings is used if it fits, and left alone if it does not. */
import { afterEach, expect, test, vi } from "vitest";
import { bundle, fetched } from "../src/boards/outside/bundles";

afterEach(() => vi.restoreAllMocks());

const mount = () => ({ update: () => undefined });

test("a board of this version is used", async () => {
  const board = { version: 1, mount };
  expect(await fetched("sunspots", "/boards/sunspots/1/board.js", () => Promise.resolve(board))).toBe(true);
  expect(bundle("sunspots")).toBe(board);
});

test.each([
  ["of another version", () => Promise.resolve({ version: 2, mount })],
  ["that can't be drawn", () => Promise.resolve({ version: 1 })],
  ["that is not there", () => Promise.reject(new Error("404"))],
])("a board %s is not used, and the console says why", async (_, load) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await fetched("sunspots", "/boards/sunspots/2/board.js", load)).toBe(false);
  expect(bundle("sunspots")).toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
});
