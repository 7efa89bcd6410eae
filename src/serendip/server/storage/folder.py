"""The folder of a server's data: whose it is, and who may read it. It holds every secret of every running match."""

import contextlib
import os
import sys
from pathlib import Path
from typing import IO

from serendip.core.errors import SerendipError

if sys.platform != "win32":
    import fcntl

DATABASE = "serendip.db"


class FolderInUse(SerendipError):
    """Another server has these data."""


def own(data: Path) -> IO[str]:
    """Make sure that no other server has these data. Raises SerendipError. Keep what it returns."""
    try:
        if not data.is_dir():
            data.mkdir(parents=True, mode=0o700)
        lock = (data / "serendip.lock").open("w")
    except OSError as error:
        raise SerendipError(f"the folder {data} can't be used for the server's data: {error.strerror}") from error
    try:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise FolderInUse(
            f"another server already uses {data}: stop it, or choose another folder with --data"
        ) from None
    return lock


def is_in_use(data: Path) -> bool:
    """Say whether a server has these data now."""
    try:
        own(data).close()
    except FolderInUse:
        return True
    return False


def private(path: Path) -> None:
    """Let a file be there, readable by its owner only; what SQLite puts beside it is read by the same."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    with contextlib.suppress(PermissionError):  # somebody else's, who has let us in: their choice
        path.chmod(0o600)


def database_in(data: Path) -> Path:
    """Return the database of a folder. Raises SerendipError if there is none."""
    path = data / DATABASE
    if not path.is_file():
        raise SerendipError(f"there is no {path}: say with --data where the server keeps its tables")
    return path
