"""A whole server without a network, whose time is skipped where nobody needs it."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, TypeVar

from starlette.websockets import WebSocket, WebSocketState

from benchmarks.server.live.benches_here import BenchesHere
from benchmarks.server.live.skipped_time import SkippingLoop
from serendip.server.clock import Clock
from serendip.server.server import Server
from serendip.server.services import Services
from serendip.server.settings import Settings
from serendip.server.storage.sqlite import SqliteStore
from serendip.server.storage.store import Change, ChatLine
from serendip.server.tables.sockets import TableSocket
from serendip.server.tables.table import Table

T = TypeVar("T")


class WatchedStore(SqliteStore):
    """Knows what is still to be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.writing: set[asyncio.Future[Any]] = set()

    def write(self, change: Change) -> Awaitable[None]:
        """Keep a change of a room."""
        return self._watched(super().write(change))

    async def say(self, room: str, said: ChatLine, visitor: str, most: int) -> None:
        """Keep what was said."""
        await self._watched(super().say(room, said, visitor, most))

    async def keep_film(self, room: str, body: bytes, most: int) -> bool:
        """Write how a build came about, unless there are enough of them."""
        return await self._watched(super().keep_film(room, body, most))

    def _watched(self, writing: Awaitable[T]) -> asyncio.Future[T]:
        future = asyncio.ensure_future(writing)
        self.writing.add(future)
        future.add_done_callback(self.writing.discard)
        return future


class WholeServer:
    """The server. Made in a loop that skips time."""

    def __init__(self, data: Path) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SkippingLoop)
        settings = Settings(data=data, warm=False, workers=1)
        self.store = WatchedStore(data / "serendip.db")
        self.services = Services(settings, self.store, Clock(passed=loop.time, steady=loop.time))
        self.services.benches = BenchesHere(lambda words: self.services.journal.error("benches", words=words))
        self.server = Server(self.services)
        self.opening = False
        """Whether rows are read: time passes as it does then."""
        loop.skipping.under_way = self.under_way

    def under_way(self) -> bool:
        """Say whether anybody is at work in another process or thread."""
        lanes = self.services.lanes.by_name.values()
        return self.opening or bool(self.store.writing) or any(lane.busy for lane in lanes)

    async def table(self, room: str) -> Table:
        """Return a table, read from the disk."""
        self.opening = True
        try:
            return await self.server.rooms.table(room)
        finally:
            self.opening = False

    def look_on(self, table: Table, visitor: str) -> TableSocket:
        """Let somebody be at a table who hears everything and says nothing."""
        socket = self.services.socket(deaf_web(), visitor)
        return table.arrive(socket, "Onlooker", set())

    def close(self) -> None:
        """End the tables, the benches and the workers."""
        self.server.close()


def deaf_web() -> WebSocket:
    """Return a socket on which nothing ever comes, and what is sent is lost."""

    async def receive() -> Any:
        await asyncio.Future()

    async def send(message: Any) -> None:
        pass

    web = WebSocket({"type": "websocket", "client": ("127.0.0.1", 1), "headers": [], "state": {}}, receive, send)
    web.client_state = web.application_state = WebSocketState.CONNECTED
    return web
