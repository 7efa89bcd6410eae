"""Limits, met on purpose: what is too much is refused in words, and only a flood is fatal."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serendip.server.settings import Limits
from tests.server.browser import Browser
from tests.server.served import PATIENT, Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    strict = Limits(
        messages_burst=5, messages_per_second=0.01, flood=20, requests_burst=1_000, rooms_burst=3,
        rooms_per_minute=0.01, rooms_per_visitor=2, wrong_keys_burst=3, wrong_keys_per_minute=0.01,
        sockets_per_visitor=3, sockets_per_address=5, hints_burst=0, chats_burst=2,
        chats_per_second=0.01, heavy_burst=2, heavy_per_minute=0.01,
        previews_burst=2, previews_per_second=0.01, outbox_messages=50,
    )  # fmt: skip
    with serving(tmp_path_factory.mktemp("data"), limits=strict) as server:
        yield server


def test_too_many_messages_are_refused_and_a_flood_is_fatal(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    codes = [tab.ask("ping").get("code") for _ in range(8)]
    assert codes == [None] * 5 + ["too-fast"] * 3
    tab.flood(30, "ping", id=1)
    with pytest.raises(ConnectionClosed) as closed:
        tab.until(lambda one: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4008
    assert tab.heard[-1]["t"] == "bye"


def test_too_many_rooms(ann: Browser) -> None:
    wish = {"game": "dark-matter", "seats": ["human", "human"]}
    codes = [ann.http.post("/api/rooms", json=wish).json().get("error", {}).get("code") for _ in range(4)]
    assert codes == [None, None, "too-many", "too-fast"]


def test_too_many_lines_of_chat(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    assert [tab.ask("chat", words="hi").get("code") for _ in range(3)] == [None, None, "too-fast"]


def test_rooms_that_one_has_left_do_not_count(ann: Browser) -> None:
    for _ in range(3):
        room = ann.open("human", "thumb")
        ann.delete(f"/api/rooms/{room}/seats/0")


def test_too_many_wrong_keys(ann: Browser) -> None:
    room = ann.open("human", "open")
    codes = [
        ann.http.post(f"/api/rooms/{room}/enter", json={"key": "A" * 43}).json()["error"]["code"] for _ in range(5)
    ]
    assert codes == ["not-yours"] * 3 + ["too-fast"] * 2


def test_too_many_sockets(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "human")
    for _ in range(3):
        ann.connect(room)
    for browser, more in ((ann, 0), (bob, 2)):
        for _ in range(more):
            browser.connect(room)
        with pytest.raises(InvalidStatus) as refused:
            browser.connect(room)
        assert refused.value.response.status_code == 429


def test_too_many_hints_and_replays(ann: Browser) -> None:
    room = ann.open("human", "human")
    assert ann.tab(room).ask("hint", seat=0)["code"] == "too-fast"
    codes = [ann.http.get(f"/api/rooms/{room}/replay").status_code for _ in range(3)]
    assert codes == [200, 200, 429]


def test_too_many_analyses_begun(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    """Asking how far one is costs nothing, however often."""
    limits = msgspec.structs.replace(PATIENT, heavy_burst=1, heavy_per_minute=0.01)
    with serving(tmp_path, limits=limits) as served:
        ann = browsers(served)
        first, second = (f"/api/rooms/{ann.open('random', 'random')}" for _ in range(2))
        for path in (first, second):
            ann.tab(path.rpartition("/")[2]).until_table(lambda table: table["room"]["status"] == "over")
        while ann.get(f"{first}/analysis")["status"] == "computing":
            assert ann.get(f"{second}/analysis", 429)["error"]["code"] == "too-fast"
        assert ann.get(f"{first}/analysis")["status"] == "ready"
        assert ann.get(f"{second}/analysis", 429)["error"]["code"] == "too-fast"


def test_too_many_previews_at_all_tables_together(ann: Browser) -> None:
    """They have a limit of their own, which two tables share; other messages are heard all the while."""
    tabs = [ann.tab(ann.open("human", "human")) for _ in range(2)]
    codes = [tab.ask("preview", seat=0, action=tab.offers[0]["action"]).get("code") for tab in tabs for _ in range(2)]
    assert codes == [None, None, "too-fast", "too-fast"]
    assert tabs[0].ask("why", seat=0, action=tabs[0].offers[0]["action"])["t"] == "why"


def test_silence_ends_a_socket(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    with serving(tmp_path, limits=msgspec.structs.replace(PATIENT, idle_socket_seconds=0.1)) as served:
        ann = browsers(served)
        tab = ann.tab(ann.open("human", "human"))
        assert tab.until(lambda one: one["t"] == "bye")["code"] == "idle"
        with pytest.raises(ConnectionClosed) as closed:
            tab.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000


def test_too_many_requests(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    with serving(tmp_path, limits=Limits(requests_burst=5, requests_per_second=0.01)) as served:
        ann = browsers(served)
        answers = [ann.http.get("/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        assert answers[-1].headers["Retry-After"]
        assert ann.http.get("/healthz").status_code == 200


def test_whoever_does_not_read_is_let_go_and_delays_nobody(
    tmp_path: Path, browsers: Callable[[Served], Browser]
) -> None:
    """Bob's browser stops reading; Ann talks on, and Bob's socket is closed once too much waits for it."""
    limits = msgspec.structs.replace(PATIENT, outbox_messages=20)
    with serving(tmp_path, limits=limits) as served:
        # Small buffers, so that the system does not read ahead for Bob.
        served.http.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        ann, bob = browsers(served), browsers(served)
        room = ann.open("human", "open")
        bob.sit(room)
        tab = ann.tab(room)
        ear = socket.socket()
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        ear.connect(("127.0.0.1", served.port))
        deaf = bob.connect(room, max_queue=1, sock=ear, close_timeout=0.1)
        table = served.table(room)
        while len(table.sockets) == 2:
            assert tab.ask("chat", words="are you there? " * 30)["t"] == "ok"
        tab.until_table(lambda now: not now["room"]["seats"][1]["here"])
        deaf.close()
