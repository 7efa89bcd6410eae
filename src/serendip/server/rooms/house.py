"""The house: all tables, in memory while somebody is at them, on disk otherwise."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from serendip.core.errors import SerendipError
from serendip.server.errors import Refused, no_such_room
from serendip.server.identity import first_name
from serendip.server.journal import Journal
from serendip.server.live.bench_client import Benches
from serendip.server.live.practice import Practices
from serendip.server.metrics import Metrics
from serendip.server.settings import Settings
from serendip.server.storage.store import Change, Store, StoreError
from serendip.server.tables.socket import SendQueue
from serendip.server.tables.table import Table
from serendip.server.transport.rate_limits import ConcurrencyLimit, RateLimits
from serendip.server.workers.analysis import AnalysisJob
from serendip.server.workers.pool import WorkerPool


class House:
    """Everything that lives as long as the server does."""

    def __init__(
        self, settings: Settings, store: Store, workers: WorkerPool, now: Callable[[], float] = time.time
    ) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.now = now
        self.journal = Journal()
        self.metrics = Metrics()
        self.send_queue = SendQueue()
        self.tables: dict[str, Table] = {}
        self.broken: set[str] = set()
        self.analyses: dict[str, AnalysisJob] = {}
        self.background = WorkerPool(1)
        # One piece of one job at a time, so that a replay waits for no more than that.
        self.analysing = asyncio.Lock()
        self.benches = Benches(lambda words: self.journal.error("benches", words=words))
        self.closing = False
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._tidied = 0.0
        limits = settings.limits
        clock = time.monotonic
        self.requests = RateLimits(limits.requests_burst, limits.requests_per_second, clock)
        self.rooms_by_visitor = RateLimits(limits.rooms_burst, limits.rooms_per_minute / 60, clock)
        self.rooms_by_address = RateLimits(
            limits.rooms_burst_per_address, limits.rooms_per_minute_per_address / 60, clock
        )
        self.wrong_keys = RateLimits(limits.wrong_keys_burst, limits.wrong_keys_per_minute / 60, clock)
        self.chats = RateLimits(limits.chats_burst, limits.chats_per_second, clock)
        self.hints = RateLimits(limits.hints_burst, limits.hints_per_minute / 60, clock)
        self.heavy = RateLimits(limits.heavy_burst, limits.heavy_per_minute / 60, clock)
        self.sockets_by_visitor = ConcurrencyLimit(limits.sockets_per_visitor)
        self.sockets_by_address = ConcurrencyLimit(limits.sockets_per_address)
        self.practices = Practices(self.benches, settings.bench_grace_seconds, limits.practice_benches)
        self.practice_by_address = ConcurrencyLimit(limits.practice_per_address)
        self.metrics.gauge("tables", "rooms in memory", lambda: len(self.tables))
        self.metrics.gauge("sockets", "sockets open", lambda: sum(len(table.sockets) for table in self.tables.values()))
        self.metrics.gauge("benches", "benches with live builds", lambda: len(self.benches.benches))
        self.metrics.gauge("worker_deaths", "worker processes that died", lambda: self.workers.deaths)

    def spawn(self, job: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside, and tell the journal if it fails."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Refused):
                self.journal.error("not-done", code=error.code, words=error.words)
            else:
                self.metrics.count("failures")
                self.journal.failure("failed", error)

    async def keep(self, change: Change) -> None:
        """Write a new room. Raises Refused if it can't be written."""
        try:
            await self.store.write(change)
        except StoreError as error:
            self.metrics.count("store_errors")
            self.journal.error("not-written", room=change.room.id, error=str(error))
            raise Refused("busy", "That could not be written to disk. Nothing has changed; try again soon.") from error

    async def name_of(self, visitor: str) -> str:
        """Return what a visitor is called."""
        return await self.store.name(visitor) or first_name(visitor)

    async def table(self, id: str) -> Table:
        """Return a room's table, from the disk if nobody was at it. Raises Refused if there is none.

        Use it at once: a table that nobody is at may leave the memory whenever somebody waits for something else.
        """
        found = self.tables.get(id)
        if found is not None:
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda done: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Table:
        found = await self.store.room(id)
        if found is None:
            raise no_such_room()
        try:
            from serendip.server.rooms.restore import restore

            table = restore(self, *found)
        except SerendipError as error:
            self.broken.add(id)
            self.journal.error("broken-room", room=id, error=str(error))
            raise Refused(
                "broken", "This table was kept by another version of its game and can't be opened."
            ) from error
        self.tables[id] = table
        table.go_on()
        return table

    async def sweep(self) -> None:
        """For ever: send idle tables to the disk, and wake rooms that have to go on by themselves."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self.sweep_once()
            except (StoreError, Refused) as error:
                self.journal.error("not-swept", error=str(error))

    async def sweep_once(self) -> None:
        """Sweep."""
        long_ago = self.now() - self.settings.unload_seconds
        for id, table in list(self.tables.items()):
            if table.idle and table.touched < long_ago:
                table.close()
                del self.tables[id]
        await self.tidy()
        for id in await self.store.due(self.now(), 100):
            if id not in self.tables and id not in self.broken:
                try:
                    await self.table(id)
                except Refused as refused:
                    self.journal.error("not-woken", room=id, words=refused.words)

    async def tidy(self) -> None:
        """Now and then: delete rooms that have waited for players too long."""
        now = self.now()
        if now < self._tidied + self.settings.tidy_seconds:
            return
        self._tidied = now
        keep = {*self.tables, *self._loading}
        number = await self.store.forget_waiting(
            now - self.settings.waiting_seconds, now - self.settings.empty_seconds, keep
        )
        if number:
            self.journal.info("rooms-forgotten", rooms=number)

    async def close(self) -> None:
        """Let everything go."""
        for table in self.tables.values():
            table.close()
        for task in list(self._tasks):
            task.cancel()
        self.benches.close()
        self.workers.close()
        self.background.close()
        self.store.close()
