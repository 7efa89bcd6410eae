"""Opening a room as somebody wishes it."""

import re
import secrets
from typing import TYPE_CHECKING

import serendip
from serendip.bots import check_bot
from serendip.bots.bot import UnknownBot
from serendip.bots.specs import search_budget
from serendip.core.errors import SerendipError, UnknownGame
from serendip.core.match import Match
from serendip.server.errors import Refused, sentence
from serendip.server.identity import hashed, new_room_id, new_secret
from serendip.server.protocol.bodies import NewRoom
from serendip.server.settings import Limits
from serendip.server.storage.store import Change, Played, Room, SeatRow
from serendip.server.tables.transaction import Transaction, is_public

if TYPE_CHECKING:
    from serendip.server.rooms.house import House


def known_bot(spec: str, limits: Limits) -> str:
    """Return the spec of a bot that may play here. Raises Refused."""
    try:
        spec = check_bot(spec)
    except UnknownBot as error:
        raise Refused("bad-message", sentence(error)) from error
    if spec not in ("random", "thumb"):
        iterations, milliseconds = search_budget(spec)
        if (iterations or 0) > limits.search_iterations or (milliseconds or 0) > limits.search_milliseconds:
            raise Refused(
                "illegal",
                f"At this table a bot searches at most {limits.search_iterations} iterations"
                f" or {limits.search_milliseconds} ms.",
            )
    return spec


def name_bots(room: Room) -> None:
    """Give every bot a name of its own."""
    taken = {seat.name for seat in room.seats}
    for seat in room.seats:
        if seat.kind == "bot" and not seat.name:
            kind = re.sub(r":.*", "", seat.bot or "")
            name = plain = {"random": "Dice", "thumb": "Thumb", "search": "Deep"}.get(kind, "Bot")
            number = 2
            while name in taken:
                name = f"{plain} {number}"
                number += 1
            seat.name = name
            taken.add(name)


def start_match(transaction: Transaction) -> None:
    """Deal: every seat is taken."""
    room = transaction.edit()
    room.seed = secrets.randbits(62)
    room.status = "playing"
    room.started = transaction.now
    transaction.match = deal(room)


def deal(room: Room) -> Match:
    """Return the opening of a room's match."""
    return serendip.game(room.game).new(len(room.seats), room.seed, room.options)


async def open_room(house: "House", wish: NewRoom, visitor: str, name: str) -> tuple[Room, int | None, str | None]:
    """Open a table as somebody wishes it; return it with the creator's seat and its key."""
    try:
        game = serendip.game(wish.game)
        # A trial match says in words if the seats or the options do not fit.
        game.new(len(wish.seats), 0, wish.options)
    except UnknownGame as error:
        raise Refused("no-such-game", sentence(error)) from error
    except SerendipError as error:
        raise Refused("illegal", sentence(error)) from error
    seats: list[SeatRow] = []
    mine: int | None = None
    key: str | None = None
    for number, wanted in enumerate(wish.seats):
        if wanted == "human":
            own = new_secret()
            if mine is None:
                mine, key = number, own
            seats.append(SeatRow("human", name=name, key=hashed(own), owner=visitor, holders=[visitor]))
        elif wanted == "open":
            seats.append(SeatRow("open"))
        else:
            seats.append(SeatRow("bot", bot=known_bot(wanted, house.settings.limits)))
    options = {**game.options, **wish.options}
    room = Room(
        id=new_room_id(),
        game=game.name,
        seats=seats,
        created=house.now(),
        options=options,
        open=wish.open,
        pace=wish.pace,
        swift=wish.swift,
        creator=visitor,
    )
    await settle(house, room)
    return room, mine, key


async def settle(house: "House", room: Room, rows: list[Played] | None = None) -> None:
    """Keep a new room; its match begins if nobody is missing."""
    name_bots(room)
    if room.status == "waiting" and all(seat.kind != "open" for seat in room.seats):
        room.seed = secrets.randbits(62)
        room.status = "playing"
        room.started = house.now()
    now = house.now()
    asked: list[int] = []
    moves = 0
    if room.status == "playing":
        match = deal(room)
        for row in rows or []:
            match.play(row.seat, match.game.action(bytes(row.action)), row.at)
        asked = list(match.to_act)
        moves = sum(map(is_public, match.steps()))
    humans = any(seat.kind == "human" for seat in room.seats)
    # Due at once: the first look at it, or the next sweep, lets its bots begin.
    due = now if room.status == "playing" and humans else None
    change = Change(room, now, 0, list(rows or []), whole=True, moves=moves, asked=asked, due=due)
    await house.keep(change)
    house.metrics.count("rooms_opened")
    house.journal.info("room-opened", room=room.id, game=room.game, seats=len(room.seats))
