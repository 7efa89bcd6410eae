"""Copies of the database: made while a server runs, put back while none does."""

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from serendip.core.errors import SerendipError
from serendip.server.storage.folder import DATABASE, FolderInUse, own, private
from serendip.server.storage.schema import VERSION

NAME = "serendip-%Y%m%d-%H%M%S.db"
DATED = "serendip-????????-??????.db"


def back_up(database: Path, to: Path, now: float) -> Path:
    """Copy a database, which may be in use, into a file or, dated, into a folder; return the file.

    The copy is whole or not there at all, and readable by its owner only. Raises SerendipError.
    """
    target = to / time.strftime(NAME, time.gmtime(now)) if to.is_dir() else to
    if target.exists():
        raise SerendipError(f"{target} is there already: choose another name, or a folder")
    half = target.with_name(target.name + ".part")
    try:
        private(half)
        with (
            contextlib.closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as origin,
            contextlib.closing(sqlite3.connect(half)) as copy,
        ):
            origin.backup(copy, pages=256, sleep=0.01)
            copy.execute("PRAGMA journal_mode=DELETE")
            _check(copy, half)
        with half.open("rb") as file:
            os.fsync(file.fileno())
        half.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise SerendipError(f"{target} can't be written: {error}") from error
    finally:
        for rest in (half, half.with_name(half.name + "-journal")):
            rest.unlink(missing_ok=True)
    return target


def prune(folder: Path, keep: int) -> list[Path]:
    """Delete the oldest dated copies of a folder but so many; return them."""
    old = sorted(folder.glob(DATED))[:-keep]
    for path in old:
        path.unlink()
    return old


def restore(copy: Path, data: Path, now: float) -> Path | None:
    """Put a copy in place of a folder's database; return where the one before is now, if there was one.

    Raises SerendipError, and has changed nothing then: no server may use the folder, and the copy must be sound.
    """
    try:
        with contextlib.closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as found:
            _check(found, copy)
            version = int(found.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error as error:
        raise SerendipError(f"{copy} can't be read as a copy of a server's database: {error}") from error
    if not 1 <= version <= VERSION:
        raise SerendipError(f"{copy} is no copy that this Serendip can read (form {version}, not {VERSION})")
    try:
        lock = own(data)
    except FolderInUse:
        raise SerendipError(f"a server uses {data} now: stop it before you restore") from None
    with lock:
        database = data / DATABASE
        new = database.with_name(DATABASE + ".part")
        try:
            private(new)
            with (
                contextlib.closing(sqlite3.connect(copy)) as origin,
                contextlib.closing(sqlite3.connect(new)) as target,
            ):
                origin.backup(target)
            before = _put_aside(database, now)
            new.rename(database)
        except (sqlite3.Error, OSError) as error:
            raise SerendipError(f"{database} can't be written: {error}") from error
        finally:
            new.unlink(missing_ok=True)
    return before


def _put_aside(database: Path, now: float) -> Path | None:
    """Move a database away, with what waits in its log written into it."""
    if not database.exists():
        return None
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = database.with_name(time.strftime("serendip-before-%Y%m%d-%H%M%S.db", time.gmtime(now)))
    for ending in ("", "-wal", "-shm"):
        part = database.with_name(database.name + ending)
        if part.exists():
            part.rename(before.with_name(before.name + ending))
    return before


def _check(connection: sqlite3.Connection, path: Path) -> None:
    [told] = connection.execute("PRAGMA quick_check(1)").fetchone()
    if told != "ok":
        raise SerendipError(f"{path} is damaged: {told}")
