"""Connections that take up room or time: one address has its share of them, and others are answered all the while."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from serendip.server.transport.neighbourhood import neighbourhood
from tests.server.process import Process
from tests.server.rude import FLOODS, OTHER, RUDE, RudeLine, ask, cuts, until

HEAD = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
BIG = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
WISH = {"game": "dark-matter", "seats": ["human", "human"]}


@contextmanager
def running(data: Path, *more: str) -> Iterator[Process]:
    process = Process(data, *more)
    process.start()
    try:
        yield process
    finally:
        assert process.stop() == 0


@pytest.fixture
def lines(request: pytest.FixtureRequest) -> Callable[..., RudeLine]:
    """Opens connections that are closed after the test."""

    def new(port: int, source: str = RUDE, small: bool = False) -> RudeLine:
        line = RudeLine(port, source, small)
        request.addfinalizer(line.close)
        return line

    return new


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that has little patience and room."""
    limits = ("request_seconds=0.5", "answer_seconds=1", "connections_per_address=50")
    with running(tmp_path_factory.mktemp("data"), *(f"--limit={limit}" for limit in limits)) as process:
        yield process


def test_half_open_connections_shut_nobody_else_out(process: Process, lines: Callable[..., RudeLine]) -> None:
    before = cuts(process)
    opened = [lines(process.port) for _ in range(200)]
    assert ask(process).status_code == 200
    until(lambda: cuts(process)["crowd"] == before["crowd"] + 150)
    until(lambda: all(line.is_cut() for line in opened))
    assert cuts(process)["slow"] == before["slow"] + 50
    # Those that have gone count no more.
    assert ask(process, source=RUDE).status_code == 200


@pytest.mark.parametrize("begins", [b"", GET, HEAD, GET.replace(b"\r\n\r\n", b"\r\nContent-Length: 60000\r\n\r\n")],
                         ids=["a head", "a second head", "a body", "a body that nobody wants"])  # fmt: skip
def test_slow_requests_end(process: Process, lines: Callable[..., RudeLine], begins: bytes) -> None:
    """A letter now and then, for ever: of the head, of another one, of a body, of one after the answer."""
    before = cuts(process)["slow"]
    line = lines(process.port)
    line.send(begins)

    def goes_on() -> bool:
        return line.send(b"x") and not line.is_cut()

    until(lambda: not goes_on())
    assert cuts(process)["slow"] == before + 1
    assert ask(process).status_code == 200


def test_an_answer_that_nobody_reads_ends(process: Process, lines: Callable[..., RudeLine]) -> None:
    before = cuts(process)["slow"]
    line = lines(process.port, small=True)
    line.send(BIG * 100)
    until(lambda: cuts(process)["slow"] == before + 1)


def test_an_endless_request_ends(process: Process, lines: Callable[..., RudeLine]) -> None:
    before = cuts(process)["requests"]
    line = lines(process.port)
    line.send(GET.replace(b"\r\n\r\n", b"\r\nContent-Length: 9000000000\r\n\r\n"))
    while line.send(b"x" * 65_536):
        pass
    assert cuts(process)["requests"] == before + 1


def test_an_endless_head_is_refused(process: Process, lines: Callable[..., RudeLine]) -> None:
    line = lines(process.port)
    line.send(b"GET / HTTP/1.1\r\nX: ")
    while line.send(b"x" * 4_096):
        pass
    assert ask(process).status_code == 200


def test_what_strangers_send_does_not_fill_the_log(tmp_path: Path, lines: Callable[..., RudeLine]) -> None:
    process = Process(tmp_path, "--log=info", journal=tmp_path / "log")
    process.start()
    for _ in range(50):
        line = lines(process.port)
        line.send(b"\0\0\r\n\r\n")
        line.read()
    assert process.stop() == 0
    assert (tmp_path / "log").read_text().count("Invalid HTTP request") in range(3, 10)


def test_whoever_does_not_stop_asking_is_cut_off(tmp_path: Path, lines: Callable[..., RudeLine]) -> None:
    with running(tmp_path, "--limit=all_requests_burst=50", "--limit=all_requests_per_second=1") as process:
        line = lines(process.port)
        line.send(GET * 200)
        answers = line.read().count(b"HTTP/1.1 ")
        assert 50 <= answers < 150
        assert cuts(process)["requests"] == 1
        assert ask(process).status_code == 200


def test_connections_can_not_be_opened_too_quickly(tmp_path: Path, lines: Callable[..., RudeLine]) -> None:
    with running(tmp_path, "--limit=connections_burst=20", "--limit=connections_per_second=0.01") as process:
        for _ in range(30):
            line = lines(process.port)
            line.send(GET)
            line.close()
        until(lambda: cuts(process)["crowd"] >= 10)
        with pytest.raises(httpx.TransportError):
            ask(process, source=RUDE)


def test_behind_a_proxy_visitors_count_and_not_the_proxy(tmp_path: Path, lines: Callable[..., RudeLine]) -> None:
    limits = ("connections_per_address=5", "all_requests_burst=20", "all_requests_per_second=0.01")
    with running(tmp_path, "--proxy=127.0.0.1", *(f"--limit={limit}" for limit in limits)) as process:
        told = {"X-Forwarded-For": "198.51.100.1"}
        room = httpx.post(f"{process.url}/api/rooms", json=WISH, headers={"X-Forwarded-For": "198.51.100.2"}).json()[
            "room"
        ]
        half_open = [lines(process.port) for _ in range(50)]
        with httpx.Client(base_url=process.url) as proxy:
            codes = [proxy.get("/api/games", headers=told).status_code for _ in range(25)]
            assert codes == [200] * 20 + [429] * 5, "its connection is others', too"
            assert proxy.get("/api/games", headers={"X-Forwarded-For": "198.51.100.3"}).status_code == 200
        assert not any(line.is_cut() for line in half_open)
        # A socket is one visitor's: it is cut off like any other.
        flood = lines(process.port).upgrade(room)
        flood.send(FLOODS["ping"] * 1_000)
        flood.read()
        direct = [lines(process.port, OTHER) for _ in range(10)]
        until(lambda: sum(line.is_cut() for line in direct) == 5)


def test_files_are_kept_for_the_house(tmp_path: Path, lines: Callable[..., RudeLine]) -> None:
    """As many connections as there are files, from many addresses: those who are in play on, and all is written."""
    process = Process(tmp_path)
    process.command = ["sh", "-c", 'ulimit -Sn 200 && ulimit -Hn 400 && exec "$@"', "sh", *process.command]
    process.start()
    assert process.running is not None
    pid = process.running.pid
    limits = Path(f"/proc/{pid}/limits").read_text()
    assert next(line for line in limits.splitlines() if "open files" in line).split()[3] == "400"
    with httpx.Client(base_url=process.url) as inside:
        inside.get("/api/me")
        opened = [lines(process.port, f"127.0.0.{10 + number % 10}") for number in range(400)]
        until(lambda: sum(line.is_cut() for line in opened) >= 200)
        assert len(list(Path(f"/proc/{pid}/fd").iterdir())) < 300
        assert inside.post("/api/rooms", json=WISH).status_code == 201
        assert 'serendip_cuts_total{reason="full"} 0' not in inside.get("/metrics").text
    assert process.stop() == 0


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_whose_an_address_is(host: str, whose: str) -> None:
    assert neighbourhood(host) == whose
