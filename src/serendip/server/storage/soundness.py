"""Looking through a database without changing anything: is the file whole, and can every room be read?"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from serendip.core.errors import SerendipError
from serendip.server.storage.sqlite import VERSION
from serendip.server.storage.store import Room, Row, Stored

_room = msgspec.json.Decoder(Room)
_row = msgspec.json.Decoder(Row)


def reading(database: Path) -> "contextlib.closing[sqlite3.Connection]":
    """Open a database that may be in use, for reading only. Raises SerendipError."""
    try:
        connection = sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=10)
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error as error:
        raise SerendipError(f"{database} can't be read: {error}; `serendip restore` puts a copy back") from error
    if version != VERSION:
        words = "start the server once to bring it up to date" if 0 < version < VERSION else "it is another program's"
        raise SerendipError(f"{database} has the form {version}, not {VERSION}: {words}")
    return contextlib.closing(connection)


def read_room(connection: sqlite3.Connection, id: str) -> tuple[Stored, list[Row]]:
    """Return a room with its rows. Raises SerendipError if there is none, and msgspec's errors if it can't be read."""
    words = "SELECT doc, moves, touched FROM rooms JOIN progress ON room = id WHERE id = ?"
    found = connection.execute(words, (id,)).fetchone()
    if found is None:
        raise SerendipError(f"there is no table {id!r}: its id stands in its link, after /table/")
    rows = connection.execute("SELECT body FROM actions WHERE room = ? ORDER BY n", (id,))
    return Stored(_room.decode(found[0]), found[1], {}, found[2]), [_row.decode(body) for (body,) in rows]


def faults(connection: sqlite3.Connection, replay: Callable[[Stored, list[Row]], object] | None) -> Iterator[str]:
    """Yield in words what is wrong with a database; with `replay`, matches are played again as well."""
    try:
        for (told,) in connection.execute("PRAGMA integrity_check(20)"):
            if told != "ok":
                yield f"the file is damaged: {told}"
        ids = [id for (id,) in connection.execute("SELECT id FROM rooms ORDER BY changed")]
    except sqlite3.DatabaseError as error:
        yield f"the file is damaged: {error}"
        return
    for id in ids:
        try:
            stored, rows = read_room(connection, id)
            if replay is not None and stored.room.status != "waiting":
                replay(stored, rows)
        except (SerendipError, msgspec.MsgspecError, sqlite3.Error) as error:
            yield f"table {id} can't be read: {error}"
        except Exception as error:
            yield f"table {id} can't be played again: {type(error).__name__}: {error}"
