"""Routes about oneself."""

import msgspec
from starlette.responses import Response

from serendip.server.errors import Refused
from serendip.server.http.rooms import card_of
from serendip.server.http.route import ApiRequest, ApiRoute
from serendip.server.identity import COOKIE
from serendip.server.protocol.bodies import Forgotten, Kept, Me, MyRoomCard, Rename
from serendip.server.protocol.encoding import encode
from serendip.server.protocol.values import NAME_LETTERS
from serendip.server.rooms.forgetting import forget
from serendip.server.text import clean
from serendip.server.transport.origin import address_of


async def me(ask: ApiRequest) -> Me:
    """Return who one is, and one's tables."""
    visitor = ask.need_visitor()
    cards: list[MyRoomCard] = []
    for stored in await ask.services.store.rooms_of(visitor, 50):
        room = stored.room
        mine = [number for number, seat in enumerate(room.seats) if visitor in seat.holders]
        table = ask.rooms.tables.get(room.id)
        asked = table.record.asked if table is not None else stored.asked
        turn = room.status == "playing" and any(seat in asked for seat in mine)
        fields = msgspec.structs.asdict(card_of(ask.rooms, stored))
        cards.append(MyRoomCard(**fields, your_seats=mine, your_turn=turn))
    return Me(await ask.services.name_of(visitor), cards)


async def rename(ask: ApiRequest) -> Me:
    """Take another name."""
    visitor = ask.need_visitor()
    name = clean(ask.body.name)
    if not name:
        raise Refused("illegal", f"A name has 1 to {NAME_LETTERS} characters that can be seen.")
    if len(name) > NAME_LETTERS:
        raise Refused("too-long", f"A name has at most {NAME_LETTERS} characters.")
    await ask.services.store.rename(visitor, name)
    for table in list(ask.rooms.tables.values()):
        if any(seat.owner == visitor for seat in table.record.room.seats):
            await table.transactions.do(table.rename, visitor, name)
        for socket in table.sockets:
            if socket.visitor == visitor:
                socket.name = name
    return await me(ask)


async def kept(ask: ApiRequest) -> Response:
    """Return all that is kept about oneself, to be put into a file."""
    _not_too_often(ask)
    found = await ask.services.store.kept_about(ask.need_visitor())
    headers = {"Content-Disposition": 'attachment; filename="serendip.json"'}
    return Response(encode(found), headers=headers, media_type="application/json")


async def forget_me(ask: ApiRequest) -> Response:
    """Delete all that is kept about oneself, the cookie too."""
    _not_too_often(ask)
    rooms = await forget(ask.rooms, ask.visitor) if ask.visitor is not None else 0
    response = Response(encode(Forgotten(rooms)), media_type="application/json")
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=ask.request.url.scheme == "https")
    return response


def _not_too_often(ask: ApiRequest) -> None:
    if not ask.services.limits.heavy.take(address_of(ask.request)):
        raise Refused("too-fast", "Too much at once. Wait a little.")


ROUTES = [
    ApiRoute("GET", "/api/me", "Who one is, and one's tables", Me, me),
    ApiRoute("PATCH", "/api/me", "Rename oneself", Me, rename, body=Rename),
    ApiRoute("GET", "/api/me/kept", "All that is kept about oneself", Kept, kept),
    ApiRoute("DELETE", "/api/me", "Be forgotten: all that is kept about oneself is deleted", Forgotten, forget_me),
]
