"""Routes about rooms and seats."""

import re

from serendip.server.errors import Refused, enough_today, no_such_room, not_welcome, not_yours
from serendip.server.http.route import ApiRequest, ApiRoute
from serendip.server.protocol.bodies import Entered, Lobby, Opened, ResultCard, RoomCard, Seated, SeatLeft
from serendip.server.protocol.requests import EnterSeat, NewRoom, TakeSeat
from serendip.server.rooms.create import open_room
from serendip.server.rooms.rooms import Rooms
from serendip.server.storage.store import Relations, Room, Stored
from serendip.server.tables.record import TableRecord
from serendip.server.tables.room_card import room_card
from serendip.server.tables.table import Table
from serendip.server.transport.origin import address_of

HOUR = 3_600.0
RESULTS = 20
"""How many results the lobby shows."""
_ID = re.compile(r"[a-z0-9]{10}")


def card_of(rooms: Rooms, stored: Stored) -> RoomCard:
    """Return a room as everybody sees it, with who is there if it is in memory."""
    table = rooms.tables.get(stored.room.id)
    if table is not None:
        return table.seat_views.card.card()
    seats = len(stored.room.seats)
    away = dict.fromkeys(range(seats), stored.touched)
    return room_card(stored.room, stored.moves, [False] * seats, away, [None] * seats)


def result_of(stored: Stored, visitor: str | None) -> ResultCard | None:
    """Return how a room's match ended, as a visitor sees it; None if it was not kept."""
    room, result = stored.room, stored.room.result
    if result is None:
        return None
    names = [seat.name for seat in room.seats]
    seats = seats_of(room, visitor)
    return ResultCard(
        room.id, room.game, names, result.winners, result.scores, result.reason, room.ended, stored.moves, seats
    )


def seats_of(room: Room, visitor: str | None) -> list[int]:
    """Return the seats of a room that a visitor holds."""
    return [number for number, seat in enumerate(room.seats) if visitor in seat.holders]


def people_of(room: Room) -> set[str]:
    """Return who has opened a room, and who sits there."""
    return {room.creator, *(seat.owner for seat in room.seats if seat.owner)}


def may_watch(record: TableRecord, visitor: str | None, stands: Relations) -> bool:
    """Say whether somebody may be at a table: players always, others unless its host does not want them there."""
    room = record.room
    return bool(record.held_by(visitor)) or not (room.id in stands.sent_from or room.creator in stands.blocked_by)


async def table_of(ask: ApiRequest) -> Table:
    """Return the table that the path names. Raises Refused if there is none."""
    id = ask.part("room")
    if not _ID.fullmatch(id):
        raise no_such_room()
    return await ask.rooms.table(id)


async def lobby(ask: ApiRequest) -> Lobby:
    """Return open tables and the latest results."""
    services = ask.services
    waiting = await services.store.waiting(services.now() - 24 * HOUR, 50)
    stands = Relations() if ask.visitor is None else await services.store.relations(ask.visitor)
    apart = stands.blocks | stands.blocked_by
    cards = [card_of(ask.rooms, stored) for stored in waiting if apart.isdisjoint(people_of(stored.room))]
    # Somebody who waits there comes first; a live table that everybody has left is no use to anybody.
    alive = [card for card in cards if any(seat.here for seat in card.seats) or card.pace != "live"]
    alive.sort(key=lambda card: not any(seat.here for seat in card.seats))
    finished = {stored.room.id: stored for stored in await services.store.finished(RESULTS)}
    if ask.visitor is not None:
        own = await services.store.rooms_of(ask.visitor, RESULTS, over=True)
        finished |= {stored.room.id: stored for stored in own.rooms}
    results = [card for stored in finished.values() if (card := result_of(stored, ask.visitor)) is not None]
    results.sort(key=lambda card: -card.ended)
    return Lobby(alive, results[:RESULTS])


