"""Routes about oneself."""

import unicodedata

import msgspec

from serendip.server.errors import Refused
from serendip.server.http.rooms import card_of
from serendip.server.http.route import ApiRequest, ApiRoute
from serendip.server.protocol.bodies import Me, MyRoomCard, Rename
from serendip.server.tables import seats


async def me(ask: ApiRequest) -> Me:
    """Return who one is, and one's tables."""
    visitor = ask.need_visitor()
    cards: list[MyRoomCard] = []
    for stored in await ask.house.store.rooms_of(visitor, 50):
        room = stored.room
        mine = [number for number, seat in enumerate(room.seats) if visitor in seat.holders]
        table = ask.house.tables.get(room.id)
        asked = list(table.match.to_act) if table is not None and table.match is not None else stored.asked
        turn = room.status == "playing" and any(seat in asked for seat in mine)
        fields = msgspec.structs.asdict(card_of(ask.house, stored))
        cards.append(MyRoomCard(**fields, your_seats=mine, your_turn=turn))
    return Me(await ask.house.name_of(visitor), cards)


async def rename(ask: ApiRequest) -> Me:
    """Take another name."""
    visitor = ask.need_visitor()
    name = "".join(letter for letter in ask.body.name if unicodedata.category(letter)[0] != "C")
    name = " ".join(name.split())
    if not name:
        raise Refused("illegal", "A name has 1 to 24 characters that can be seen.")
    await ask.house.store.rename(visitor, name)
    for table in list(ask.house.tables.values()):
        if any(seat.owner == visitor for seat in table.room.seats):
            await table.do(seats.rename, table, visitor, name)
        for socket in table.sockets:
            if socket.visitor == visitor:
                socket.name = name
    return await me(ask)


ROUTES = [
    ApiRoute("GET", "/api/me", "Who one is, and one's tables", Me, me),
    ApiRoute("PATCH", "/api/me", "Rename oneself", Me, rename, body=Rename),
]
