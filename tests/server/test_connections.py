"""Connections that take up room or time: one address has its share of them, and others are answered all the while."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from serendip.server.files import raise_limit
from serendip.server.settings import Limits
from serendip.server.transport.neighbourhood import neighbourhood
from tests.server.browser import SOON, Browser
from tests.server.process import Process
from tests.server.rude import FLOODS, OTHER, RUDE, RudeLine, ask, cuts, until
from tests.server.served import PATIENT, Served, serving

HEAD = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
BIG = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
MANY, CROWD = 5_000, "127.0.0.3"
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
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that has little room."""
    limits = msgspec.structs.replace(PATIENT, request_seconds=SOON, connections_per_address=50)
    with serving(tmp_path_factory.mktemp("data"), limits=limits) as server:
        yield server


@contextmanager
def impatient(served: Served, **seconds: float) -> Iterator[None]:
    """Let a server have little patience with what comes meanwhile, and only with that: others may be slow by chance."""
    limits = served.services.settings.limits
    before = {name: getattr(limits, name) for name in seconds}
    for name, value in seconds.items():
        msgspec.structs.force_setattr(limits, name, value)
    yield
    for name, value in before.items():
        msgspec.structs.force_setattr(limits, name, value)


def slow(served: Served) -> int:
    """Return how many were cut off for being slow, without a connection that could be slow itself."""
    return served.services.cuts.by_reason["slow"]


def test_half_open_connections_shut_nobody_else_out(served: Served, lines: Callable[..., RudeLine]) -> None:
    before = cuts(served)["crowd"]
    opened = [lines(served.port) for _ in range(200)]
    assert ask(served).status_code == 200
    until(lambda: cuts(served)["crowd"] == before + 150)
    until(lambda: sum(line.is_cut() for line in opened) == 150)
    for line in opened:
        line.close()
    until(lambda: "serendip_connections 1\n" in ask(served, "/metrics").text)
    # Those that have gone count no more.
    assert ask(served, source=RUDE).status_code == 200


def test_half_open_connections_end(served: Served, lines: Callable[..., RudeLine]) -> None:
    before = slow(served)
    with impatient(served, request_seconds=0.1):
        opened = [lines(served.port) for _ in range(20)]
        until(lambda: all(line.is_cut() for line in opened))
    assert slow(served) == before + 20


def test_thousands_of_half_open_connections_shut_nobody_else_out(
    tmp_path: Path, lines: Callable[..., RudeLine]
) -> None:
    """With the usual limits: while one address opens 5,000, another asks and plays, and is answered every time."""
    raise_limit()
    with running(tmp_path) as process:
        ann = Browser(process.url)
        tab = ann.tab(ann.open("human", "thumb"))
        rng = Random(1)
        opened: list[RudeLine] = []
        played = 0
        while len(opened) < MANY:
            opened += [lines(process.port, CROWD) for _ in range(MANY // 10)]
            assert ask(process).status_code == 200
            tab.until_table(lambda table: table["offers"])
            played += tab.play_any(rng)["t"] == "ok"
        assert played == 10
        until(lambda: sum(line.is_cut() for line in opened) >= MANY - Limits().connections_per_address)
        counted = cuts(process)
        assert MANY - Limits().connections_per_address <= counted["crowd"] + counted["slow"] <= MANY
        assert counted["full"] == 0
        ann.close()


@pytest.mark.parametrize("begins", [b"", GET, HEAD, GET.replace(b"\r\n\r\n", b"\r\nContent-Length: 60000\r\n\r\n")],
                         ids=["a head", "a second head", "a body", "a body that nobody wants"])  # fmt: skip
def test_slow_requests_end(served: Served, lines: Callable[..., RudeLine], begins: bytes) -> None:
    """A letter now and then, for ever: of the head, of another one, of a body, of one after the answer."""
    before = slow(served)
    with impatient(served, request_seconds=0.2):
        line = lines(served.port)
        line.send(begins)

        def goes_on() -> bool:
            return line.send(b"x") and not line.is_cut()

        until(lambda: not goes_on())
    assert slow(served) == before + 1
    assert ask(served).status_code == 200


def test_an_answer_that_nobody_reads_ends(served: Served, lines: Callable[..., RudeLine]) -> None:
    before = slow(served)
    with impatient(served, answer_seconds=0.2):
        line = lines(served.port, small=True)
        line.send(BIG * 100)
        until(lambda: slow(served) == before + 1)


def test_an_endless_request_ends(served: Served, lines: Callable[..., RudeLine]) -> None:
    before = cuts(served)["requests"]
    line = lines(served.port)
    line.send(GET.replace(b"\r\n\r\n", b"\r\nContent-Length: 9000000000\r\n\r\n"))
    while line.send(b"x" * 65_536):
        pass
    assert cuts(served)["requests"] == before + 1


def test_an_endless_head_is_refused(served: Served, lines: Callable[..., RudeLine]) -> None:
    line = lines(served.port)
    line.send(b"GET / HTTP/1.1\r\nX: ")
    while line.send(b"x" * 4_096):
        pass
    assert ask(served).status_code == 200


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
    limits = (
        "connections_per_address=5",
        "all_requests_burst=20",
        "all_requests_per_second=0.01",
        "request_seconds=60",
    )
    with running(tmp_path, "--proxy=127.0.0.1", *(f"--limit={limit}" for limit in limits)) as process:
        told = {"X-Forwarded-For": "198.51.100.1"}
        half_open = [lines(process.port) for _ in range(50)]
        with httpx.Client(base_url=process.url, timeout=SOON) as proxy:
            room = proxy.post("/api/rooms", json=WISH, headers={"X-Forwarded-For": "198.51.100.2"}).json()["room"]
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

    def files() -> int:
        return len(list(Path(f"/proc/{pid}/fd").iterdir()))

    ann = Browser(process.url)
    tab = ann.tab(ann.open("human", "human"))
    opened = [lines(process.port, f"127.0.0.{10 + number % 10}") for number in range(400)]
    until(lambda: sum(line.is_cut() for line in opened) >= 200)
    assert files() < 300
    assert tab.play(tab.offers[0])["t"] == "ok"
    for line in opened:
        line.close()
    until(lambda: files() < 100)
    assert cuts(process)["full"] > 0
    ann.close()
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
