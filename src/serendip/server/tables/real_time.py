"""Games in real time: the table's clock, and what the table does by itself when its time has come.

The clock goes on from what was stored with the last action, by the server's steady clock. It stands while the server
is down, and when no player has been there for a while; then a note says so, and it goes on when somebody is back.
"""

import asyncio

from serendip.server.errors import Refused
from serendip.server.services import Services
from serendip.server.tables.notes import CLOCK_GOES, CLOCK_STANDS
from serendip.server.tables.record import TableRecord
from serendip.server.tables.sockets import Sockets
from serendip.server.tables.transactions import Transactions

AGAIN = 1.0


class RealTime:
    """The clock of one table, for a game that has one."""

    def __init__(self, services: Services, record: TableRecord, sockets: Sockets, transactions: Transactions) -> None:
        self._services = services
        self._record = record
        self._sockets = sockets
        self._transactions = transactions
        self._timer: asyncio.TimerHandle | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._stood_at = 0.0
        self._since: float | None = None
        """When it began to go on from there, by the steady clock; None while it stands."""

    def time(self) -> float | None:
        """Return the time on the table's own clock for a game in real time; None for all others."""
        if not self._record.game.real_time:
            return None
        match = self._record.match
        stored = 0.0 if match is None else match.clock
        gone = 0.0 if self._since is None else self._services.clock.steady() - self._since
        return max(stored, self._stood_at + gone)

    @property
    def goes(self) -> bool:
        """Whether a game in real time is going on."""
        return self._since is not None and self._record.playing is not None

    @property
    def stands(self) -> bool:
        """Whether a game in real time waits for somebody to be there."""
        return self._record.game.real_time and self._since is None and self._record.playing is not None

    def review(self) -> None:
        """Let the clock go or stand, and set the timer to the next moment at which the table acts by itself."""
        self.close()
        match = self._record.playing
        if match is None or not self._record.game.real_time:
            return
        if self._somebody_is_here():
            if self._since is None:
                self._go()
        elif self._since is not None:
            wait = self._services.settings.clock_seconds
            self._leaving = asyncio.get_running_loop().call_later(wait, self._left)
        now = self.time()
        if self._since is not None and now is not None and match.due is not None:
            self._ring_after(max(0.0, match.due - now))

    def close(self) -> None:
        """Stop the timers."""
        for timer in (self._timer, self._leaving):
            if timer is not None:
                timer.cancel()
        self._timer = self._leaving = None

    def _somebody_is_here(self) -> bool:
        """Say whether a player is here; at a table of bots, whether anybody is."""
        seats = [number for number, seat in enumerate(self._record.room.seats) if seat.kind == "human"]
        return any(self._sockets.here(seat) for seat in seats) if seats else len(self._sockets) > 0

    def _go(self) -> None:
        match = self._record.playing
        self._stood_at = self.time() or 0.0
        self._since = self._services.clock.steady()
        if match is not None and match.last is not None:
            self._transactions.spawn(self._transactions.do(self._tell_that_it_goes))

    async def _tell_that_it_goes(self) -> None:
        transaction = self._transactions.begin()
        transaction.note(CLOCK_GOES)
        await self._transactions.commit(transaction)

    def _left(self) -> None:
        self._leaving = None
        self._transactions.spawn(self._transactions.do(self._stand))

    async def _stand(self) -> None:
        """Keep what the clock shows, and let it stand."""
        now = self.time()
        if now is None or self._since is None or self._record.playing is None or self._somebody_is_here():
            return
        transaction = self._transactions.begin()
        transaction.pass_time(now)
        transaction.note(CLOCK_STANDS)
        # Before it is written: what is shown then is that it stands.
        self._stood_at, self._since = now, None
        try:
            await self._transactions.commit(transaction)
        except Refused:
            # It stands all the same; it goes on from what is on disk if the table leaves the memory before.
            self._services.journal.error("clock-not-kept", room=self._record.room.id)

    def _ring_after(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._transactions.spawn(self._transactions.do(self._time_has_come))

    async def _time_has_come(self) -> None:
        now = self.time()
        match = self._record.playing
        if now is None or match is None or match.due is None or self._since is None:
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
