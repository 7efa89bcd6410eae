"""Games in real time: the table's clock, and what the table does by itself when its time has come."""

import asyncio

from serendip.server.errors import Refused
from serendip.server.services import Services
from serendip.server.tables.record import TableRecord
from serendip.server.tables.transactions import Transactions

AGAIN = 1.0


class RealTime:
    """The clock of one table; it stands still where a game has none."""

    def __init__(self, services: Services, record: TableRecord, transactions: Transactions) -> None:
        self._services = services
        self._record = record
        self._transactions = transactions
        self._timer: asyncio.TimerHandle | None = None

    def time(self) -> float | None:
        """Return the time on the table's own clock for a game in real time; None for all others."""
        return self._services.now() - self._record.room.started if self._record.game.real_time else None

    def review(self) -> None:
        """Set the timer to the next moment at which the table acts by itself."""
        self.close()
        now = self.time()
        match = self._record.playing
        if now is not None and match is not None and match.due is not None:
            self._ring_after(max(0.0, match.due - now))

    def close(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring_after(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._services.spawn(self._transactions.do(self._time_has_come))

    async def _time_has_come(self) -> None:
        now = self.time()
        match = self._record.playing
        if now is None or match is None or match.due is None:
            return
        if match.due > now + 0.01:
            self.review()
            return
        transaction = self._transactions.begin()
        transaction.pass_time(max(now, match.due, match.clock))
        try:
            await self._transactions.commit(transaction)
        except Refused:
            # It could not be written: ring again soon.
            self._ring_after(AGAIN)
