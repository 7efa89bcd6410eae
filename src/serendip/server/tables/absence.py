"""The clock that runs for the absent: when a day is over a bot plays, when a grace time is over votes are counted."""

import asyncio
from collections.abc import Callable

from serendip.server.errors import Refused
from serendip.server.services import Services
from serendip.server.tables.presence import Presence
from serendip.server.tables.record import TableRecord, bot_of
from serendip.server.tables.seats import Seats
from serendip.server.tables.transaction import Transaction
from serendip.server.tables.transactions import Transactions
from serendip.server.tables.votes import Votes

AGAIN = 5.0


class Absence:
    """The timer of one table; `lapsed` is called when the others need not wait for somebody any longer."""

    def __init__(
        self,
        services: Services,
        record: TableRecord,
        presence: Presence,
        transactions: Transactions,
        votes: Votes,
        seats: Seats,
        lapsed: Callable[[], None],
    ) -> None:
        self._services = services
        self._record = record
        self._presence = presence
        self._transactions = transactions
        self._votes = votes
        self._seats = seats
        self._lapsed = lapsed
        self._timer: asyncio.TimerHandle | None = None
        self.deadline: float | None = None
        """When a bot will play for somebody by itself; None if nobody is late."""

    def review(self) -> None:
        """Set the timer for whoever is late first."""
        self.close()
        found = self._next_deadline()
        self.deadline = found[1] if found else None
        now = self._services.now()
        moments = [] if self.deadline is None else [max(now, self.deadline)]
        asked_at = self._votes.last_began
        if asked_at is not None:
            away = [self._presence.gone_at(seat, asked_at) for seat in self._record.people()]
            moments += [gone_at for gone_at in away if gone_at is not None and gone_at > now]
        if moments:
            self._ring_after(min(moments) - now)

    def due(self, transaction: Transaction) -> float | None:
        """Return when the room has to go on though nobody looks at it: bots at once, a day's pace when it ends."""
        room, match = transaction.room, transaction.match
        if room.status != "playing" or match is None or self._record.game.real_time:
            return None  # in real time nothing happens while nobody is there
        if any(seat.kind == "human" for seat in room.seats) and any(bot_of(room, seat) for seat in match.to_act):
            return transaction.now
        if room.pace != "day":
            return None
        people = [number for number, seat in enumerate(room.seats) if seat.kind == "human" and seat.stand_in is None]
        late = self._late(people, transaction.asked)
        return late[0][0] if late else None

    def close(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next_deadline(self) -> tuple[int, float] | None:
        """Return the seat whose day is over first and when; None if nobody's ever is."""
        room = self._record.room
        if room.status != "playing" or room.pace != "day":
            return None
        late = self._late(self._record.people(), self._record.asked)
        return (late[0][1], late[0][0]) if late else None

    def _late(self, people: list[int], asked: dict[int, float]) -> list[tuple[float, int]]:
        """Return when the days of those are over who keep another person waiting, the first one first."""
        day = self._services.settings.day_seconds
        return sorted((asked[seat] + day, seat) for seat in people if seat in asked) if len(people) > 1 else []

    def _ring_after(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._transactions.spawn(self._transactions.do(self._time_is_up))

    async def _time_is_up(self) -> None:
        found = self._next_deadline()
        if found is None or found[1] > self._services.now():
            self._lapsed()
            return
        try:
            await self._seats.stand_in(found[0], "thumb")
        except Refused:
            # It could not be written: ring again soon.
            self._ring_after(AGAIN)
