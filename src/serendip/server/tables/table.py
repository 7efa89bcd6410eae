"""One room while it is in memory: its match, who is there, and the turns in which it is changed.

Everything that changes a table goes through `do`, one after another. A change is written to disk first and shown
afterwards: nobody sees what could still be lost.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from msgspec import Raw

import serendip
from serendip.core.line import Said
from serendip.core.match import Match, Step
from serendip.server.errors import Refused
from serendip.server.live.table_builds import TableBuilds
from serendip.server.protocol.bodies import RoomCard, SeatCard
from serendip.server.protocol.encoding import NULL, raw
from serendip.server.protocol.to_client import Vote
from serendip.server.storage.store import Change, Result, Room, StoreError
from serendip.server.tables import absence, bots, real_time, votes
from serendip.server.tables.encoded_views import EncodedViews
from serendip.server.tables.log import TableLog
from serendip.server.tables.seat_view import SeatView, deed
from serendip.server.tables.transaction import Transaction

if TYPE_CHECKING:
    from serendip.server.rooms.house import House
    from serendip.server.tables.socket import TableSocket

T = TypeVar("T")
P = ParamSpec("P")
_MOST_WAITING = 200


class Table:
    """A room, its match and whoever looks at it."""

    def __init__(self, house: "House", room: Room, rows: int, touched: float) -> None:
        self.house = house
        self.room = room
        self.rows = rows
        self.touched = touched
        self.game = serendip.game(room.game)
        self.match: Match | None = None
        self.actors: list[int] = []
        self.notes: list[tuple[int, Said]] = []
        self.moves = 0
        self.log = TableLog()
        self.seat_views: dict[int | None, SeatView] = {}
        self.sockets: set[TableSocket] = set()
        self.votes: dict[int, votes.OpenVote] = {}
        self.last_vote = 0
        self.bot_turns: dict[int, bots.BotTurn] = {}
        self.asked_since: dict[int, float] = {}
        self.away_since: dict[int, float] = {}
        self.deadline: float | None = None
        self.absence_timer: asyncio.TimerHandle | None = None
        self.real_time_timer: asyncio.TimerHandle | None = None
        # Later than any number it had before it left the memory: nobody makes a thousand changes a second.
        self.first_rev = int(house.now() * 1_000)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._card: Raw | None = None
        self._room_card: RoomCard | None = None
        self._encoded: EncodedViews | None = None
        self.builds = None if self.game.live is None else TableBuilds(self, self.game.live)

    async def do(self, what: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the table when it is one's turn, and return what came of it.

        Whoever is here must not be cancelled: what is on disk would be missing at the table.
        """
        if self._waiting >= _MOST_WAITING:
            raise Refused("busy", "This table has too much to do. Try again in a moment.")
        self._waiting += 1
        try:
            async with self._turn:
                return await what(*args, **kwargs)
        finally:
            self._waiting -= 1

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self.builds is not None and self.builds.busy
        return not (self.sockets or self._waiting or self.bot_turns or busy)

    def close(self) -> None:
        """Let go of everything that would wake it."""
        for seat in list(self.bot_turns):
            self.bot_turns.pop(seat).cancel()
        if self.absence_timer is not None:
            self.absence_timer.cancel()
        if self.real_time_timer is not None:
            self.real_time_timer.cancel()
        if self.builds is not None:
            self.builds.close()

    def names(self) -> tuple[str, ...]:
        """Return what the seats are called."""
        return tuple([seat.name for seat in self.room.seats])

    def here(self, seat: int) -> bool:
        """Say whether somebody who holds the seat is connected."""
        holders = self.room.seats[seat].holders
        return any(socket.visitor in holders for socket in self.sockets)

    def held_by(self, visitor: str | None) -> list[int]:
        """Return the seats that a visitor holds."""
        return [number for number, seat in enumerate(self.room.seats) if visitor in seat.holders]

    def people(self) -> list[int]:
        """Return the seats whose players decide for themselves: no bots, and nobody a bot plays for."""
        seats = enumerate(self.room.seats)
        return [number for number, seat in seats if seat.kind == "human" and seat.stand_in is None]

    def card(self) -> Raw:
        """Return the RoomCard."""
        if self._card is None:
            if self._room_card is None:
                self._room_card = self.room_card()
            self._room_card.moves = self.moves
            self._card = raw(self._room_card)
        return self._card

    def encoded_views(self) -> EncodedViews:
        """Return the match as it may be seen."""
        assert self.match is not None
        if self._encoded is None or self._encoded.match is not self.match:
            self._encoded = EncodedViews(self.match)
        return self._encoded

    def room_card(self) -> RoomCard:
        """Return the table as everybody sees it."""
        return room_card(self.room, self.moves, [self.here(n) for n in range(len(self.room.seats))], self.away_since)

    def votes_now(self) -> list[Vote]:
        """Return what is being voted on."""
        return [vote.told() for vote in self.votes.values()] if self.votes else []

    def seat_view(self, seat: int | None) -> SeatView:
        """Return the table as a seat sees it, up to date."""
        found = self.seat_views.get(seat)
        if found is not None and found.sockets:
            return found
        self.log.add(self.match, (), self.notes, self.names())
        if found is None:
            found = self.seat_views[seat] = SeatView(self, seat, self.first_rev)
        else:
            found.catch_up(self)
            found.refresh(self)
        return found

    @property
    def first_step(self) -> int:
        """The number of the first step that the match can tell of: 0, but for an imagined one."""
        return len(self.actors) - len(self.match.steps()) if self.match and self.match.seed is None else 0

    def rest(self) -> None:
        """Keep little in memory while nobody is here: what is told can be told again."""
        self.log.forget()
        self._encoded = None
        for view in self.seat_views.values():
            view.rest()

    def begin(self) -> Transaction:
        """Begin a change."""
        return Transaction(self, self.house.now())

    async def commit(self, transaction: Transaction) -> None:
        """Write a change to disk, then show it. Raises Refused if it can't be written; nothing has changed then."""
        if (
            transaction.match is not None
            and transaction.match.outcome is not None
            and transaction.room.status == "playing"
        ):
            finish(transaction)
        if (standing := votes.rows(self)) != transaction.room.votes:
            transaction.edit().votes = standing
        asked = list(transaction.match.to_act) if transaction.match else []
        change = Change(
            room=transaction.room,
            touched=transaction.now,
            after=self.rows,
            rows=transaction.rows,
            whole=transaction.whole,
            moves=transaction.moves,
            asked=asked,
            due=absence.due(self, transaction),
        )
        written = self.house.store.write(change)
        encoded = self._foresee(transaction)
        try:
            await written
        except StoreError as error:
            self.house.metrics.count("store_errors")
            self.house.journal.error("not-written", room=self.room.id, error=str(error))
            raise Refused("busy", "That could not be written to disk. Nothing has changed; try again soon.") from error
        begun = self.match is None and transaction.match is not None
        self.room = transaction.room
        self.match = transaction.match
        self._encoded = encoded
        self.actors = transaction.actors
        self.notes = transaction.notes
        self.moves = transaction.moves
        self.rows += len(transaction.rows)
        self.touched = transaction.now
        self.tell(transaction.news, transaction.rewound or begun)
        self.go_on()
        self.show(transaction.news, same_room=not transaction.whole)

    def _foresee(self, transaction: Transaction) -> EncodedViews | None:
        """Write out what is going to be seen while the disk is at work. It is shown afterwards."""
        if transaction.match is None or transaction.match is self.match:
            return self._encoded
        encoded = EncodedViews(transaction.match)
        try:
            for view in self.seat_views.values():
                if view.sockets:
                    encoded.public()
                    encoded.own(view.seat)
        except Exception:
            # It fails again when it is shown: what is on its way to the disk has to come to the table.
            return EncodedViews(transaction.match)
        return encoded

    def tell(self, news: list[Step], rewound: bool) -> None:
        """Let every look that somebody has hear what happened; if a move was taken back, the whole log."""
        if rewound:
            self.log.forget()
        views = [view for view in self.seat_views.values() if view.sockets]
        for view in self.seat_views.values():
            if rewound and not view.sockets:
                view.rest()
        if views:
            self.log.add(self.match, news, self.notes, self.names())
        for view in views:
            if rewound:
                same = view.retell(self)
                for socket in view.sockets:
                    socket.log_sent = min(socket.log_sent, same)
            else:
                view.catch_up(self)

    def go_on(self) -> None:
        """See who is asked now: remember since when, set the clock, wake the bots."""
        votes.review(self)
        absence.wind(self)
        real_time.wind(self)
        bots.wake(self)
        if self.builds is not None:
            self.builds.review()

    def show(self, news: Sequence[Step] = (), same_room: bool = False) -> None:
        """Send every socket its table if anything in it has changed; nothing of the room itself if it is the same."""
        self._card = None
        if not same_room:
            self._room_card = None
        names = self.names()
        for view in self.seat_views.values():
            if view.sockets and view.refresh(self):
                did = deed(news[-1], view.seat, names, self.log.latest) if news else NULL
                for socket in view.sockets:
                    socket.send_table(did)


def finish(transaction: Transaction) -> None:
    """Write into the room how its match ended."""
    assert transaction.match is not None
    assert transaction.match.outcome is not None
    outcome = transaction.match.outcome
    room = transaction.edit()
    room.status = "over"
    room.ended = transaction.now
    room.result = Result(list(outcome.winners), list(outcome.scores), outcome.said.to_json())


def room_card(room: Room, moves: int, here: list[bool], away: dict[int, float]) -> RoomCard:
    """Return a room as everybody sees it."""
    seats = [
        SeatCard(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            bot=seat.stand_in or seat.bot,
            here=here[number] or seat.kind == "bot",
            away_since=away.get(number) if seat.kind == "human" and not here[number] else None,
        )
        for number, seat in enumerate(room.seats)
    ]
    return RoomCard(
        room=room.id,
        game=room.game,
        status=room.status,
        seats=seats,
        open=room.open,
        pace=room.pace,
        options=room.options,
        created=room.created,
        moves=moves,
    )
