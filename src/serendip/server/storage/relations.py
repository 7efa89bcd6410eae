"""How visitors stand with each other: who ignores whom, and who was sent away from where."""

import sqlite3

from serendip.server.storage.store import IgnoredRow, Relations

SCHEMA = """
CREATE TABLE IF NOT EXISTS ignored (
    visitor TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, name TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (visitor, other)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS ignored_other ON ignored (other);
CREATE TABLE IF NOT EXISTS sent_away (
    room TEXT NOT NULL, visitor TEXT NOT NULL, PRIMARY KEY (room, visitor)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sent_away_visitor ON sent_away (visitor);
"""


def relations_of(connection: sqlite3.Connection, visitor: str) -> Relations:
    """Return how a visitor stands with others."""
    ignores = connection.execute("SELECT other, how, name, at FROM ignored WHERE visitor = ? ORDER BY at", (visitor,))
    blocked = connection.execute("SELECT visitor FROM ignored WHERE other = ? AND how = 'blocked'", (visitor,))
    rooms = connection.execute("SELECT room FROM sent_away WHERE visitor = ?", (visitor,))
    return Relations([IgnoredRow(*row) for row in ignores], {who for (who,) in blocked}, {room for (room,) in rooms})


def ignore(connection: sqlite3.Connection, visitor: str, other: str, ignored: IgnoredRow | None) -> None:
    """Keep that a visitor ignores somebody, or does not any more."""
    if ignored is None:
        connection.execute("DELETE FROM ignored WHERE visitor = ? AND other = ?", (visitor, other))
    else:
        values = (visitor, other, ignored.how, ignored.name, ignored.at)
        connection.execute("INSERT OR REPLACE INTO ignored VALUES (?, ?, ?, ?, ?)", values)


def forget(connection: sqlite3.Connection, visitor: str) -> None:
    """Delete what a visitor thinks of others, and what others think of them."""
    connection.execute("DELETE FROM ignored WHERE ?1 IN (visitor, other)", (visitor,))
    connection.execute("DELETE FROM sent_away WHERE visitor = ?", (visitor,))
