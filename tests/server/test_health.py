"""Is the server well? Orchestrators ask whether it lives, may be asked, and can do its work; operators get words."""

import os
import resource
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from serendip.core.errors import SerendipError
from serendip.server.storage import soundness
from serendip.server.storage.sqlite import SqliteStore
from tests.server.browser import SOON, Browser
from tests.server.damage import spoil
from tests.server.process import Process
from tests.server.served import Served, serving
from tests.server.turned_clock import TurnedClock


def status(browser: Browser, path: str) -> int:
    return browser.http.get(path).status_code


def words(browser: Browser) -> str:
    said: str = browser.get("/healthz", 503)["error"]["words"]
    return said


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + SOON
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    server = Process(tmp_path, "--sweep-seconds=0.1")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def visitor(process: Process) -> Iterator[Browser]:
    browser = Browser(process.url)
    browser.get("/api/me")
    yield browser
    browser.close()


def test_a_disk_that_is_full_is_told_and_noticed_when_it_is_not_any_more(process: Process, visitor: Browser) -> None:
    room = visitor.open("human", "human", pace="none")
    tab = visitor.tab(room)
    assert {status(visitor, path) for path in ("/healthz", "/livez", "/readyz")} == {200}
    assert process.running is not None
    pid = process.running.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    # No file may grow any more, as on a full disk: the next write beyond the end of one fails.
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    wait_until(lambda: status(visitor, "/healthz") == 503)
    assert "Nothing can be written to disk" in words(visitor)
    assert tab.play(tab.offers[0])["code"] == "busy"
    assert (status(visitor, "/livez"), status(visitor, "/readyz")) == (200, 200)
    assert visitor.get(f"/api/rooms/{room}")["status"] == "playing"
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    wait_until(lambda: status(visitor, "/healthz") == 200)
    assert tab.play(tab.offers[0])["t"] == "ok"


def test_workers_that_die_again_and_again_are_told_and_are_back_when_they_live(tmp_path: Path) -> None:
    deadly = tmp_path / "deadly"
    deadly.touch()
    # Python reads this whenever it starts.
    (tmp_path / "sitecustomize.py").write_text(
        "import os, sys\n"
        f"if '--multiprocessing-fork' in sys.orig_argv and os.path.exists({str(deadly)!r}):\n"
        "    os._exit(1)\n"
    )
    server = Process(tmp_path / "data", "--sweep-seconds=0.1")
    server.start({**os.environ, "PYTHONPATH": str(tmp_path)})
    visitor = Browser(server.url)
    try:
        visitor.tab(visitor.open("human", "thumb", "search:10", pace="none"))
        wait_until(lambda: status(visitor, "/healthz") == 503)
        assert "The processes that think for bots" in words(visitor)
        deadly.unlink()
        wait_until(lambda: status(visitor, "/healthz") == 200)
    finally:
        visitor.close()
        server.kill()


def test_housekeeping_that_stands_is_told(
    tmp_path: Path, browsers: Callable[[Served], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = TurnedClock()
    with serving(tmp_path, clock, sweep_seconds=0.02) as served:
        ann = browsers(served)

        async def fails(*args: object) -> list[str]:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(served.services.store, "due", fails)
            clock.pass_by(120.0)
            wait_until(lambda: status(ann, "/healthz") == 503 and "(due)" in words(ann))
            assert words(ann).startswith("Housekeeping stands still")
            assert status(ann, "/livez") == 200
        wait_until(lambda: status(ann, "/healthz") == 200)
        assert "serendip_housekeeping_due_seconds" in ann.http.get("/metrics").text


def test_a_server_that_stops_is_not_ready(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    with serving(tmp_path) as served:
        ann = browsers(served)
        assert status(ann, "/readyz") == 200
        served.services.closing = True
        assert ann.get("/readyz", 503)["error"]["words"] == "The server is stopping."
        assert status(ann, "/livez") == 200


def test_the_disk_is_tried_seldom_however_often_somebody_asks(
    tmp_path: Path, browsers: Callable[[Served], Browser]
) -> None:
    clock = TurnedClock(still=True)
    with serving(tmp_path, clock) as served:
        ann = browsers(served)
        store = served.services.store
        assert isinstance(store, SqliteStore)
        before = store.writer.commits
        assert {status(ann, "/healthz") for _ in range(20)} == {200}
        assert store.writer.commits == before + 1
        clock.pass_by(3.0)
        assert status(ann, "/healthz") == 200
        assert store.writer.commits == before + 2


def test_a_damaged_file_is_told_with_what_to_do_and_its_sound_part_can_be_served(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    ann = Browser(server.url)
    ann.get("/api/me")
    room = ann.open("human", "human", pace="none")
    tab = ann.tab(room)
    assert tab.play(tab.offers[0])["t"] == "ok"
    server.stop()
    spoil(tmp_path / "serendip.db", "chats")
    refused = subprocess.run(server.command, capture_output=True, text=True, check=False, timeout=SOON)
    assert refused.returncode != 0
    for part in ("serendip.db is damaged", "serendip check", "serendip restore", "--no-quick-check"):
        assert part in refused.stderr
    assert "Traceback" not in refused.stderr
    server.command.append("--no-quick-check")
    server.start()
    try:
        again = ann.tab(room)
        again.ask("look", seat=again.table["view"]["to_act"][0])
        assert again.play(again.offers[0])["t"] == "ok"
        assert again.ask("chat", words="hello")["code"] == "busy"
        assert "serendip check" in words(ann)
        assert status(ann, "/livez") == 200
    finally:
        ann.close()
        server.kill()


def test_looking_for_damage_tells_how_it_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.db"
    SqliteStore(path).close()
    soundness.quick_check(path, lambda seconds: None)
    monkeypatch.setattr(soundness, "TOLD_EACH", 0.01)
    slow = threading.Event()
    told: list[float] = []

    def look(database: Path) -> str:
        slow.wait(SOON)
        return "ok"

    def tell(seconds: float) -> None:
        told.append(seconds)
        slow.set()

    monkeypatch.setattr(soundness, "_first_fault", look)
    soundness.quick_check(path, tell)
    assert told
    monkeypatch.undo()
    path.write_bytes(b"This is no database. " * 1000)
    with pytest.raises(SerendipError, match="serendip restore"):
        soundness.quick_check(path, tell)
