"""Which names a server answers to, and whose word about visitors it takes: real processes, real sockets."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.browser import SOON
from tests.server.process import Process

NAMED = ("--hostname=play.example.org", "--hostname=Table.Example.org:8443", "--hostname=[::1]")
WISH = {"game": "dark-matter", "seats": ["human", "thumb"]}


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that has names, and believes the loopback."""
    process = Process(tmp_path_factory.mktemp("named"), *NAMED, "--proxy=127.0.0.0/8")
    process.start()
    yield process
    assert process.stop() == 0


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that has no name, believes one far proxy, and lets an address ask for a little only."""
    limits = ("--limit=requests_burst=5", "--limit=requests_per_second=0.001")
    process = Process(tmp_path_factory.mktemp("plain"), "--proxy=203.0.113.7", *limits)
    process.start()
    yield process
    assert process.stop() == 0


def status(process: Process, path: str, host: str | None) -> int:
    """Ask as bluntly as one can; without a host, there is no such header."""
    head = f"GET {path} HTTP/1.1\r\nConnection: close\r\n" + ("" if host is None else f"Host: {host}\r\n") + "\r\n"
    with socket.create_connection(("127.0.0.1", process.port), timeout=SOON) as line:
        line.sendall(head.encode())
        answer = line.makefile("rb").read()
    return int(answer.split()[1])


@pytest.mark.parametrize(
    "host",
    ["play.example.org", "PLAY.example.org:8000", "play.example.org.", "table.example.org:8443", "[::1]:8000", "[::1]"],
)
def test_its_own_names(named: Process, host: str) -> None:
    assert status(named, "/api/games", host) == 200


@pytest.mark.parametrize("path", ["/api/games", "/healthz", "/metrics", "/", "/api/openapi.json"])
@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "localhost:8000", "table.example.org", "example.org"])
def test_other_names_are_refused_everywhere(named: Process, path: str, host: str) -> None:
    assert status(named, path, host) == 421


def test_no_name_or_two_are_refused(named: Process) -> None:
    assert status(named, "/api/games", None) in (400, 421)
    assert status(named, "/api/games", "play.example.org\r\nHost: play.example.org") in (400, 421)


def test_the_refusal_says_what_to_do(named: Process) -> None:
    answer = httpx.get(f"{named.url}/api/games", timeout=SOON)
    assert answer.json()["error"] == {
        "code": "bad-host",
        "words": "This server does not answer to that name. Check the address.",
    }


def test_sockets_are_refused_too(named: Process) -> None:
    ours = {"Host": "play.example.org"}
    room = httpx.post(f"{named.url}/api/rooms", json=WISH, headers=ours, timeout=SOON).json()["room"]
    path = f"/api/rooms/{room}/socket?v=1"
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{named.port}{path}", origin=Origin(f"http://127.0.0.1:{named.port}"))
    assert refused.value.response.status_code == 421
    assert json.loads(refused.value.response.body or b"")["error"]["code"] == "bad-host"
    with (
        socket.create_connection(("127.0.0.1", named.port)) as line,
        connect(f"ws://play.example.org{path}", sock=line, origin=Origin("http://play.example.org")) as tab,
    ):
        assert json.loads(tab.recv())["t"] == "table"


def test_a_proxy_is_believed(named: Process) -> None:
    answer = httpx.post(
        f"{named.url}/api/rooms",
        json=WISH,
        headers={"Host": "play.example.org", "X-Forwarded-Proto": "https"},
        timeout=SOON,
    )
    assert "Secure" in answer.headers["set-cookie"]


def test_nobody_else_is_believed(plain: Process) -> None:
    """Neither about how they came nor about who they are: one address stays one address."""
    codes = []
    for number in range(8):
        told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": f"198.51.100.{number}", "Forwarded": "proto=https"}
        answer = httpx.get(f"{plain.url}/api/me", headers=told, timeout=SOON)
        codes.append(answer.status_code)
        assert "Secure" not in answer.headers.get("set-cookie", "")
    assert codes == [200] * 5 + [429] * 3


def test_what_a_proxy_says_tells_visitors_apart(tmp_path: Path) -> None:
    limits = ("--limit=requests_burst=3", "--limit=requests_per_second=0.001")
    process = Process(tmp_path, "--proxy=127.0.0.1", *limits)
    process.start()
    try:
        for number in range(4):
            told = {"X-Forwarded-For": f"198.51.100.{number}"}
            codes = [httpx.get(f"{process.url}/api/me", headers=told, timeout=SOON).status_code for _ in range(4)]
            assert codes == [200, 200, 200, 429]
        # What the visitor says before the proxy does is hearsay: the last word is the proxy's own.
        codes = [
            httpx.get(
                f"{process.url}/api/me", headers={"X-Forwarded-For": f"192.0.2.{n}, 198.51.100.9"}, timeout=SOON
            ).status_code
            for n in range(4)
        ]
        assert codes == [200, 200, 200, 429]
    finally:
        process.stop()
