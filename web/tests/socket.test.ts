/** A socket's line: it comes back by itself, but not to a table that there is not. */
import { beforeEach, expect, test, vi } from "vitest";
import { CloseCode } from "../src/wire/generated/codes";
import { ServerSocket, tableSocket, type AtTable, type ConnectionState } from "../src/wire/socket";

class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  constructor(readonly url: URL) {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

/** Let the server accept a socket, and tell it its table. */
function arrive(socket: FakeSocket): void {
  socket.onopen!();
  socket.onmessage!({ data: '{"t": "table"}' });
}

function line(): { socket: ServerSocket<AtTable>; links: ConnectionState[]; last: () => FakeSocket } {
  const links: ConnectionState[] = [];
  const socket = new ServerSocket<AtTable>(tableSocket("room1"), {
    heard: () => undefined,
    link: (state) => links.push(state),
  });
  const last = (): FakeSocket => FakeSocket.opened.at(-1)!;
  arrive(last());
  return { socket, links, last };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { href: "http://table.test/table/room1" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, visibilityState: "visible" });
});

test("a table that there is not is gone for good", () => {
  const { links, last } = line();
  last().onclose!({ code: CloseCode.NO_SUCH_ROOM });
  vi.advanceTimersByTime(60_000);
  expect(links).toEqual(["open", "gone"]);
  expect(FakeSocket.opened.length).toBe(1);
});

test.each([CloseCode.BUSY, CloseCode.RESTARTING, CloseCode.IDLE, CloseCode.TOO_SLOW, 1006])(
  "after %i one comes back",
  (code) => {
    const { links, last } = line();
    last().onclose!({ code });
    vi.advanceTimersByTime(1_000);
    expect(links).toEqual(["open", "lost"]);
    expect(FakeSocket.opened.length).toBe(2);
  },
);

test("whoever is sent away again and again comes back ever more slowly", () => {
  const { last } = line();
  const waits = Array.from({ length: 6 }, () => {
    last().onopen!();
    last().onmessage!({ data: '{"t": "refused", "id": null, "code": "busy", "words": "", "rules": []}' });
    last().onclose!({ code: CloseCode.BUSY });
    const gone = last();
    let waited = 0;
    for (; last() === gone; waited += 10) vi.advanceTimersByTime(10);
    return waited;
  });
  expect(waits[0]).toBeLessThan(500);
  expect(waits[5]).toBeGreaterThan(5_000);
});

test("a table that is set aside is lost, not gone, and asked for seldom", () => {
  const { links, last } = line();
  last().onclose!({ code: CloseCode.SET_ASIDE });
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.opened.length).toBe(1);
  vi.advanceTimersByTime(6_000);
  expect(FakeSocket.opened.length).toBe(2);
  last().onopen!();
  last().onmessage!({ data: '{"t": "refused", "id": null, "code": "broken", "words": "", "rules": []}' });
  expect(links).toEqual(["open", "lost"]);
});

test("an answer comes to whoever asked, and a refusal is thrown", async () => {
  const { socket, last } = line();
  const answer = socket.ask({ t: "why", seat: 0, action: { kind: "bid", money: 9 } });
  const refused = socket.ask({ t: "start" });
  last().onmessage!({ data: '{"t": "why", "id": 1, "words": "no", "rules": []}' });
  last().onmessage!({ data: '{"t": "refused", "id": 2, "code": "not-now", "words": "Wait.", "rules": []}' });
  expect((await answer).words).toBe("no");
  await expect(refused).rejects.toThrow("Wait.");
  expect(JSON.parse(last().sent[0]!)).toEqual({ t: "why", seat: 0, action: { kind: "bid", money: 9 }, id: 1 });
});
