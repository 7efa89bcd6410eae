"""What is done now and then: idle tables go to the disk, rooms that have to go on are woken, old ones are deleted."""

import asyncio

from serendip.server.errors import Refused
from serendip.server.rooms.forgetting import forget
from serendip.server.rooms.rooms import Rooms
from serendip.server.storage.store import StoreError


class Housekeeping:
    """Looks after the rooms of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services
        self._deleted = 0.0

    async def run(self) -> None:
        """Look after them for ever."""
        while True:
            await asyncio.sleep(self._services.settings.sweep_seconds)
            try:
                await self.run_once()
            except (StoreError, Refused) as error:
                self._services.journal.error("not-swept", error=str(error))

    async def run_once(self) -> None:
        """Look after them once."""
        self._put_away_idle()
        await self._delete_old()
        await self._forget()
        await self._wake_due()

    def _put_away_idle(self) -> None:
        long_ago = self._services.now() - self._services.settings.unload_seconds
        for id, table in list(self._rooms.tables.items()):
            if table.idle and table.record.touched < long_ago:
                self._rooms.put_away(id)

    async def _delete_old(self) -> None:
        """Delete rooms that have waited for players too long, but seldom."""
        settings, now = self._services.settings, self._services.now()
        if now < self._deleted + settings.tidy_seconds:
            return
        self._deleted = now
        number = await self._services.store.forget_waiting(
            now - settings.waiting_seconds, now - settings.empty_seconds, self._rooms.in_use
        )
        if number:
            self._services.journal.info("rooms-forgotten", rooms=number)

    async def _forget(self) -> None:
        """Forget whom the operator wants to be forgotten: see `serendip forget`."""
        for visitor in await self._services.store.to_forget():
            await forget(self._rooms, visitor)

    async def _wake_due(self) -> None:
        """Wake rooms that have to go on by themselves."""
        for id in await self._services.store.due(self._services.now(), 100):
            if id not in self._rooms.tables and id not in self._rooms.broken:
                try:
                    await self._rooms.table(id)
                except Refused as refused:
                    self._services.journal.error("not-woken", room=id, words=refused.words)
