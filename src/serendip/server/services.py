"""What every part of the server uses: settings, store, workers, journal, metrics, limits. It knows no table."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.websockets import WebSocket

from serendip.server.clock import Clock
from serendip.server.errors import Refused
from serendip.server.identity import first_name
from serendip.server.journal import Journal
from serendip.server.live.bench_client import Benches
from serendip.server.metrics import Metrics
from serendip.server.settings import Settings
from serendip.server.storage.store import Change, Store, StoreError
from serendip.server.transport.cuts import Cuts
from serendip.server.transport.limits import ServerLimits
from serendip.server.transport.sending import SendQueue
from serendip.server.transport.socket import Socket
from serendip.server.transport.turns import Turns
from serendip.server.workers.fair_queue import Account
from serendip.server.workers.lanes import Lanes
from serendip.server.workers.worker import WorkerDied, WorkerStuck

MOST_ADDRESSES = 20_000


class Services:
    """What lives as long as the server does and belongs to no room."""

    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.lanes = Lanes(settings)
        self.clock = clock
        self.now = clock.now
        self.journal = Journal()
        self.metrics = Metrics()
        self.limits = ServerLimits(settings.limits)
        self.turns = Turns()
        self.cuts = Cuts(self.journal, settings.log_addresses)
        self.benches = Benches(lambda words: self.journal.error("benches", words=words))
        self.sockets: set[Socket] = set()
        self.closing = False
        self._send_queue = SendQueue()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.metrics.labelled("cuts", "connections cut off or refused", "reason", lambda: self.cuts.by_reason)
        self.metrics.labelled(
            "cuts_by_address", "the same for those that were it most often", "address", self.cuts.by_address
        )
        self._addresses: dict[str, str] = {}
        self.metrics.gauge("sockets", "sockets open", lambda: len(self.sockets))
        self.metrics.gauge("benches", "benches with live builds", lambda: len(self.benches.benches))
        self.metrics.gauge("clock_jump_seconds", "how far the wall clock has jumped since the start", clock.off)
        self.lanes.measure(self.metrics)

    def socket(self, web: WebSocket, visitor: str | None) -> Socket:
        """Return the socket of a browser that was let in."""
        return Socket(web, visitor, self._send_queue, self.settings.limits, self.spawn)

    def spawn(
        self, job: Coroutine[Any, Any, Any], failed: Callable[[BaseException], None] | None = None
    ) -> asyncio.Task[Any]:
        """Run something beside; if it fails by a mistake of ours, tell the journal, or `failed`."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._done(done, failed or self._failed))
        return task

    def _done(self, task: asyncio.Task[Any], failed: Callable[[BaseException], None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Refused):
                self.journal.error("not-done", code=error.code, words=error.words)
            else:
                failed(error)

    def _failed(self, error: BaseException) -> None:
        self.metrics.count("failures")
        self.journal.failure("failed", error)

    @property
    def workers_are_well(self) -> bool:
        """Whether there are processes that think for bots, or can be."""
        return self.lanes.well

    async def try_workers(self) -> None:
        """See whether they can be started again."""
        with contextlib.suppress(WorkerDied, WorkerStuck):
            await self.lanes.warm()

    async def keep(self, change: Change) -> None:
        """Write a change of a room. Raises Refused if it can't be written."""
        try:
            await self.store.write(change)
        except StoreError as error:
            raise self.not_written(change.room.id, error) from error

    def not_written(self, room: str, error: StoreError) -> Refused:
        """Count and tell the journal that a change could not be written; return how to say so."""
        self.metrics.count("store_errors")
        self.journal.error("not-written", room=room, error=str(error))
        return Refused("busy", "That could not be written to disk. Nothing has changed; try again soon.")

    def seen(self, visitor: str, address: str) -> None:
        """Remember, as long as the server runs, where a visitor was seen last; of many the latest."""
        self._addresses.pop(visitor, None)
        self._addresses[visitor] = address
        if len(self._addresses) > MOST_ADDRESSES:
            del self._addresses[next(iter(self._addresses))]

    def account(self, visitor: str, room: str) -> Account:
        """Return on whose account a table thinks: an address, a visitor from there, and one of their tables."""
        visitor = visitor or room  # whoever opened it wants to be forgotten
        return self._addresses.get(visitor, visitor), visitor, room

    async def name_of(self, visitor: str) -> str:
        """Return what a visitor is called."""
        return await self.store.name(visitor) or first_name(visitor)

    def close(self) -> None:
        """End the benches and the workers, and the store last."""
        for task in list(self._tasks):
            task.cancel()
        self.benches.close()
        self.lanes.close()
        self.store.close()
