"""Looking through a database without changing anything: is the file whole, and can every room be read?"""

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import msgspec

from serendip.core.errors import SerendipError
from serendip.server.storage.archive import actions_of
from serendip.server.storage.schema import VERSION
from serendip.server.storage.store import Room, Row, Stored

TOLD_EACH = 5.0
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
    rows = actions_of(connection, id)
    return Stored(_room.decode(found[0]), found[1], {}, found[2]), [_row.decode(body) for body in rows]


def quick_check(database: Path, tell: Callable[[float], None]) -> None:
    """See whether the file as such is whole. Raises SerendipError with what to do if not.

    A large file takes a while: `tell` hears every few seconds how many seconds it has been.
    """
    began = time.monotonic()
    with ThreadPoolExecutor(1) as thread:
        looking = thread.submit(_first_fault, database)
        while not wait([looking], TOLD_EACH).done:
            tell(time.monotonic() - began)
        found = looking.result()
    if found != "ok":
        raise SerendipError(
            f"{database} is damaged: {found}\n"
            "`serendip check` says which tables can't be read, `serendip restore FILE` puts a copy back;"
            " with --no-quick-check the server starts all the same, with the tables that can be read"
        )


def _first_fault(database: Path) -> str:
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=10)) as connection:
            return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)


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
