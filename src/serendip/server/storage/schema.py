"""The file of the Store: how it is opened, its tables, and how a file of a former Serendip gets them.

`synchronous=FULL` makes every commit wait until the disk has it, so that neither a killed process nor a power cut
loses what was acknowledged.
"""

import sqlite3
from pathlib import Path

from serendip.server.storage import archive, relations
from serendip.server.storage.store import StoreError

VERSION = 2

SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, open INTEGER NOT NULL, creator TEXT NOT NULL, created REAL NOT NULL,
    changed REAL NOT NULL, doc BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS rooms_listed ON rooms (open, status, changed);
CREATE TABLE IF NOT EXISTS progress (
    room TEXT PRIMARY KEY, touched REAL NOT NULL, due REAL, moves INTEGER NOT NULL, asked TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS progress_due ON progress (due) WHERE due IS NOT NULL;
CREATE TABLE IF NOT EXISTS actions (
    room TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (room, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS holders (
    visitor TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (visitor, room)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS holders_room ON holders (room);
CREATE TABLE IF NOT EXISTS visitors (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chats (
    n INTEGER PRIMARY KEY, room TEXT NOT NULL, body BLOB NOT NULL, visitor TEXT NOT NULL DEFAULT '',
    apart INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS chats_room ON chats (room, n);
CREATE TABLE IF NOT EXISTS analyses (room TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS films (n INTEGER PRIMARY KEY, room TEXT NOT NULL, body BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS films_room ON films (room, n);
CREATE TABLE IF NOT EXISTS reports (
    id TEXT PRIMARY KEY, room TEXT NOT NULL, body BLOB NOT NULL, visitor TEXT NOT NULL DEFAULT '',
    about TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS printed (rules TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS forgetting (visitor TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS trials (n INTEGER PRIMARY KEY, body BLOB NOT NULL);
"""
BY_VISITOR = """
CREATE INDEX IF NOT EXISTS rooms_creator ON rooms (creator);
CREATE INDEX IF NOT EXISTS chats_visitor ON chats (visitor) WHERE visitor != '';
CREATE INDEX IF NOT EXISTS reports_visitor ON reports (visitor);
CREATE INDEX IF NOT EXISTS reports_about ON reports (about) WHERE about != '';
"""
FROM_1 = f"""
BEGIN IMMEDIATE;
ALTER TABLE rooms RENAME TO rooms_1;
DROP INDEX rooms_listed;
DROP INDEX rooms_due;
{SCHEMA}
INSERT INTO rooms SELECT id, status, open, creator, created, touched, doc FROM rooms_1;
INSERT INTO progress SELECT id, touched, due, moves, asked FROM rooms_1;
DROP TABLE rooms_1;
PRAGMA user_version=2;
COMMIT;
"""
"""Takes out of a room's row what every action changes: the rest of it is long, and was written anew each time."""
COLUMNS = (
    ("chats", "visitor", "TEXT NOT NULL DEFAULT ''"),
    ("chats", "apart", "INTEGER NOT NULL DEFAULT 0"),
    ("reports", "visitor", "TEXT NOT NULL DEFAULT ''"),
    ("reports", "about", "TEXT NOT NULL DEFAULT ''"),
)
"""What files that were made before do not have."""


def connect(path: Path) -> sqlite3.Connection:
    """Open the file as every thread of this Store does."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables that the file lacks. Raises StoreError if another Serendip wrote it."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version == 1:
        connection.executescript(FROM_1)
    elif version not in (0, VERSION):
        raise StoreError(f"{path} was written by another Serendip (form {version}, not {VERSION})")
    connection.executescript(SCHEMA + archive.SCHEMA + relations.SCHEMA)
    _add_columns(connection)
    connection.executescript(BY_VISITOR)
    connection.execute(f"PRAGMA user_version={VERSION}")


def _add_columns(connection: sqlite3.Connection) -> None:
    """Let files that were made before say whose chats and reports they keep, and who was to hear them."""
    for table, column, kind in COLUMNS:
        if column not in {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}:
            connection.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")
