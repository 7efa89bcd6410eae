"""Whether the server is well: what it can't do without, in words for whoever runs it."""

import asyncio

from serendip.server.rooms.housekeeping import Housekeeping
from serendip.server.services import Services
from serendip.server.storage.store import StoreError

SELDOM = 2.0
"""However often somebody asks, the disk is tried after so many seconds again."""
PATIENCE = 5.0


class HealthCheck:
    """Looks for what is wrong with a server."""

    def __init__(self, services: Services, housekeeping: Housekeeping) -> None:
        self._services = services
        self._housekeeping = housekeeping
        self._trial: asyncio.Future[str] | None = None
        self._until = 0.0

    async def troubles(self) -> list[str]:
        """Return what is wrong, each in a sentence."""
        found = [await self._disk()]
        if self._services.store.damaged:
            found.append("A part of the database is damaged: `serendip check` says which, `serendip restore` mends it.")
        if parts := self._housekeeping.standing():
            found.append(f"Housekeeping stands still ({', '.join(parts)}): the journal says why under not-swept.")
        if not self._services.workers_are_well:
            found.append("The processes that think for bots die or can't be started: is there memory left?")
        return [words for words in found if words]

    async def _disk(self) -> str:
        now = self._services.clock.steady()
        if self._trial is None or now >= self._until:
            self._until = now + SELDOM
            self._trial = asyncio.ensure_future(self._try_to_write())
        return await asyncio.shield(self._trial)

    async def _try_to_write(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._services.store.try_to_write()
        except TimeoutError:
            return "The disk does not answer."
        except StoreError as error:
            return f"Nothing can be written to disk ({error}): is it full, or for reading only?"
        return ""
