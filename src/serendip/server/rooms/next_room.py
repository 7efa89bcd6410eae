"""The rooms that come of a finished match: a rematch, and a game that is played on from one of its steps."""

import msgspec

from serendip.core.recording import Recording
from serendip.server.errors import Refused
from serendip.server.identity import hashed, new_room_id, new_secret
from serendip.server.rooms.create import keep_new
from serendip.server.storage.store import Room, SeatRow
from serendip.server.tables.history import History
from serendip.server.tables.table import Table


async def rematch(table: Table, visitor: str) -> Room:
    """Open the next room for the same players; only once, however many ask.

    Whoever asks sits there, the other persons are invited: they take their seat, or leave it to somebody else.
    """
    old = table.record.room
    if old.status != "over":
        raise Refused("not-now", "The game is not over yet.")
    if old.next is not None:
        found = await table.services.store.card(old.next)
        if found is not None:
            return found.room
    mine = table.record.held_by(visitor)
    seats = [
        msgspec.structs.replace(
            seat, stand_in=None, holders=list(seat.holders), invited=seat.kind == "human" and number not in mine
        )
        for number, seat in enumerate(old.seats)
    ]
    room = msgspec.structs.replace(
        old, id=new_room_id(), seats=seats, created=table.services.now(), creator=visitor, status="waiting",
        result=None, ended=0.0, next=None, next_by=0, branched_from=None, votes=[],
    )  # fmt: skip
    await keep_new(table.services, room)
    transaction = table.transactions.begin()
    changed = transaction.edit()
    changed.next, changed.next_by = room.id, mine[0]
    await table.transactions.commit(transaction)
    return room


async def branch_off(table: Table, visitor: str, name: str, step: int, seat: int) -> tuple[Room, str]:
    """Open a room against bots that begins with the first steps of a finished match."""
    old = table.record.room
    if old.status != "over" or table.record.match is None:
        raise Refused("not-now", "Only a finished game can be played on from one of its steps.")
    steps = table.record.match.steps()
    if step >= len(steps):
        raise Refused("illegal", f"Choose a step from 0 to {len(steps) - 1}: after the last one nothing is left.")
    if seat >= len(old.seats):
        raise Refused("illegal", f"Choose a seat from 0 to {len(old.seats) - 1}.")
    now = table.services.now()
    key = new_secret()
    bot = next((other.bot for other in old.seats if other.kind == "bot" and other.bot), "thumb")
    seats = [SeatRow("bot", bot=other.bot or bot) for other in old.seats]
    seats[seat] = SeatRow("human", name=name, key=hashed(key), owner=visitor, holders=[visitor])
    room = Room(
        id=new_room_id(), game=old.game, seats=seats, created=now, options=old.options, pace="none",
        creator=visitor, status="playing", seed=old.seed, started=now, branched_from=old.id,
    )  # fmt: skip
    recording = await recording_of(table)
    await keep_new(table.services, room, msgspec.structs.replace(recording, frames=recording.frames[:step]))
    return room, key


async def recording_of(table: Table) -> Recording:
    """Return the recording of a match that has begun. Raises StoreError."""
    room = table.record.room
    found = await table.services.store.room(room.id)
    return History(room, found[1] if found else []).made_recording()
