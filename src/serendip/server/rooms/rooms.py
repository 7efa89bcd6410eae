"""All rooms: in memory while somebody is at them, on disk otherwise."""

import asyncio

from serendip.core.errors import SerendipError
from serendip.server.errors import Refused, no_such_room
from serendip.server.rooms.restore import restore
from serendip.server.services import Services
from serendip.server.tables.table import Table


class Rooms:
    """Finds a room's table, wherever it is."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        """Those that are in memory."""
        self.broken: set[str] = set()
        """Those that can't be opened any more."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        services.metrics.gauge("tables", "rooms in memory", lambda: len(self.tables))

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
        found = await self.services.store.room(id)
        if found is None:
            raise no_such_room()
        try:
            table = restore(self.services, *found)
        except SerendipError as error:
            self.broken.add(id)
            self.services.journal.error("broken-room", room=id, error=str(error))
            raise Refused(
                "broken", "This table was kept by another version of its game and can't be opened."
            ) from error
        self.tables[id] = table
        table.go_on()
        return table

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
