import { afterEach, expect, test, vi } from "vitest";
import { address, http, Trouble } from "../src/wire/http";

afterEach(() => vi.unstubAllGlobals());
const answer = (body: string, status = 200): void =>
  void vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));

test("an address is a route with its parts filled in", () => {
  expect(address("DELETE /api/rooms/{room}/seats/{seat}", { room: "a b", seat: 2 })).toEqual([
    "DELETE",
    "/api/rooms/a%20b/seats/2",
  ]);
});

test("a refusal is told by its code and its words", async () => {
  answer('{"error": {"code": "room-full", "words": "All seats are taken."}}', 409);
  await expect(http.sit("room1")).rejects.toMatchObject({
    code: "room-full",
    message: "All seats are taken.",
    status: 409,
  });
});

test("what is no JSON at all is a mistake of the server, and no network is no network", async () => {
  answer("<html>", 502);
  await expect(http.me()).rejects.toMatchObject({ code: "broken", status: 502 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(http.me()).rejects.toBeInstanceOf(Trouble);
  await expect(http.me()).rejects.toMatchObject({ code: "offline" });
});
