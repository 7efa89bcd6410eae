"""A room in memory as it is on disk: its document, its match, and who has acted so far."""

import serendip
from serendip.core.match import Match
from serendip.server.storage.store import Room
from serendip.server.tables.notes import Note


class TableRecord:
    """What a transaction changes. All parts of a table read it; only `Transactions` writes it."""

    def __init__(self, room: Room, rows: int, touched: float) -> None:
        self.room = room
        self.rows = rows
        self.touched = touched
        self.game = serendip.game(room.game)
        self.match: Match | None = None
        self.packed = b""
        """What was packed last of the match."""
        self.actors: list[int] = []
        self.asked: dict[int, float] = {}
        """Since when each seat is asked that is asked now. Only moves change that."""
        self.asked_before: list[float | None] = []
        """For each action, since when its seat had been asked for it; not known of what earlier servers kept."""
        self.notes: list[Note] = []
        self.moves = 0

    def names(self) -> tuple[str, ...]:
        """Return what the seats are called."""
        return tuple([seat.name for seat in self.room.seats])

    def held_by(self, visitor: str | None) -> list[int]:
        """Return the seats that a visitor holds."""
        return [number for number, seat in enumerate(self.room.seats) if visitor in seat.holders]

    def person(self, visitor: str) -> str:
        """Return who a visitor is here: whose seat they hold, on whatever device, or else themselves."""
        for seat in self.room.seats:
            if visitor in seat.holders:
                return seat.owner or visitor
        return visitor

    def persons(self) -> list[int]:
        """Return the seats that belong to somebody, also while a bot plays there."""
        return [number for number, seat in enumerate(self.room.seats) if seat.kind == "human"]

    def people(self) -> list[int]:
        """Return the seats whose players decide for themselves: no bots, and nobody a bot plays for."""
        seats = enumerate(self.room.seats)
        return [number for number, seat in seats if seat.kind == "human" and seat.stand_in is None]

    @property
    def playing(self) -> Match | None:
        """The match while it goes on."""
        return self.match if self.room.status == "playing" else None

    @property
    def first_step(self) -> int:
        """The number of the first step that the match can tell of: 0, but for an imagined one."""
        return len(self.actors) - len(self.match.steps()) if self.match and self.match.seed is None else 0


def bot_of(room: Room, seat: int) -> str | None:
    """Return the bot that plays a seat, be it a bot's or that of somebody absent."""
    row = room.seats[seat]
    return row.stand_in or (row.bot if row.kind == "bot" else None)
