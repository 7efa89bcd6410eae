"""Routes about oneself."""

import re

import msgspec
from starlette.responses import Response

import serendip
from serendip.server.errors import Refused
from serendip.server.http.rooms import card_of, result_of, seats_of
from serendip.server.http.route import ApiRequest, ApiRoute, Query
from serendip.server.identity import COOKIE
from serendip.server.protocol.bodies import Me, MyResults, MyRoomCard, MyRooms
from serendip.server.protocol.encoding import encode
from serendip.server.protocol.kept import Forgotten, Kept
from serendip.server.protocol.requests import Rename
from serendip.server.protocol.values import NAME_LETTERS, Asked
from serendip.server.rooms.forgetting import forget
from serendip.server.rooms.rooms import Rooms
from serendip.server.storage.store import OwnRooms, Stored
from serendip.server.text import clean
from serendip.server.transport.origin import address_of

MINE = 50
"""How many of one's tables are told at a time."""
_AFTER = re.compile(r"([0-9]{1,12}\.[0-9]{1,9})-([a-z0-9]{10})", re.ASCII)
AFTER = Query(
    "after",
    "Those after the ones that are known already: their `next`",
    {"type": "string", "pattern": f"^{_AFTER.pattern}$"},
)


async def me(ask: ApiRequest) -> Me:
    """Return who one is, and one's tables."""
    visitor = ask.need_visitor()
    own = await ask.services.store.rooms_of(visitor, MINE)
    cards = [_card(ask.rooms, stored, visitor) for stored in own.rooms]
    return Me(await ask.services.name_of(visitor), cards)


async def my_rooms(ask: ApiRequest) -> MyRooms:
    """Return one's tables that are not over."""
    own, known = await _own(ask, over=False)
    cards = [_card(ask.rooms, stored, ask.need_visitor()) for stored in known]
    return MyRooms(cards, own.unreadable + len(own.rooms) - len(cards), _next(own))


async def my_results(ask: ApiRequest) -> MyResults:
    """Return how one's matches ended."""
    own, known = await _own(ask, over=True)
    cards = [card for stored in known if (card := result_of(stored, ask.visitor)) is not None]
    return MyResults(cards, own.unreadable + len(own.rooms) - len(cards), _next(own))


async def _own(ask: ApiRequest, over: bool) -> tuple[OwnRooms, list[Stored]]:
    """Return the rooms that are asked for, and those of them whose game is known here."""
    after: tuple[float, str] | None = None
    text = ask.query("after")
    if text is not None:
        match = _AFTER.fullmatch(text)
        if match is None:
            raise Refused("bad-message", "Ask for more with the `next` of the last answer.")
        after = float(match[1]), match[2]
    own = await ask.services.store.rooms_of(ask.need_visitor(), MINE, over, after)
    return own, [stored for stored in own.rooms if stored.room.game in serendip.games()]


def _next(own: OwnRooms) -> str | None:
    return None if own.last is None else f"{own.last[0]!r}-{own.last[1]}"


def _card(rooms: Rooms, stored: Stored, visitor: str) -> MyRoomCard:
    """Return a table of one's own, with what it waits for."""
    room = stored.room
    mine = seats_of(room, visitor)
    table = rooms.tables.get(room.id)
    turns = table.record.asked if table is not None else stored.asked
    votes = table.votes.rows() if table is not None else room.votes
    asked: Asked | None = None
    if any(room.seats[seat].invited for seat in mine):
        asked = "again"
    elif room.status == "playing" and any(
        seat in vote.needs and seat not in vote.yes for vote in votes for seat in mine
    ):
        asked = "vote"
    elif room.status == "playing" and any(seat in turns for seat in mine):
        asked = "turn"
    fields = msgspec.structs.asdict(card_of(rooms, stored))
    turn = asked in ("again", "turn")
    return MyRoomCard(**fields, your_seats=mine, your_turn=turn, asked=asked, touched=stored.touched)


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
    ApiRoute(
        "GET",
        "/api/me/rooms",
        "One's tables that are not over",
        MyRooms,
        my_rooms,
        query=(AFTER,),
        refuses=("bad-message",),
    ),
    ApiRoute(
        "GET",
        "/api/me/results",
        "How one's matches ended",
        MyResults,
        my_results,
        query=(AFTER,),
        refuses=("bad-message",),
    ),
    ApiRoute("PATCH", "/api/me", "Rename oneself", Me, rename, body=Rename),
    ApiRoute("GET", "/api/me/kept", "All that is kept about oneself", Kept, kept),
    ApiRoute("DELETE", "/api/me", "Be forgotten: all that is kept about oneself is deleted", Forgotten, forget_me),
]
