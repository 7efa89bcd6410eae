"""The shortest path in the server: a seat's action from the wire to the disk to everybody's table."""

from msgspec import Raw

from serendip.core.action import Action
from serendip.core.errors import IllegalAction
from serendip.core.line import Line
from serendip.server.errors import Refused
from serendip.server.services import Services
from serendip.server.tables.offers import chosen
from serendip.server.tables.real_time import RealTime
from serendip.server.tables.record import TableRecord
from serendip.server.tables.seat_views import SeatViews
from serendip.server.tables.transactions import Transactions
from serendip.server.tables.votes import Votes


class Playing:
    """Carries out what the seats of one table choose."""

    def __init__(
        self,
        services: Services,
        record: TableRecord,
        transactions: Transactions,
        votes: Votes,
        real_time: RealTime,
        seat_views: SeatViews,
    ) -> None:
        self._services = services
        self._record = record
        self._transactions = transactions
        self._votes = votes
        self._real_time = real_time
        self._seat_views = seat_views

    async def play(self, seat: int, body: Raw, rev: int) -> None:
        """Carry out what a player sent, unless it was meant for choices that are gone."""
        record = self._record
        if record.match is None:
            raise Refused("not-now", "The game has not begun: wait until every seat is taken.")
        # In real time choices change while one reaches for them: the rules say what still holds.
        if rev < self._seat_views.of(seat).choices and not record.game.real_time:
            raise Refused("stale", "The table has changed since you chose. Look again and choose anew.")
        action = chosen(record.game, body)
        if action.brought_by_server:
            raise Refused("not-yours", "Only the table itself can say that: it looks at the bench with its own eyes.")
        await self.carry_out(seat, action)

    async def carry_out(self, seat: int, action: Action, note: Line | None = None) -> None:
        """Carry out an action, with a note of the table before it: on a copy, then on disk, then at the table."""
        record = self._record
        transaction = self._transactions.begin()
        if note is not None:
            transaction.note(note)
        try:
            transaction.play(seat, action, self._real_time.time())
        except IllegalAction as error:
            refusal = record.match.why_not(seat, action) if record.match else None
            words = refusal.words(record.names()) if refusal else error.reason
            raise Refused("illegal", words, error.rules, refusal) from error
        self._votes.play_on(seat, transaction)
        await self._transactions.commit(transaction)
        self._services.metrics.count("actions")
