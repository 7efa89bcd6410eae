"""What may happen to a server's file behind its back."""

import sqlite3
from contextlib import closing
from pathlib import Path


def damage(data: Path, words: str, *values: object) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(data / "serendip.db", timeout=10)) as connection, connection:
        connection.execute(words, values)


def spoil(database: Path, table: str) -> None:
    """Write nonsense over the first page of a table."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [page] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        [size] = connection.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
