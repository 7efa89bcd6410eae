"""Rooms that nobody has touched for long are put away: their rows and films are packed into one piece.

Whoever opens such a room notices nothing: what is packed is read with what came after it, if anything did.
"""

import sqlite3
import zlib
from collections.abc import Collection

import msgspec

SCHEMA = "CREATE TABLE IF NOT EXISTS archive (room TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;"
LOOKED_AT, PACKED = 500, 20
"""How many rooms are looked at in one go, and how many of them are packed at most: others want to read, too."""


class Packed(msgspec.Struct):
    """What is packed of a room, in its order."""

    actions: list[bytes] = []
    films: list[bytes] = []


class Old(msgspec.Struct):
    """A room to be put away: what is packed of it, and the number of its last row and film."""

    room: str
    body: bytes
    last_action: int
    last_film: int


_packed = msgspec.msgpack.Decoder(Packed)


def actions_of(connection: sqlite3.Connection, room: str) -> list[bytes]:
    """Return the rows of a room, wherever they are."""
    rows = connection.execute("SELECT body FROM actions WHERE room = ? ORDER BY n", (room,)).fetchall()
    return [*_archived(connection, room).actions, *(body for (body,) in rows)]


def films_of(connection: sqlite3.Connection, room: str) -> list[bytes]:
    """Return the films of a room, wherever they are."""
    rows = connection.execute("SELECT body FROM films WHERE room = ? ORDER BY n", (room,)).fetchall()
    return [*_archived(connection, room).films, *(body for (body,) in rows)]


def find_old(connection: sqlite3.Connection, after: str, before: float, keep: Collection[str]) -> tuple[list[Old], str]:
    """Look at the next rooms in the order of their ids; return those to put away and where to go on, "" at the end."""
    words = "SELECT room, touched FROM progress WHERE room > ? ORDER BY room LIMIT ?"
    looked_at = connection.execute(words, (after, LOOKED_AT)).fetchall()
    old: list[Old] = []
    for room, touched in looked_at:
        if touched < before and room not in keep and (found := _pack(connection, room)) is not None:
            old.append(found)
            if len(old) == PACKED:
                return old, room
    return old, looked_at[-1][0] if len(looked_at) == LOOKED_AT else ""


def put_away(connection: sqlite3.Connection, old: Old, before: float) -> bool:
    """Put a room's packed piece in place of its rows and films, unless something has happened there meanwhile."""
    words = (
        "SELECT 1 FROM progress WHERE room = ?1 AND touched < ?2"
        " AND ?3 = (SELECT coalesce(max(n), 0) FROM actions WHERE room = ?1)"
        " AND ?4 = (SELECT coalesce(max(n), 0) FROM films WHERE room = ?1)"
    )
    if connection.execute(words, (old.room, before, old.last_action, old.last_film)).fetchone() is None:
        return False
    connection.execute("INSERT OR REPLACE INTO archive VALUES (?, ?)", (old.room, old.body))
    connection.execute("DELETE FROM actions WHERE room = ?", (old.room,))
    connection.execute("DELETE FROM films WHERE room = ?", (old.room,))
    return True


def _archived(connection: sqlite3.Connection, room: str) -> Packed:
    try:
        found = connection.execute("SELECT body FROM archive WHERE room = ?", (room,)).fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
        found = None  # nothing was ever put away in this file
    return Packed() if found is None else _packed.decode(zlib.decompress(found[0]))


def _pack(connection: sqlite3.Connection, room: str) -> Old | None:
    """Return a room's packed piece; None if there is nothing to pack, as in one that never began."""
    [last_action] = connection.execute("SELECT max(n) FROM actions WHERE room = ?", (room,)).fetchone()
    [last_film] = connection.execute("SELECT max(n) FROM films WHERE room = ?", (room,)).fetchone()
    if last_action is None and last_film is None:
        return None
    whole = Packed(actions_of(connection, room), films_of(connection, room))
    return Old(room, zlib.compress(msgspec.msgpack.encode(whole), 9), last_action or 0, last_film or 0)
