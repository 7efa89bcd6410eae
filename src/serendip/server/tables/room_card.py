"""A room as everybody sees it: in the lobby, in one's own list, at the head of every table."""

from msgspec import Raw

from serendip.bots.cast import Strength, strength
from serendip.games.variants import played_as
from serendip.server.protocol.bodies import NextRoom, RoomCard, SeatCard
from serendip.server.protocol.encoding import raw
from serendip.server.storage.store import Room
from serendip.server.tables.presence import Presence
from serendip.server.tables.record import TableRecord
from serendip.server.tables.sockets import Sockets


class EncodedRoomCard:
    """The card of one table, written out once for all who are sent it."""

    def __init__(self, record: TableRecord, sockets: Sockets, presence: Presence) -> None:
        self._record = record
        self._sockets = sockets
        self._presence = presence
        self._card: RoomCard | None = None
        self._encoded: Raw | None = None

    def changed(self, same_room: bool) -> None:
        """Write it out anew: somebody has acted, or with `same_room` False who is there has changed too."""
        self._encoded = None
        if not same_room or self._waits_for_somebody:
            self._card = None

    @property
    def _waits_for_somebody(self) -> bool:
        """Whether somebody is away whom the others may replace at a time that changes with every action."""
        if self._card is None or self._record.room.pace != "none":
            return False
        return not all(seat.here for seat in self._card.seats)

    def encoded(self) -> Raw:
        """Return it as JSON."""
        if self._encoded is None:
            if self._card is None:
                self._card = self.card()
            self._card.moves = self._record.moves
            self._encoded = raw(self._card)
        return self._encoded

    def card(self) -> RoomCard:
        """Return it as it is now."""
        room = self._record.room
        seats = range(len(room.seats))
        here = [self._sockets.here(seat) for seat in seats]
        replaceable = [self._presence.replaceable_from(seat) for seat in seats]
        return room_card(room, self._record.moves, here, self._presence.away_since, replaceable)


def room_card(
    room: Room, moves: int, here: list[bool], away: dict[int, float], replaceable: list[float | None]
) -> RoomCard:
    """Return a room as everybody sees it."""
    seats = [
        SeatCard(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            bot=seat.stand_in or seat.bot,
            strength=_strength(seat.stand_in or seat.bot),
            here=here[number] or seat.kind == "bot",
            away_since=away.get(number) if seat.kind == "human" and not here[number] else None,
            replaceable_from=replaceable[number],
            invited=seat.invited,
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
        hints=room.hints,
        options=room.options,
        created=room.created,
        moves=moves,
        next=None if room.next is None else NextRoom(room.next, room.next_by),
        variant=played_as(room.game),
    )


def _strength(bot: str | None) -> Strength | None:
    return None if bot is None else strength(bot)
