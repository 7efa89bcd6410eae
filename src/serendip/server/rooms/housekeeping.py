"""What is done now and then: idle tables go to the disk, rooms that have to go on are woken, old ones are deleted.

Each part stands by itself: one that fails is told of and done again next time, one that hangs is told of and left to
itself, and the others are done all the same.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from serendip.server.errors import Refused
from serendip.server.rooms.forgetting import forget
from serendip.server.rooms.rooms import Rooms
from serendip.server.storage.store import Unreadable

LATE = 12
"""After how many rounds a part that was not done stands still, but never before `LEAST` seconds."""
LEAST = 60.0
PATIENCE = 30.0
"""How many seconds the other parts wait for one."""
JUMP = 60.0
"""How many seconds the wall clock may differ from ours before the operator is told."""

LONG_AWAY = 86_400.0
"""After how many seconds without any change nothing is deleted for as long."""


class Housekeeping:
    """Looks after the rooms of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services
        self._steady = rooms.services.clock.steady
        self._parts: dict[str, Callable[[], Awaitable[None]]] = {
            "clock": self._watch_clock,
            "idle": self._put_away_idle,
            "unreadable": self._set_aside_unreadable,
            "waiting": self._delete_old,
            "old": self._put_away_old,
            "forgetting": self._forget,
            "due": self._wake_due,
            "workers": self._try_workers,
        }
        self._done = dict.fromkeys(self._parts, self._steady())
        self._hanging: set[str] = set()
        self._deleted = 0.0
        self._jumped = 0.0
        self._compared: float | None = None
        self._looked_at = ""
        self._trying: asyncio.Task[None] | None = None
        for name in self._parts:
            words = f"seconds since housekeeping has done this last: {name}"
            self._services.metrics.gauge(f"housekeeping_{name}_seconds", words, partial(self._since, name))

    async def run(self) -> None:
        """Look after them for ever."""
        while True:
            await asyncio.sleep(self._services.settings.sweep_seconds)
            await self.run_once()

    async def run_once(self) -> None:
        """Look after them once."""
        for name, do in self._parts.items():
            if name in self._hanging:
                continue
            # Never cancelled: it may be in the middle of changing a table.
            part = self._services.spawn(self._do(name, do))
            await asyncio.wait([part], timeout=PATIENCE)
            if not part.done():
                self._hanging.add(name)
                self._services.metrics.count("housekeeping_failures")
                self._services.journal.error("sweep-hangs", part=name, seconds=PATIENCE)

    async def _do(self, name: str, do: Callable[[], Awaitable[None]]) -> None:
        try:
            await do()
        except Exception as error:
            self._services.metrics.count("housekeeping_failures")
            self._services.journal.failure("not-swept", error, part=name)
        else:
            self._done[name] = self._steady()
        finally:
            self._hanging.discard(name)

    def standing(self) -> list[str]:
        """Return the parts that were not done for too long."""
        longest = max(LEAST, LATE * self._services.settings.sweep_seconds)
        return [name for name in self._parts if self._since(name) > longest]

    def _since(self, part: str) -> float:
        return self._steady() - self._done[part]

    async def _watch_clock(self) -> None:
        """Tell the operator when somebody has turned the wall clock; nothing else comes of it while the server runs."""
        if self._compared is None:
            self._compared = await self._compare_with_what_is_kept()
        off = self._services.clock.off()
        if abs(off - self._jumped) > JUMP:
            self._jumped = off
            self._services.journal.error("clock-jumped", seconds=round(off), words="Believed after the next start.")

    async def _compare_with_what_is_kept(self) -> float:
        """Return from when on rooms may be deleted, by the steady clock.

        If the server was away for long, or the clock is wrong by as much, nobody could use their rooms: they have
        some more time. If the clock was ahead before, nothing waits until it gets there once more.
        """
        services, now = self._services, self._services.now()
        last = await services.store.last_touched()
        if last > now + JUMP:
            services.journal.error("clock-set-back", seconds=round(last - now))
            await services.store.set_back(now, now + services.settings.day_seconds)
        away = last and now - last > LONG_AWAY
        if away:
            services.journal.info("was-away", days=round((now - last) / 86_400.0, 1), words="Nothing is deleted today.")
        return self._steady() + (LONG_AWAY if away else 0.0)

    async def _put_away_idle(self) -> None:
        long_ago = self._services.now() - self._services.settings.unload_seconds
        for id, table in list(self._rooms.tables.items()):
            try:
                if table.idle and table.record.touched < long_ago:
                    self._rooms.put_away(id)
            except Exception as error:
                self._rooms.set_aside(id, error)

    async def _set_aside_unreadable(self) -> None:
        """Tell the operator of the rooms that lists have left out."""
        store = self._services.store
        found, store.unreadable = store.unreadable, set()
        for id in found:
            if not self._rooms.is_set_aside(id):
                self._rooms.set_aside(id, Unreadable("its document can't be read"))

    async def _delete_old(self) -> None:
        """Delete rooms that have waited for players too long, but seldom."""
        settings, now = self._services.settings, self._services.now()
        if now < self._deleted + settings.tidy_seconds or self._compared is None or self._steady() < self._compared:
            return
        self._deleted = now
        number = await self._services.store.forget_waiting(
            now - settings.waiting_seconds, now - settings.empty_seconds, self._rooms.in_use
        )
        if number:
            self._services.journal.info("rooms-forgotten", rooms=number)

    async def _put_away_old(self) -> None:
        """Put away games that nobody has touched for long, looking at some rooms in each round."""
        before = self._services.now() - self._services.settings.keep_games_days * 86_400.0
        number, self._looked_at = await self._services.store.put_away(self._looked_at, before, self._rooms.in_use)
        if number:
            self._services.journal.info("rooms-put-away", rooms=number)

    async def _forget(self) -> None:
        """Forget whom the operator wants to be forgotten: see `serendip forget`."""
        for visitor in await self._services.store.to_forget():
            try:
                await forget(self._rooms, visitor)
            except Exception as error:
                self._services.journal.failure("not-forgotten", error, visitor=visitor[:8])

    async def _wake_due(self) -> None:
        """Wake rooms that have to go on by themselves."""
        rooms = self._rooms
        # However many are awake or broken, some of the others get their turn.
        most = 100 + len(rooms.tables) + len(rooms.aside)
        for id in await self._services.store.due(self._services.now(), most):
            if id not in rooms.tables and not rooms.is_set_aside(id):
                try:
                    await rooms.table(id)
                except Refused as refused:
                    self._services.journal.error("not-woken", room=id, words=refused.words)

    async def _try_workers(self) -> None:
        """See whether processes that were gone can be started again, without waiting for them."""
        if not self._services.workers_are_well and (self._trying is None or self._trying.done()):
            self._trying = self._services.spawn(self._services.try_workers())
