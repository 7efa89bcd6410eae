"""`serendip forget`: everything kept about a visitor is deleted, at tables that are played at, too."""

import argparse
import contextlib
import re
import sqlite3
import time
from pathlib import Path

from serendip.cli.hosting import add_data, data_of
from serendip.core.errors import SerendipError

HELP = "delete everything that a server keeps about a visitor; a bot plays on at their tables"
EXAMPLES = ("serendip forget 3f9a0c71", "serendip forget k2m4x7p9qa/1 --data ./tables")
PATIENCE = 60.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    who = "eight or more digits of the visitor, as the log has them, or ROOM/SEAT: who holds that seat (0 is the first)"
    parser.add_argument("visitor", metavar="VISITOR", help=who)
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Delete it, or have the server that runs do it."""
    from serendip.server.storage import visitors
    from serendip.server.storage.folder import database_in, is_in_use
    from serendip.server.storage.schema import connect
    from serendip.server.storage.soundness import reading

    data = data_of(args)
    database = database_in(data)
    with reading(database) as connection:
        visitor = find(connection, args.visitor)
        tables = len(visitors.rooms_with(connection, visitor))
    try:
        with contextlib.closing(connect(database)) as connection:
            # A server that runs knows tables better than the disk does: it is asked, and does it at once.
            connection.execute("INSERT OR IGNORE INTO forgetting VALUES (?)", (visitor,))
            if is_in_use(data):
                wait_for_server(connection, visitor, data)
            else:
                connection.execute("BEGIN IMMEDIATE")
                visitors.forget(connection, visitor, time.time())
                connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise SerendipError(f"{database} can't be written: {error}") from error
    print(f"Visitor {visitor[:8]} is forgotten, at {tables} tables.")
    return 0


def wait_for_server(connection: sqlite3.Connection, visitor: str, data: Path) -> None:
    """Wait until the server has done it. Raises SerendipError."""
    until = time.monotonic() + PATIENCE
    while connection.execute("SELECT 1 FROM forgetting WHERE visitor = ?", (visitor,)).fetchone():
        if time.monotonic() > until:
            raise SerendipError(f"the server of {data} has not done it yet: it will; its log says so")
        time.sleep(0.1)


def find(connection: sqlite3.Connection, text: str) -> str:
    """Return the visitor that is meant. Raises SerendipError if there is none, or if there are several."""
    from serendip.server.storage.soundness import read_room

    room, slash, seat = text.partition("/")
    if slash:
        seats = read_room(connection, room)[0].room.seats
        if not seat.isdecimal() or int(seat) >= len(seats):
            raise SerendipError(f"{text}: table {room} has the seats 0 to {len(seats) - 1}")
        owner = seats[int(seat)].owner
        if owner is None:
            raise SerendipError(f"{text}: nobody holds that seat")
        return owner
    if not re.fullmatch(r"[0-9a-f]{8,64}", text):
        raise SerendipError(f"{text!r} is no visitor: write eight or more of their digits, or ROOM/SEAT")
    words = (
        "SELECT visitor FROM holders WHERE visitor GLOB ?1 UNION SELECT id FROM visitors WHERE id GLOB ?1"
        " UNION SELECT creator FROM rooms WHERE creator GLOB ?1 UNION SELECT visitor FROM chats WHERE visitor GLOB ?1"
        " UNION SELECT visitor FROM reports WHERE visitor GLOB ?1"
    )
    found = [visitor for (visitor,) in connection.execute(words, (f"{text}*",))]
    if not found:
        raise SerendipError(f"nothing is kept about a visitor {text}")
    if len(found) > 1:
        raise SerendipError(f"{text} may be {len(found)} visitors: write more of the digits")
    return str(found[0])
