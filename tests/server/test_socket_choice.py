"""Sockets take a short way through uvicorn if it fits, and a plain one if it does not: tables are the same by both."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from serendip.server.app import make_app
from serendip.server.settings import Limits
from serendip.server.transport import choice
from serendip.server.transport.plain import PlainConnection
from serendip.server.transport.websocket import WebSocketConnection
from tests.server.browser import Browser
from tests.server.process import Process
from tests.server.rude import RudeLine, until
from tests.server.served import PATIENT, Served, serving

MODULE = "uvicorn.protocols.websockets.websockets_sansio_impl"


@pytest.fixture(autouse=True)
def untried() -> Iterator[None]:
    """Try the way out anew, before and after."""
    choice.short_way.cache_clear()
    yield
    choice.short_way.cache_clear()


def test_this_uvicorn_has_the_short_way(served: Served, ann: Browser) -> None:
    assert choice.short_way() is WebSocketConnection
    room = ann.open("human", "human")
    ann.tab(room)
    assert all(isinstance(one.connection, WebSocketConnection) for one in served.services.sockets)


def test_a_uvicorn_without_it_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, MODULE, None)
    monkeypatch.delitem(sys.modules, "serendip.server.transport.websocket")
    why = choice.short_way()
    assert isinstance(why, str)
    assert "ImportError" in why or "ModuleNotFoundError" in why


@pytest.mark.parametrize("part", ["handle_connect", "data_received", "resume_writing"])
def test_a_uvicorn_that_is_made_in_another_way_is_noticed(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    base = WebSocketConnection.__mro__[1]
    monkeypatch.setattr(base, part, lambda self, *args: None)
    monkeypatch.setattr(choice, "PATIENCE", 0.2)
    assert isinstance(choice.short_way(), str)


WITHOUT_STATE = """
import uvicorn.server
del uvicorn.server.ServerState
from serendip.server.run import short_way
print(short_way())
"""


def test_a_uvicorn_without_its_state_is_noticed() -> None:
    """In a process of its own, which has loaded nothing of ours before."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_STATE], capture_output=True, text=True, check=True)
    assert "ServerState" in done.stdout


def test_a_server_plays_without_a_state_of_uvicorns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.delattr("uvicorn.server.ServerState")
        assert "ServerState" in str(choice.short_way())
    with serving(tmp_path) as served:
        plays_by_the_plain_way(served)


def test_a_uvicorn_whose_protocol_is_not_known_yet_is_not_guarded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    load = uvicorn.Config.load
    met: list[uvicorn.Config] = []

    def load_in_part(config: uvicorn.Config) -> None:
        """Leave out the protocol when we ask; uvicorn itself, which asks later, has it."""
        load(config)
        if config not in met:
            met.append(config)
            del config.http_protocol_class
            config.loaded = False

    monkeypatch.setattr(uvicorn.Config, "load", load_in_part)
    with serving(tmp_path) as served:
        plays_by_the_plain_way(served)
    assert [record.getMessage() for record in caplog.records].count("unguarded") == 1


def plays_by_the_plain_way(served: Served) -> None:
    ann = Browser(served.url)
    tab = ann.tab(ann.open("human", "human"))
    assert all(isinstance(one.connection, PlainConnection) for one in served.services.sockets)
    assert tab.play(tab.offers[0])["t"] == "ok"
    ann.close()


def test_such_a_server_plays_by_the_plain_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketConnection.__mro__[1], "handle_connect", lambda self, event: None)
    monkeypatch.setattr(choice, "PATIENCE", 0.2)
    with serving(tmp_path) as served:
        monkeypatch.undo()
        plays_by_the_plain_way(served)


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, quick_sockets=False) as served:
        yield served


def test_a_whole_game_by_the_plain_way(plain: Served, browsers: Callable[[Served], Browser]) -> None:
    ann = browsers(plain)
    tab = ann.tab(ann.open("human", "random", swift=True))
    rng = Random(3)
    while tab.until_table(lambda table: table["offers"] or table["view"]["outcome"])["view"]["outcome"] is None:
        assert tab.play_any(rng)["t"] in ("ok", "refused")
    assert tab.table["room"]["status"] == "over"


def test_a_flood_is_cut_off_by_the_plain_way(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    strict = Limits(messages_burst=5, messages_per_second=0.1, flood=5)
    with serving(tmp_path, quick_sockets=False, limits=strict) as served:
        ann = browsers(served)
        tab = ann.tab(ann.open("human", "human"))
        tab.flood(50, "ping", id=1)
        with pytest.raises(ConnectionClosed) as closed:
            tab.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4008


def test_who_does_not_read_is_let_go_by_the_plain_way(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    patient = Limits(messages_burst=100_000, chats_burst=100_000, outbox_messages=8)
    with serving(tmp_path, quick_sockets=False, limits=patient) as served:
        ann, bob = browsers(served), browsers(served)
        room = ann.open("human", "human")
        talker = ann.tab(room)
        deaf = bob.connect(room, max_queue=1)
        deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        until = time.monotonic() + 60
        while len(served.services.sockets) > 1:
            assert time.monotonic() < until
            talker.flood(50, "chat", id=1, words="x" * 400)
            talker.settle()
        assert talker.ask("ping")["t"]
        deaf.socket.close()


def test_a_server_process_by_the_plain_way_says_goodbye(tmp_path: Path) -> None:
    process = Process(tmp_path, "--no-quick-sockets")
    process.start()
    ann = Browser(process.url)
    ann.get("/api/me")
    tab = ann.tab(ann.open("human", "human"))
    assert process.stop() == 0
    with pytest.raises(ConnectionClosed) as closed:
        tab.until(lambda _: False)
    assert tab.heard[-1]["t"] == "bye"
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    ann.close()


def test_a_server_without_its_guard_says_so_and_answers(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> list[int]:
        transport = httpx.ASGITransport(make_app(served.server))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return [(await client.get("/api/games")).status_code for _ in range(2)]

    assert served.inside(ask) == [200, 200]
    assert [record.getMessage() for record in caplog.records].count("unguarded") == 1


@pytest.mark.parametrize("quick_sockets", [True, False])
def test_a_line_that_does_not_answer_a_ping_is_given_up(
    tmp_path: Path, browsers: Callable[[Served], Browser], quick_sockets: bool
) -> None:
    limits = msgspec.structs.replace(PATIENT, dead_line_seconds=0.2)
    with serving(tmp_path, quick_sockets=quick_sockets, limits=limits) as served:
        dead = RudeLine(served.port).upgrade(browsers(served).open("human", "human"))
        until(lambda: not len(served.services.sockets))
        dead.close()