async def may_open(ask: ApiRequest, visitor: str) -> None:
    """Refuse whoever opens too many rooms; remember where the others are."""
    services, limits, address = ask.services, ask.services.limits, address_of(ask.request)
    services.seen(visitor, address)
    if not limits.rooms_by_visitor.take(visitor) or not limits.rooms_by_address.take(address):
        raise Refused("too-fast", "You open tables too quickly. Wait a minute.")
    most = services.settings.limits.rooms_per_visitor
    if await services.store.unfinished_of(visitor, services.now() - 7 * 24 * HOUR) >= most:
        raise Refused("too-many", "You have too many tables that are not over. Finish or leave some of them.")
    if not limits.rooms_a_day.take(visitor, address):
        raise enough_today("tables")


async def make(ask: ApiRequest) -> Opened:
    """Open a room."""
    services = ask.services
    visitor = ask.need_visitor()
    await may_open(ask, visitor)
    wish: NewRoom = ask.body
    room, seat, key = await open_room(services, wish, visitor, await services.name_of(visitor))
    return Opened(room.id, seat, key, f"/table/{room.id}" + (f"#{key}" if key else ""))


async def one(ask: ApiRequest) -> RoomCard:
    """Return a room."""
    id = ask.part("room")
    stored = await ask.services.store.card(id) if _ID.fullmatch(id) else None
    if stored is None:
        raise no_such_room()
    return card_of(ask.rooms, stored)


async def enter(ask: ApiRequest) -> Entered:
    """Change a key for the right to its seat."""
    services = ask.services
    table = await table_of(ask)
    visitor = ask.need_visitor()
    seat = await table.transactions.do(table.seats.enter, visitor, ask.body.key)
    if seat is None:
        if not services.limits.wrong_keys.take(address_of(ask.request)):
            raise Refused("too-fast", "Too many wrong keys. Wait a minute.")
        raise Refused("not-yours", "That key opens no seat here. Ask for the whole link again.")
    return Entered(seat)


async def take(ask: ApiRequest) -> Seated:
    """Take a free seat."""
    visitor = ask.need_visitor()
    name = await ask.services.name_of(visitor)
    stands = await ask.services.store.relations(visitor)
    table = await table_of(ask)
    if table.record.room.id in stands.sent_from or not stands.blocked_by.isdisjoint(people_of(table.record.room)):
        raise not_welcome()
    seat, key = await table.transactions.do(table.seats.take, visitor, name, ask.body.seat)
    return Seated(seat, key)


async def leave(ask: ApiRequest) -> SeatLeft:
    """Leave a seat."""
    table = await table_of(ask)
    text = ask.part("seat")
    if (
        ask.visitor is None
        or not re.fullmatch(r"[0-9]{1,2}", text, re.ASCII)
        or int(text) >= len(table.record.room.seats)
    ):
        raise not_yours()
    await table.transactions.do(table.seats.leave, ask.visitor, int(text))
    return SeatLeft(int(text))


ROUTES = [
    ApiRoute("GET", "/api/rooms", "Open tables and recent results", Lobby, lobby),
    ApiRoute(
        "POST", "/api/rooms", "Open a table", Opened, make, body=NewRoom, made=True,
        refuses=("no-such-game", "too-many", "enough-today"),
    ),
    ApiRoute("GET", "/api/rooms/{room}", "A table", RoomCard, one, refuses=("no-such-room",)),
    ApiRoute(
        "POST", "/api/rooms/{room}/enter", "Change a seat's key for the right to sit there", Entered, enter,
        body=EnterSeat, refuses=("no-such-room", "not-yours"),
    ),
    ApiRoute(
        "POST", "/api/rooms/{room}/seats", "Take a free seat", Seated, take, body=TakeSeat, made=True,
        refuses=("no-such-room", "room-full", "not-welcome"),
    ),
    ApiRoute(
        "DELETE", "/api/rooms/{room}/seats/{seat}", "Leave a seat", SeatLeft, leave,
        refuses=("no-such-room", "not-yours"),
    ),
]  # fmt: skip
