"""All rooms: in memory while somebody is at them, on disk otherwise."""

import asyncio

from serendip.server.errors import Refused, broken_room, no_such_room
from serendip.server.protocol.codes import CloseCode, RefusalCode
from serendip.server.protocol.to_client import RefusedMessage
from serendip.server.rooms.restore import restore
from serendip.server.services import Services
from serendip.server.storage.store import StoreError, Unreadable
from serendip.server.tables.table import Table

AGAIN = 300.0
"""After how many seconds a room that was broken is tried again: its bots may choose something else by then."""


class Rooms:
    """Finds a room's table, wherever it is."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        """Those that are in memory."""
        self.aside: dict[str, tuple[float, RefusalCode, str]] = {}
        """Those that could not be opened or played on, when that may be tried again, by the steady clock, and why."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        services.metrics.gauge("rooms_set_aside", "rooms that can't be opened now", lambda: len(self.aside))
        services.metrics.gauge("tables", "rooms in memory", lambda: len(self.tables))

    async def table(self, id: str) -> Table:
        """Return a room's table, from the disk if nobody was at it. Raises Refused if there is none or it is broken.

        Use it at once: a table that nobody is at may leave the memory whenever somebody waits for something else.
        """
        found = self.tables.get(id)
        if found is not None:
            return found
        if self.is_set_aside(id):
            raise Refused(*self.aside[id][1:])
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda done: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Table:
        try:
            found = await self.services.store.room(id)
            if found is None:
                raise no_such_room()
            table = await restore(self.services, *found, lambda error: self.set_aside(id, error))
            self.tables[id] = table
            table.go_on()
        except Exception as error:
            if isinstance(error, (Refused, StoreError)) and not isinstance(error, Unreadable):
                raise
            self.set_aside(id, error)
            raise broken_room(error) from error
        self.aside.pop(id, None)
        return table

    def is_set_aside(self, id: str) -> bool:
        """Say whether a room is broken, and it is too early to try again."""
        return id in self.aside and self.aside[id][0] > self.services.clock.steady()

    def set_aside(self, id: str, error: BaseException) -> None:
        """Let a room that can't be read or played on trouble nobody else: it is kept, and tried again much later."""
        refused = broken_room(error)
        self.aside[id] = self.services.clock.steady() + AGAIN, refused.code, refused.words
        self.services.metrics.count("rooms_broken")
        self.services.journal.failure("room-set-aside", error, room=id)
        table = self.tables.pop(id, None)
        if table is None:
            return
        for socket in table.sockets:
            socket.send(RefusedMessage(None, refused.code, refused.words, []))
            socket.socket.close(CloseCode.SET_ASIDE)
        try:
            table.close()
        except Exception as another:
            self.services.journal.failure("not-closed", another, room=id)

    @property
    def in_use(self) -> set[str]:
        """The rooms that are in memory or on their way."""
        return {*self.tables, *self._loading}

    def put_away(self, id: str) -> None:
        """Let a table leave the memory."""
        self.tables.pop(id).close()

    def close(self) -> None:
        """Let all tables go."""
        for table in self.tables.values():
            table.close()
