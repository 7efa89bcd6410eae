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
from serendip.server import bell, bots, clock, votes
from serendip.server.cards import RoomCard, SeatCard
from serendip.server.chronicle import Chronicle
from serendip.server.draft import Draft
from serendip.server.live.floor import Floor
from serendip.server.looks import Look, deed
from serendip.server.refused import Refused
from serendip.server.sight import Sight
from serendip.server.store import Change, Result, Room, StoreError
from serendip.server.wire import NULL, Vote, raw

if TYPE_CHECKING:
    from serendip.server.house import House
    from serendip.server.sockets import Socket

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
        self.chronicle = Chronicle()
        self.looks: dict[int | None, Look] = {}
        self.sockets: set[Socket] = set()
        self.votes: dict[int, votes.OpenVote] = {}
        self.last_vote = 0
        self.thoughts: dict[int, bots.Thought] = {}
        self.asked_since: dict[int, float] = {}
        self.away_since: dict[int, float] = {}
        self.deadline: float | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.bell: asyncio.TimerHandle | None = None
        # Later than any number it had before it left the memory: nobody makes a thousand changes a second.
        self.first_rev = int(house.now() * 1_000)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._card: Raw | None = None
        self._room_card: RoomCard | None = None
        self._sight: Sight | None = None
        self.floor = None if self.game.live is None else Floor(self, self.game.live)

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
        busy = self.floor is not None and self.floor.busy
        return not (self.sockets or self._waiting or self.thoughts or busy)

    def close(self) -> None:
        """Let go of everything that would wake it."""
        for seat in list(self.thoughts):
            self.thoughts.pop(seat).cancel()
        if self.timer is not None:
            self.timer.cancel()
        if self.bell is not None:
            self.bell.cancel()
        if self.floor is not None:
            self.floor.close()

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

    def sight(self) -> Sight:
        """Return the match as it may be seen."""
        assert self.match is not None
        if self._sight is None or self._sight.match is not self.match:
            self._sight = Sight(self.match)
        return self._sight

    def room_card(self) -> RoomCard:
        """Return the table as everybody sees it."""
        return room_card(self.room, self.moves, [self.here(n) for n in range(len(self.room.seats))], self.away_since)

    def votes_now(self) -> list[Vote]:
        """Return what is being voted on."""
        return [vote.told() for vote in self.votes.values()] if self.votes else []

    def look(self, seat: int | None) -> Look:
        """Return the table as a seat sees it, up to date."""
        found = self.looks.get(seat)
        if found is not None and found.sockets:
            return found
        self.chronicle.add(self.match, (), self.notes, self.names())
        if found is None:
            found = self.looks[seat] = Look(self, seat, self.first_rev)
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
        self.chronicle.forget()
        self._sight = None
        for look in self.looks.values():
            look.rest()

    def draft(self) -> Draft:
        """Begin a change."""
        return Draft(self, self.house.now())

    async def commit(self, draft: Draft) -> None:
        """Write a change to disk, then show it. Raises Refused if it can't be written; nothing has changed then."""
        if draft.match is not None and draft.match.outcome is not None and draft.room.status == "playing":
            finish(draft)
        if (standing := votes.rows(self)) != draft.room.votes:
            draft.edit().votes = standing
        asked = list(draft.match.to_act) if draft.match else []
        change = Change(
            room=draft.room,
            touched=draft.now,
            after=self.rows,
            rows=draft.rows,
            whole=draft.whole,
            moves=draft.moves,
            asked=asked,
            due=clock.due(self, draft),
        )
        written = self.house.store.write(change)
        sight = self._foresee(draft)
        try:
            await written
        except StoreError as error:
            self.house.metrics.count("store_errors")
            self.house.journal.error("not-written", room=self.room.id, error=str(error))
            raise Refused("busy", "That could not be written to disk. Nothing has changed; try again soon.") from error
        begun = self.match is None and draft.match is not None
        self.room = draft.room
        self.match = draft.match
        self._sight = sight
        self.actors = draft.actors
        self.notes = draft.notes
        self.moves = draft.moves
        self.rows += len(draft.rows)
        self.touched = draft.now
        self.tell(draft.news, draft.rewound or begun)
        self.go_on()
        self.show(draft.news, same_room=not draft.whole)

    def _foresee(self, draft: Draft) -> Sight | None:
        """Write out what is going to be seen while the disk is at work. It is shown afterwards."""
        if draft.match is None or draft.match is self.match:
            return self._sight
        sight = Sight(draft.match)
        try:
            for look in self.looks.values():
                if look.sockets:
                    sight.public()
                    sight.own(look.seat)
        except Exception:
            # It fails again when it is shown: what is on its way to the disk has to come to the table.
            return Sight(draft.match)
        return sight

    def tell(self, news: list[Step], rewound: bool) -> None:
        """Let every look that somebody has hear what happened; if a move was taken back, the whole log."""
        if rewound:
            self.chronicle.forget()
        looks = [look for look in self.looks.values() if look.sockets]
        for look in self.looks.values():
            if rewound and not look.sockets:
                look.rest()
        if looks:
            self.chronicle.add(self.match, news, self.notes, self.names())
        for look in looks:
            if rewound:
                same = look.retell(self)
                for socket in look.sockets:
                    socket.log_sent = min(socket.log_sent, same)
            else:
                look.catch_up(self)

    def go_on(self) -> None:
        """See who is asked now: remember since when, set the clock, wake the bots."""
        votes.review(self)
        clock.wind(self)
        bell.wind(self)
        bots.wake(self)
        if self.floor is not None:
            self.floor.review()

    def show(self, news: Sequence[Step] = (), same_room: bool = False) -> None:
        """Send every socket its table if anything in it has changed; nothing of the room itself if it is the same."""
        self._card = None
        if not same_room:
            self._room_card = None
        names = self.names()
        for look in self.looks.values():
            if look.sockets and look.refresh(self):
                did = deed(news[-1], look.seat, names, self.chronicle.latest) if news else NULL
                for socket in look.sockets:
                    socket.send_table(did)


def finish(draft: Draft) -> None:
    """Write into the room how its match ended."""
    assert draft.match is not None
    assert draft.match.outcome is not None
    outcome = draft.match.outcome
    room = draft.edit()
    room.status = "over"
    room.ended = draft.now
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
