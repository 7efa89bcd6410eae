"""A real server on a port of its own, in a thread, for tests that look into it or talk to it."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from serendip.core.match import Match
from serendip.server.clock import Clock
from serendip.server.rooms.rooms import Rooms
from serendip.server.run import HttpServer, make_http_server
from serendip.server.server import Server
from serendip.server.services import Services
from serendip.server.settings import Limits, Settings
from serendip.server.storage.sqlite import SqliteStore
from serendip.server.tables.table import Table
from tests.server.browser import SOON

T = TypeVar("T")

PATIENT = Limits(
    messages_burst=100_000,
    requests_burst=100_000,
    rooms_burst=10_000,
    rooms_burst_per_address=10_000,
    rooms_per_visitor=10_000,
    rooms_per_day=10_000,
    rooms_per_day_per_address=10_000,
    chats_per_day=100_000,
    chats_per_day_per_address=100_000,
    reports_per_day=1_000,
    reports_per_day_per_address=1_000,
    wrong_keys_burst=10_000,
    hints_burst=1_000,
    previews_burst=100_000,
    chats_burst=100_000,
    heavy_burst=1_000,
    frames_burst=100_000,
    all_requests_burst=100_000,
    connections_burst=100_000,
    analysis_iterations=3,
    dead_line_seconds=60,
)
"""Limits that no ordinary test meets; only analyses are rough."""


class Served:
    """A running server and what is behind it."""

    def __init__(self, server: Server, http: HttpServer) -> None:
        self.server = server
        self.http = http
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)

    def start(self) -> None:
        self._thread.start()
        while not self.http.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        self.port: int = self.http.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.http.serve())
        self.loop.close()

    def stop(self) -> None:
        self.http.should_exit = True
        self._thread.join()

    @property
    def services(self) -> Services:
        return self.server.services

    @property
    def rooms(self) -> Rooms:
        return self.server.rooms

    def inside(self, what: Callable[[], Awaitable[T]]) -> T:
        """Run something on the server's own loop and return what came of it."""

        async def run() -> T:
            return await what()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(SOON)

    def table(self, room: str) -> Table:
        """Return the table of a room, from the disk if it has to be."""
        return self.inside(lambda: self.rooms.table(room))

    def match(self, room: str) -> Match:
        """Return the match of a room in which there is one."""
        match = self.table(room).record.match
        assert match is not None
        return match


@contextmanager
def serving(data: Path, clock: Clock | None = None, **settings: Any) -> Iterator[Served]:
    """Serve as long as the context lasts. Unless told to, no bot pauses and no housekeeping is done by itself."""
    data.mkdir(exist_ok=True)
    usual = {"port": 0, "swift": True, "sweep_seconds": 1e6, "warm": False, "workers": 1, "limits": PATIENT}
    chosen = Settings(**{"data": data, **usual, **settings})
    server = Server(Services(chosen, SqliteStore(data / "serendip.db"), clock or Clock()))
    served = Served(server, make_http_server(server))
    served.start()
    try:
        yield served
        assert server.services.metrics.counted("benches_differ") == 0, "bench and match differ"
    finally:
        served.stop()


def forget(served: Served, room: str) -> None:
    """Send a room to the disk once nobody is at it."""

    async def unload() -> None:
        while not served.rooms.tables[room].idle:
            await asyncio.sleep(0.005)
        served.rooms.put_away(room)

    served.inside(unload)
