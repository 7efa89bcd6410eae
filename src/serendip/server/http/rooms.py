"""Routes about rooms and seats."""

import re

from serendip.server.errors import Refused, no_such_room, not_yours
from serendip.server.http.route import ApiRequest, ApiRoute
from serendip.server.protocol.bodies import (
    Entered,
    EnterSeat,
    Left,
    Lobby,
    NewRoom,
    Opened,
    ResultCard,
    RoomCard,
    Seated,
    TakeSeat,
)
from serendip.server.rooms.create import open_room
from serendip.server.rooms.house import House
from serendip.server.storage.store import Stored
from serendip.server.tables import seats
from serendip.server.tables.table import Table, room_card
from serendip.server.transport.admission import address_of

HOUR = 3_600.0
_ID = re.compile(r"[a-z0-9]{10}")


def card_of(house: House, stored: Stored) -> RoomCard:
    """Return a room as everybody sees it, with who is there if it is in memory."""
    table = house.tables.get(stored.room.id)
    if table is not None:
        return table.room_card()
    away = dict.fromkeys(range(len(stored.room.seats)), stored.touched)
    return room_card(stored.room, stored.moves, [False] * len(stored.room.seats), away)


async def table_of(ask: ApiRequest) -> Table:
    """Return the table that the path names. Raises Refused if there is none."""
    id = ask.part("room")
    if not _ID.fullmatch(id):
        raise no_such_room()
    return await ask.house.table(id)


async def lobby(ask: ApiRequest) -> Lobby:
    """Return open tables and the latest results."""
    house = ask.house
    waiting = await house.store.waiting(house.now() - 24 * HOUR, 50)
    cards = [card_of(house, stored) for stored in waiting]
    # Somebody who waits there comes first; a live table that everybody has left is no use to anybody.
    alive = [card for card in cards if any(seat.here for seat in card.seats) or card.pace != "live"]
    alive.sort(key=lambda card: not any(seat.here for seat in card.seats))
    results: list[ResultCard] = []
    for stored in await house.store.finished(20):
        room = stored.room
        if room.result is not None:
            names = [seat.name for seat in room.seats]
            results.append(
                ResultCard(
                    room.id,
                    room.game,
                    names,
                    room.result.winners,
                    room.result.scores,
                    room.result.reason,
                    room.ended,
                    stored.moves,
                )
            )
    return Lobby(alive, results)


def may_open(ask: ApiRequest, visitor: str) -> None:
    """Refuse whoever opens too many rooms."""
    house = ask.house
    if not house.rooms_by_visitor.take(visitor) or not house.rooms_by_address.take(address_of(ask.request)):
        raise Refused("too-fast", "You open tables too quickly. Wait a minute.")


async def make(ask: ApiRequest) -> Opened:
    """Open a room."""
    house = ask.house
    visitor = ask.need_visitor()
    may_open(ask, visitor)
    if await house.store.unfinished_of(visitor, house.now() - 7 * 24 * HOUR) >= house.settings.limits.rooms_per_visitor:
        raise Refused("too-many", "You have too many tables that are not over. Finish or leave some of them.")
    wish: NewRoom = ask.body
    room, seat, key = await open_room(house, wish, visitor, await house.name_of(visitor))
    return Opened(room.id, seat, key, f"/table/{room.id}" + (f"#{key}" if key else ""))


async def one(ask: ApiRequest) -> RoomCard:
    """Return a room."""
    id = ask.part("room")
    stored = await ask.house.store.card(id) if _ID.fullmatch(id) else None
    if stored is None:
        raise no_such_room()
    return card_of(ask.house, stored)


async def enter(ask: ApiRequest) -> Entered:
    """Change a key for the right to its seat."""
    house = ask.house
    table = await table_of(ask)
    visitor = ask.need_visitor()
    seat = await table.do(seats.enter, table, visitor, ask.body.key)
    if seat is None:
        if not house.wrong_keys.take(address_of(ask.request)):
            raise Refused("too-fast", "Too many wrong keys. Wait a minute.")
        raise Refused("not-yours", "That key opens no seat here. Ask for the whole link again.")
    return Entered(seat)


async def take(ask: ApiRequest) -> Seated:
    """Take a free seat."""
    visitor = ask.need_visitor()
    name = await ask.house.name_of(visitor)
    table = await table_of(ask)
    seat, key = await table.do(seats.take, table, visitor, name, ask.body.seat)
    return Seated(seat, key)


async def leave(ask: ApiRequest) -> Left:
    """Leave a seat."""
    table = await table_of(ask)
    text = ask.part("seat")
    if ask.visitor is None or not re.fullmatch(r"[0-9]{1,2}", text, re.ASCII) or int(text) >= len(table.room.seats):
        raise not_yours()
    await table.do(seats.leave, table, ask.visitor, int(text))
    return Left(int(text))


ROUTES = [
    ApiRoute("GET", "/api/rooms", "Open tables and recent results", Lobby, lobby),
    ApiRoute(
        "POST", "/api/rooms", "Open a table", Opened, make, body=NewRoom, made=True,
        refuses=("no-such-game", "too-many"),
    ),
    ApiRoute("GET", "/api/rooms/{room}", "A table", RoomCard, one, refuses=("no-such-room",)),
    ApiRoute(
        "POST", "/api/rooms/{room}/enter", "Change a seat's key for the right to sit there", Entered, enter,
        body=EnterSeat, refuses=("no-such-room", "not-yours"),
    ),
    ApiRoute(
        "POST", "/api/rooms/{room}/seats", "Take a free seat", Seated, take, body=TakeSeat, made=True,
        refuses=("no-such-room", "room-full"),
    ),
    ApiRoute(
        "DELETE", "/api/rooms/{room}/seats/{seat}", "Leave a seat", Left, leave,
        refuses=("no-such-room", "not-yours"),
    ),
]  # fmt: skip
