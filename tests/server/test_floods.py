"""One address floods: it is cut off, and others are answered all the while. Real processes and raw sockets."""

import json
import resource
import select
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.frames import Frame, Opcode

from serendip.server.transport.cuts import REASONS
from tests.server.browser import SOON, Browser
from tests.server.process import Process
from tests.server.rude import FLOODS, OTHER, PING, RUDE, RudeLine, ask, cuts, frame, until

LIMITS = (
    "messages_burst=40",
    "frames_burst=100",
    "connections_burst=100000",
    "requests_burst=100000",
)
MEGABYTES = 1 << 20
DEAF = 8
"""So many do not read: what one of them costs is more than what a server's memory varies by."""
WAYS = ("--quick-sockets", "--no-quick-sockets")
WISH = {"game": "dark-matter", "seats": ["human", "human"]}


@pytest.fixture(scope="module", params=WAYS)
def process(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    data = tmp_path_factory.mktemp("data")
    limits = [f"--limit={limit}" for limit in LIMITS]
    process = Process(data, request.param, "--log=info", *limits, journal=data / "journal")
    process.start()
    yield process
    assert process.stop() == 0


@pytest.fixture
def room(process: Process) -> str:
    found: str = httpx.post(f"{process.url}/api/rooms", json=WISH, timeout=SOON).json()["room"]
    return found


@pytest.fixture
def other(process: Process, room: str) -> Iterator[RudeLine]:
    """Somebody at another address, at the same table."""
    line = RudeLine(process.port, OTHER).upgrade(room)
    yield line
    line.close()


def is_answered(line: RudeLine) -> bool:
    """Ask for an answer, and wait for it."""
    line.send(frame(Opcode.TEXT, b'{"t":"ping","id":77}'))
    got = b""
    while b'"id":77' not in got:
        part = line.socket.recv(1 << 16)
        if not part:
            return False
        got += part
    return True


@pytest.mark.parametrize("read", [True, False], ids=["read", "unread"])
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off_and_others_are_answered(
    process: Process, room: str, other: RudeLine, kind: str, read: bool
) -> None:
    why = "messages" if kind == "text" else "frames"
    before = cuts(process)[why]
    flood = RudeLine(process.port, small=not read).upgrade(room)
    if kind == "fragments":
        flood.send(frame(Opcode.TEXT, fin=False))
    while flood.send(FLOODS[kind] * 5_000) and not (read and flood.is_cut()):
        assert is_answered(other)
    assert cuts(process)[why] == before + 1
    assert is_answered(other)
    assert ask(process).status_code == 200
    flood.close()


def test_only_so_many_of_a_flood_are_answered(process: Process, room: str) -> None:
    """What has come already when it is cut off is not read any more."""
    before = cuts(process)["frames"]
    flood = RudeLine(process.port).upgrade(room)
    flood.send(FLOODS["ping"] * 20_000)
    pong = b"\x8a\x00"
    got = flood.read()
    # One token comes back every tenth of a second.
    assert 100 <= got.count(pong) < 1_000
    # Its last word, 4008, is often overtaken by the cut, so the server is asked why.
    assert cuts(process)["frames"] == before + 1
    flood.close()


def test_the_log_says_who_was_cut_off_and_why_but_not_the_address(process: Process, room: str) -> None:
    flood = RudeLine(process.port).upgrade(room)
    flood.send(FLOODS["pong"] * 1_000)
    flood.read()
    flood.close()
    assert process.journal is not None
    text = process.journal.read_text()
    told = [json.loads(line) for line in text.splitlines() if '"cut"' in line]
    names = {one["address"] for one in told if one["reason"] == "frames"}
    assert len(names) == 1
    assert all(one["times"] >= 1 for one in told)
    assert RUDE not in text
    (name,) = names
    assert f'serendip_cuts_by_address_total{{address="{name}"}}' in ask(process, "/metrics").text


def test_addresses_are_in_the_log_if_the_operator_wants_them(tmp_path: Path) -> None:
    process = Process(
        tmp_path, "--log=info", "--log-addresses", "--limit=connections_per_address=1", journal=tmp_path / "log"
    )
    process.start()
    first, second = RudeLine(process.port), RudeLine(process.port)
    until(lambda: first.is_cut() or second.is_cut())
    first.close()
    second.close()
    assert process.stop() == 0
    assert f'"event":"cut","address":"{RUDE}","reason":"crowd"' in (tmp_path / "log").read_text()


def test_the_text_names_every_reason() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    assert all(f"| `{reason}` | {words}" in text for reason, words in REASONS.items())


def test_a_slow_stream_of_frames_is_welcome(process: Process, room: str) -> None:
    line = RudeLine(process.port).upgrade(room)
    for kind in ("ping", "pong", "empty binary"):
        line.send(FLOODS[kind] * 20)
    assert is_answered(line)
    line.close()


def test_nothing_comes_packed(process: Process, room: str) -> None:
    """A little that is packed can be a lot: it is not agreed to."""
    ann = Browser(process.url)
    assert ann.connect(room, compression="deflate").protocol.extensions == []
    ann.close()


@pytest.mark.parametrize("way", WAYS)
def test_whoever_does_not_read_costs_little(tmp_path: Path, way: str) -> None:
    """One talks at a table; others there do not read: each is cut off before 4 MB are on their way to it.

    Nor do they take more of the server's memory, once it has all that talking takes.
    """
    limits = (f"--limit={limit}" for limit in ("chats_burst=100000", "outbox_messages=100000"))
    process = Process(tmp_path, way, *limits)
    process.start()
    ann = Browser(process.url)
    ann.get("/api/me")
    room = ann.open("human", "human")
    tab = ann.tab(room)
    words = "€" * 500

    def talk() -> int:
        tab.flood(50, "chat", id=1, words=words)
        tab.settle()
        return 50 * len(words.encode())

    heard = 0
    while heard < MEGABYTES / 4:
        heard += talk()
    before = most = memory(process)
    deaf = [RudeLine(process.port, OTHER, small=True).upgrade(room) for _ in range(DEAF)]
    sent = 0
    while cuts(process)["unread"] < DEAF:
        sent += talk()
        most = max(most, memory(process))
        assert sent < 4 * MEGABYTES
    assert sent > MEGABYTES / 2, "a short pause is forgiven"
    assert most - before < DEAF * 4 * MEGABYTES
    ann.close()
    for line in deaf:
        line.close()
    assert process.stop() == 0


def memory(process: Process) -> int:
    """Return how many bytes of memory a server has."""
    assert process.running is not None
    pages = Path(f"/proc/{process.running.pid}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize()


@pytest.mark.parametrize("way", WAYS)
def test_whoever_does_not_read_is_not_read_either(tmp_path: Path, way: str) -> None:
    """One sends pings and reads no pong: soon nothing more is taken, and in the end every one is answered."""
    process = Process(tmp_path, way, "--limit=frames_burst=10000000")
    process.start()
    room = httpx.post(f"{process.url}/api/rooms", json=WISH, timeout=SOON).json()["room"]
    deaf = RudeLine(process.port, OTHER, small=True).upgrade(room)
    deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
    deaf.socket.setblocking(False)
    ping = frame(Opcode.PING, bytes(125))
    pings = ping * 1_000
    taken, waited = 0, 0
    while waited < 5:
        try:
            taken += deaf.socket.send(pings[taken % len(ping) :])
            waited = 0
        except BlockingIOError:
            waited += 1
            assert ask(process, source=RUDE).status_code == 200
        assert taken < 32 * MEGABYTES
    rest = ping[taken % len(ping) :]
    sent = (taken + len(rest)) // len(ping)
    pong = Frame(Opcode.PONG, bytes(125)).serialize(mask=False)
    read = b""
    pongs = 0
    while pongs < sent:
        readable, writable, _ = select.select([deaf.socket], [deaf.socket] if rest else [], [], SOON)
        assert readable or writable
        if writable:
            rest = rest[deaf.socket.send(rest) :]
        if readable:
            read += deaf.socket.recv(1 << 16)
            pongs += read.count(pong)
            read = read[read.rfind(pong) + len(pong) :] if pong in read else read
    assert not rest
    assert not any(cuts(process).values())
    deaf.close()
    assert process.stop() == 0


@pytest.mark.parametrize("way", WAYS)
def test_whoever_is_sent_away_can_not_flood_either(tmp_path: Path, way: str) -> None:
    """The server has said goodbye and waits for the other side to say it, too: what comes instead is still counted."""
    limits = ("idle_socket_seconds=0.2", "messages_burst=10", "flood=10", "hands_burst=10", "hand_flood=10")
    process = Process(tmp_path, way, *(f"--limit={limit}" for limit in limits))
    process.start()
    room = httpx.post(f"{process.url}/api/rooms", json=WISH, timeout=SOON).json()["room"]
    line = RudeLine(process.port).upgrade(room)
    got = b""
    while b"\x88\x02" + (4000).to_bytes(2) not in got:
        got += line.socket.recv(1 << 16)
    while line.send(PING * 1_000):
        assert ask(process).status_code == 200
    assert cuts(process)["messages"] == 1
    line.close()
    assert process.stop() == 0
