"""What is kept about one visitor: all of it can be shown to them, and all of it can be deleted.

A match goes on without them, and what was played stays what was played; but nothing says any more who it was.
"""

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator

import msgspec

from serendip.server.protocol.kept import Kept, KeptAction, KeptChat, KeptIgnored, KeptReport, KeptRoom
from serendip.server.storage import relations
from serendip.server.storage.archive import actions_of
from serendip.server.storage.store import DAMAGED, ChatLine, Played, Room, Row

NOBODY = "Somebody"
"""What somebody is called whose name is not kept."""
_room = msgspec.json.Decoder(Room)
_row = msgspec.json.Decoder(Row)
_said = msgspec.json.Decoder(ChatLine)


def forget_in(room: Room, visitor: str) -> list[int]:
    """Take a visitor out of a room's document; return the seats that nobody holds any more."""
    left = []
    if room.creator == visitor:
        room.creator = ""
    for number, seat in enumerate(room.seats):
        if visitor not in (seat.owner, *seat.holders):
            continue
        seat.holders = [other for other in seat.holders if other != visitor]
        if seat.owner != visitor and seat.holders:
            continue
        left.append(number)
        seat.name = NOBODY
        seat.give_up(room.status)
    return left


def rooms_with(connection: sqlite3.Connection, visitor: str) -> list[str]:
    """Return the rooms that know a visitor, as a player or as who opened them."""
    words = "SELECT room FROM holders WHERE visitor = ?1 UNION SELECT id FROM rooms WHERE creator = ?1"
    return [room for (room,) in connection.execute(words, (visitor,))]


def forget(connection: sqlite3.Connection, visitor: str, now: float) -> None:
    """Delete all that is kept about a visitor. Tables in memory must have forgotten them before."""
    for id in rooms_with(connection, visitor):
        [doc] = connection.execute("SELECT doc FROM rooms WHERE id = ?", (id,)).fetchone() or [None]
        if doc is not None:
            try:
                room = _room.decode(doc)
            except DAMAGED:
                continue  # it can't be edited, nor can anybody open it
            seats = _seats_of(room, visitor)
            if forget_in(room, visitor) and room.status == "playing":
                # A bot plays on: the next server that looks after its rooms wakes it.
                connection.execute("UPDATE progress SET due = ? WHERE room = ?", (now, id))
            for n in _chats_of_seats(connection, id, seats):
                connection.execute("DELETE FROM chats WHERE n = ?", (n,))
            values = (room.creator, msgspec.json.encode(room), id)
            connection.execute("UPDATE rooms SET creator = ?, doc = ? WHERE id = ?", values)
        connection.execute("DELETE FROM analyses WHERE room = ?", (id,))
    for words in (
        "DELETE FROM holders WHERE visitor = ?",
        "DELETE FROM chats WHERE visitor = ?",
        "DELETE FROM reports WHERE visitor = ?",
        "DELETE FROM visitors WHERE id = ?",
        "DELETE FROM forgetting WHERE visitor = ?",
    ):
        connection.execute(words, (visitor,))
    relations.forget(connection, visitor)
    for id, body in connection.execute("SELECT id, body FROM reports WHERE about = ?", (visitor,)).fetchall():
        # What others have reported stays, but not whom and what was said.
        told = {**msgspec.json.decode(body), "about": None, "chat": []}
        connection.execute("UPDATE reports SET about = '', body = ? WHERE id = ?", (msgspec.json.encode(told), id))


def forget_chat(connection: sqlite3.Connection, room: str, seats: list[int]) -> None:
    """Delete what some seats have said, and the analysis, which names them."""
    for n in _chats_of_seats(connection, room, seats):
        connection.execute("DELETE FROM chats WHERE n = ?", (n,))
    connection.execute("DELETE FROM analyses WHERE room = ?", (room,))


def kept_about(connection: sqlite3.Connection, visitor: str) -> Kept:
    """Return all that is kept about a visitor."""
    name = connection.execute("SELECT name FROM visitors WHERE id = ?", (visitor,)).fetchone()
    rooms: list[KeptRoom] = []
    lines: dict[int, KeptChat] = {}
    for id in rooms_with(connection, visitor):
        [doc] = connection.execute("SELECT doc FROM rooms WHERE id = ?", (id,)).fetchone()
        try:
            room = _room.decode(doc)
        except DAMAGED:
            continue
        seats = _seats_of(room, visitor)
        actions = [
            KeptAction(row.seat, row.when, msgspec.json.decode(row.action))
            for row in _readable(actions_of(connection, id))
            if isinstance(row, Played) and row.seat in seats
        ]
        rooms.append(KeptRoom(id, room.game, room.status, room.created, room.creator == visitor, seats, actions))
        for n, line in _chats_of_seats(connection, id, seats).items():
            lines[n] = KeptChat(id, line.at, line.name, line.words)
    for n, id, body in connection.execute("SELECT n, room, body FROM chats WHERE visitor = ?", (visitor,)):
        line = _said.decode(body)
        lines[n] = KeptChat(id, line.at, line.name, line.words)
    reports = [
        KeptReport(id, room, msgspec.json.decode(body)["at"], msgspec.json.decode(body)["words"])
        for id, room, body in connection.execute("SELECT id, room, body FROM reports WHERE visitor = ?", (visitor,))
    ]
    stands = relations.relations_of(connection, visitor)
    ignored = [KeptIgnored(row.name, row.how, row.at) for row in stands.ignores]
    chats = [lines[n] for n in sorted(lines)]
    return Kept(visitor, name[0] if name else None, rooms, chats, reports, ignored, sorted(stands.sent_from))


def _readable(bodies: Iterable[bytes]) -> Iterator[Row]:
    """Yield the rows that can be read."""
    for body in bodies:
        with contextlib.suppress(*DAMAGED):
            yield _row.decode(body)


def _seats_of(room: Room, visitor: str) -> list[int]:
    return [number for number, seat in enumerate(room.seats) if visitor in (seat.owner, *seat.holders)]


def _chats_of_seats(connection: sqlite3.Connection, room: str, seats: list[int]) -> dict[int, ChatLine]:
    """Return lines of chat that were kept without a visitor, by what the seats of a room have said."""
    found = connection.execute("SELECT n, body FROM chats WHERE room = ? AND visitor = ''", (room,))
    lines = {n: _said.decode(body) for n, body in found}
    return {n: line for n, line in lines.items() if line.seat in seats}
