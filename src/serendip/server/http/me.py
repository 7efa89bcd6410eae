"""Routes about oneself."""

import unicodedata

import msgspec

from serendip.server.errors import Refused
from serendip.server.http.rooms import card_of
from serendip.server.http.route import ApiRequest, ApiRoute
from serendip.server.protocol.bodies import Me, MyRoomCard, Rename


async def me(ask: ApiRequest) -> Me:
    """Return who one is, and one's tables."""
    visitor = ask.need_visitor()
    cards: list[MyRoomCard] = []
    for stored in await ask.services.store.rooms_of(visitor, 50):
        room = stored.room
        mine = [number for number, seat in enumerate(room.seats) if visitor in seat.holders]
        table = ask.rooms.tables.get(room.id)
        match = table.record.match if table is not None else None
        asked = list(match.to_act) if match is not None else stored.asked
        turn = room.status == "playing" and any(seat in asked for seat in mine)
        fields = msgspec.structs.asdict(card_of(ask.rooms, stored))
        cards.append(MyRoomCard(**fields, your_seats=mine, your_turn=turn))
    return Me(await ask.services.name_of(visitor), cards)


async def rename(ask: ApiRequest) -> Me:
    """Take another name."""
    visitor = ask.need_visitor()
    name = "".join(letter for letter in ask.body.name if unicodedata.category(letter)[0] != "C")
    name = " ".join(name.split())
    if not name:
        raise Refused("illegal", "A name has 1 to 24 characters that can be seen.")
    await ask.services.store.rename(visitor, name)
    for table in list(ask.rooms.tables.values()):
        if any(seat.owner == visitor for seat in table.record.room.seats):
            await table.transactions.do(table.rename, visitor, name)
        for socket in table.sockets:
            if socket.visitor == visitor:
                socket.name = name
    return await me(ask)


ROUTES = [
    ApiRoute("GET", "/api/me", "Who one is, and one's tables", Me, me),
    ApiRoute("PATCH", "/api/me", "Rename oneself", Me, rename, body=Rename),
]
