"""Opening a room as somebody wishes it."""

import serendip
from serendip.core.errors import SerendipError, UnknownGame
from serendip.core.recording import Recording, opening
from serendip.server.errors import Refused, in_words
from serendip.server.identity import hashed, new_room_id, new_secret
from serendip.server.protocol.requests import NewRoom
from serendip.server.services import Services
from serendip.server.storage.store import Change, Room, Row, SeatRow
from serendip.server.tables.dealing import deal, known_bot, name_bots, start
from serendip.server.tables.packing import recorded
from serendip.server.tables.transaction import is_public


async def open_room(services: Services, wish: NewRoom, visitor: str, name: str) -> tuple[Room, int | None, str | None]:
    """Open a table as somebody wishes it; return it with the creator's seat and its key."""
    try:
        game = serendip.game(wish.game)
        # A trial match says in words if the seats or the options do not fit.
        game.new(len(wish.seats), 0, wish.options)
    except UnknownGame as error:
        raise Refused("no-such-game", in_words(error)) from error
    except SerendipError as error:
        raise Refused("illegal", in_words(error)) from error
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
            seats.append(SeatRow("bot", bot=known_bot(wanted, services.settings, game.name)))
    options = {**game.options, **wish.options}
    room = Room(
        id=new_room_id(),
        game=game.name,
        seats=seats,
        created=services.now(),
        options=options,
        open=wish.open,
        pace=wish.pace,
        swift=wish.swift,
        hints=not wish.open if wish.hints is None else wish.hints,
        creator=visitor,
    )
    await keep_new(services, room)
    return room, mine, key


async def keep_new(services: Services, room: Room, recording: Recording | None = None) -> None:
    """Keep a new room; its match begins if nobody is missing, or goes on from a recording."""
    name_bots(room)
    if room.status == "waiting" and not any(seat.waits for seat in room.seats):
        start(room, services.now())
    now = services.now()
    asked: dict[int, float] = {}
    moves = 0
    rows: list[Row] = []
    if room.status == "playing":
        recording = opening(deal(room)) if recording is None else recording
        match = recording.match(serendip.game(room.game), len(recording.frames))
        asked = dict.fromkeys(match.to_act, now)
        moves = sum(map(is_public, match.steps()))
        rows.append(recorded(recording, now)[0])
    humans = any(seat.kind == "human" for seat in room.seats)
    # Due at once: the first look at it, or the next sweep, lets its bots begin.
    due = now if room.status == "playing" and humans and not serendip.game(room.game).real_time else None
    change = Change(room, now, 0, rows, whole=True, moves=moves, asked=asked, due=due)
    await services.keep(change)
    services.metrics.count("rooms_opened")
    services.journal.info("room-opened", room=room.id, game=room.game, seats=len(room.seats))
