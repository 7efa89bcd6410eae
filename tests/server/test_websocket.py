"""However a browser's messages are cut on their way, they are heard whole, one after another: by both ways."""

import json
import os
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.browser import Browser, Tab
from tests.server.served import Served, serving


def ping(id: int, words: str = "") -> bytes:
    return json.dumps({"t": "ping", "id": id, **({"words": words} if words else {})}).encode()


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def send(tab: Tab, *parts: bytes) -> None:
    """Send bytes as they are, each part in a packet of its own."""
    line = tab.connection.socket
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for part in parts:
        line.sendall(part)


def answers(tab: Tab, number: int) -> list[Any]:
    return [tab.until(lambda message: "id" in message)["id"] for _ in range(number)]


@pytest.fixture(scope="module", params=[True, False], ids=["short way", "plain way"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), quick_sockets=request.param) as server:
        yield server


@pytest.fixture
def tab(ann: Browser) -> Tab:
    return ann.tab(ann.open("human", "human"))


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(cuts=st.lists(st.integers(min_value=1, max_value=40), min_size=1, max_size=12), ids=st.integers(1, 8))
def test_messages_may_come_in_any_pieces(tab: Tab, cuts: list[int], ids: int) -> None:
    """Several in one packet, one in several, its head in two."""
    stream = b"".join(frame(ping(id)) for id in range(ids))
    pieces: list[bytes] = []
    for cut in cuts:
        pieces.append(stream[:cut])
        stream = stream[cut:]
    send(tab, *filter(None, pieces), stream)
    assert answers(tab, ids) == list(range(ids))


def test_a_message_may_come_in_several_frames_with_a_ping_between_them(tab: Tab) -> None:
    text = ping(1)
    send(
        tab,
        frame(text[:5], fin=False) + frame(b"alive?", Opcode.PING) + frame(text[5:9], Opcode.CONT, fin=False),
        frame(text[9:], Opcode.CONT) + frame(ping(2)),
    )
    assert answers(tab, 2) == [1, 2]


@pytest.mark.parametrize("length", [100, 125, 126, 127, 128, 5_000, 16_000])
def test_messages_of_any_length(tab: Tab, length: int) -> None:
    text = ping(7)
    send(tab, frame(text + b" " * (length - len(text))))
    assert answers(tab, 1) == [7]


def test_what_is_no_text_is_refused_in_words(tab: Tab) -> None:
    send(tab, frame(os.urandom(50), Opcode.BINARY))
    assert tab.until(lambda message: message["t"] == "refused")["code"] == "bad-message"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b'{"t":"ping","id":\xff}'), 1007),
        (frame(b"\xff", fin=False) + frame(b"\xff", Opcode.CONT), 1007),
        (Frame(Opcode.TEXT, ping(1)).serialize(mask=False), 1002),
        (frame(b"one", fin=False) + frame(ping(1)), 1002),
        (frame(b"", Opcode.CONT), 1002),
        (b"\xc1" + frame(ping(1))[1:], 1002),
        (b"\x81\xff" + (2**40).to_bytes(8, "big"), 1009),
    ],
    ids=["no UTF-8", "no UTF-8 in parts", "not masked", "two at once", "the end of nothing", "reserved", "endless"],
)
def test_what_the_protocol_forbids_ends_the_socket(tab: Tab, sent: bytes, code: int) -> None:
    send(tab, sent)
    with pytest.raises(ConnectionClosed) as closed:
        tab.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_what_was_said_before_hanging_up_is_done(ann: Browser) -> None:
    room = ann.open("human", "human")
    tab, other = ann.tab(room), ann.tab(room)
    send(tab, frame(json.dumps({"t": "chat", "id": 1, "words": "bye"}).encode()) + frame(b"", Opcode.CLOSE))
    assert other.until(lambda message: message["t"] == "chat")["words"] == "bye"
