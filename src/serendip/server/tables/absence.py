"""Who is away, since when a seat is asked, and when a bot plays for whoever does not act."""

import asyncio

from serendip.server.errors import Refused
from serendip.server.services import Services
from serendip.server.tables.record import TableRecord, bot_of
from serendip.server.tables.seats import Seats
from serendip.server.tables.sockets import Sockets
from serendip.server.tables.transaction import Transaction
from serendip.server.tables.transactions import Transactions

AGAIN = 5.0


class Absence:
    """The absent of one table, and the clock that runs for them."""

    def __init__(
        self, services: Services, record: TableRecord, sockets: Sockets, transactions: Transactions, seats: Seats
    ) -> None:
        self._services = services
        self._record = record
        self._sockets = sockets
        self._transactions = transactions
        self._seats = seats
        self._asked_since: dict[int, float] = {}
        self._away_since: dict[int, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self.deadline: float | None = None
        """When a bot will play for somebody; None if nobody is late."""

    @property
    def away_since(self) -> dict[int, float]:
        """Since when seats are away whose players were here before."""
        return self._away_since

    def restore(self, since: float) -> None:
        """Nobody has been here since then: the room comes from the disk."""
        record = self._record
        self._away_since = {number: since for number, seat in enumerate(record.room.seats) if seat.kind == "human"}
        self._asked_since = dict.fromkeys(record.match.to_act, since) if record.match is not None else {}

    def arrived(self, seats: list[int]) -> None:
        """Somebody who holds these seats is here."""
        for seat in seats:
            self._away_since.pop(seat, None)

    def departed(self, seats: list[int]) -> None:
        """A browser of somebody who holds these seats has gone."""
        now = self._services.now()
        for seat in seats:
            if not self._sockets.here(seat):
                self._away_since[seat] = now

    def review(self) -> None:
        """Remember who is asked since when, and set the timer for whoever is late."""
        now = self._services.now()
        match = self._record.match
        asked = match.to_act if match is not None else ()
        self._asked_since = {seat: self._asked_since.get(seat, now) for seat in asked}
        self.close()
        found = self._next_deadline()
        self.deadline = found[1] if found else None
        if found is not None:
            self._ring_after(max(0.0, found[1] - now))

    def due(self, transaction: Transaction) -> float | None:
        """Return when the room has to go on though nobody looks at it: bots at once, a day's pace when it ends."""
        room, match, now = transaction.room, transaction.match, transaction.now
        if room.status != "playing" or match is None or self._record.game.real_time:
            return None  # in real time nothing happens while nobody is there
        humans = sum([seat.kind == "human" for seat in room.seats])
        if humans and any(bot_of(room, seat) for seat in match.to_act):
            return now
        if room.pace == "day" and humans > 1:
            since = min([self._asked_since.get(seat, now) for seat in match.to_act], default=now)
            return since + self._services.settings.day_seconds
        return None

    def close(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next_deadline(self) -> tuple[int, float] | None:
        """Return the seat that is late first and when; None if nobody can be."""
        room = self._record.room
        if room.status != "playing" or room.pace == "none":
            return None
        people = self._record.people()
        settings, here = self._services.settings, self._sockets.here
        late: list[tuple[float, int]] = []
        for seat, since in self._asked_since.items():
            if seat not in people:
                continue
            if room.pace == "day" and len(people) > 1:
                late.append((since + settings.day_seconds, seat))
            elif room.pace == "live" and not here(seat) and any(here(other) for other in people):
                since = max(since, self._away_since.get(seat, since))
                late.append((since + settings.away_seconds, seat))
        if not late:
            return None
        when, seat = min(late)
        return seat, when

    def _ring_after(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._transactions.spawn(self._transactions.do(self._time_is_up))

    async def _time_is_up(self) -> None:
        found = self._next_deadline()
        if found is None or found[1] > self._services.now():
            self.review()
            return
        try:
            await self._seats.stand_in(found[0], "thumb")
        except Refused:
            # It could not be written: ring again soon.
            self._ring_after(AGAIN)
