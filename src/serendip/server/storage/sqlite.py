"""The Store in SQLite: a write-ahead log, one thread that writes and one that reads."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec

from serendip.server.protocol.kept import Kept
from serendip.server.storage import archive, relations, visitors
from serendip.server.storage.folder import private
from serendip.server.storage.schema import connect, prepare
from serendip.server.storage.store import (
    DAMAGED,
    Change,
    ChatLine,
    IgnoredRow,
    OwnRooms,
    Relations,
    Room,
    Row,
    Stored,
    StoreError,
    Unreadable,
)
from serendip.server.storage.writer import Rows, Writer, tells_of_damage

T = TypeVar("T")

_CARD = "SELECT id, doc, moves, asked, touched FROM rooms JOIN progress ON progress.room = id "
_rows = msgspec.json.Decoder(Row)
_room = msgspec.json.Decoder(Room)
_said = msgspec.json.Decoder(ChatLine)
_asked = msgspec.json.Decoder(dict[int, float] | list[int])


class SqliteStore:
    """Rooms in one file."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it. Raises StoreError."""
        try:
            private(path)
            connection = connect(path)
            prepare(connection, path)
            self._reading = connect(path)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{path} can't be opened as the server's database: {error}") from error
        self.writer = Writer(connection)
        self.unreadable: set[str] = set()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    @property
    def damaged(self) -> bool:
        """Whether a part of the file itself could not be read or written."""
        return self.writer.damaged

    def write(self, change: Change) -> Awaitable[None]:
        """Keep a change of a room: see Store."""
        rows = _rows_of(change)
        if change.whole:
            return self.writer.begin(lambda connection: _write_whole(connection, change, rows))
        return self.writer.begin(rows)

    async def room(self, id: str) -> tuple[Stored, list[Row]] | None:
        """Return a room with all its rows."""

        def read(connection: sqlite3.Connection) -> tuple[Stored, list[Row]] | None:
            found = _cards(connection, "WHERE id = ?", (id,), [])
            if not found:
                return None
            return found[0], [_rows.decode(body) for body in archive.actions_of(connection, id)]

        return await self._read(read)

    async def card(self, id: str) -> Stored | None:
        """Return a room without its rows."""
        found = await self._read(lambda connection: _cards(connection, "WHERE id = ?", (id,), []))
        return found[0] if found else None

    async def waiting(self, since: float, limit: int) -> list[Stored]:
        """Return open rooms that miss players."""
        words = "WHERE open = 1 AND status = 'waiting' AND changed >= ? ORDER BY changed DESC LIMIT ?"
        return await self._list(words, (since, limit))

    async def finished(self, limit: int) -> list[Stored]:
        """Return open rooms whose match is over."""
        return await self._list("WHERE open = 1 AND status = 'over' ORDER BY changed DESC LIMIT ?", (limit,))

    async def rooms_of(
        self, visitor: str, limit: int, over: bool | None = None, after: tuple[float, str] | None = None
    ) -> OwnRooms:
        """Return rooms in which a visitor holds a seat."""
        words = (
            "WHERE id IN (SELECT room FROM holders WHERE visitor = ?1) AND (?2 IS NULL OR (status = 'over') = ?2)"
            " AND (?3 IS NULL OR (touched, id) < (?3, ?4)) ORDER BY touched DESC, id DESC LIMIT ?5"
        )
        values = (visitor, over, *(after or (None, None)), limit)
        heads = f"SELECT touched, id FROM rooms JOIN progress ON progress.room = id {words}"
        read = await self._read(lambda connection: connection.execute(heads, values).fetchall())
        found = await self._list(words, values)
        return OwnRooms(found, max(0, len(read) - len(found)), read[-1] if len(read) == limit else None)

    async def unfinished_of(self, visitor: str, since: float) -> int:
        """Return how many rooms a visitor has opened, sits in and has not finished."""
        words = (
            "SELECT count(*) FROM holders JOIN rooms ON id = holders.room JOIN progress ON progress.room = id"
            " WHERE visitor = ?1 AND creator = ?1 AND status != 'over' AND touched >= ?2"
        )
        return await self._read(lambda connection: int(connection.execute(words, (visitor, since)).fetchone()[0]))

    async def due(self, now: float, limit: int) -> list[str]:
        """Return the rooms that have to go on by themselves."""
        words = "SELECT room FROM progress WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?"
        return await self._read(lambda connection: [row[0] for row in connection.execute(words, (now, limit))])

    async def forget_waiting(self, before: float, empty_before: float, keep: Collection[str]) -> int:
        """Delete rooms that never began."""
        forgotten: list[str] = []
        await self.writer.do(lambda connection: forgotten.extend(_forget(connection, before, empty_before, keep)))
        return len(forgotten)

    async def put_away(self, after: str, before: float, keep: Collection[str]) -> tuple[int, str]:
        """Put away rooms that nobody has touched since then."""
        found, last = await self._read(lambda connection: archive.find_old(connection, after, before, keep))
        put: list[str] = []

        def write(connection: sqlite3.Connection) -> None:
            put[:] = [old.room for old in found if archive.put_away(connection, old, before)]

        if found:
            await self.writer.do(write)
        return len(put), last

    async def last_touched(self) -> float:
        """Return when anything was touched last."""
        words = "SELECT coalesce(max(touched), 0) FROM progress"
        return await self._read(lambda connection: float(connection.execute(words).fetchone()[0]))

    async def set_back(self, now: float, due: float) -> None:
        """Let nothing have been touched after now, nor be due after then."""
        await self.writer.do(lambda connection: _set_back(connection, now, due))

    async def try_to_write(self) -> None:
        """Write something that nobody reads."""
        await self.writer.do(_try_to_write)

    async def name(self, visitor: str) -> str | None:
        """Return the name a visitor has chosen."""
        return await self._read(lambda connection: _names(connection, {visitor}).get(visitor))

    async def rename(self, visitor: str, name: str) -> None:
        """Keep the name of a visitor."""
        words = "INSERT INTO visitors VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        await self._run(words, (visitor, name))

    async def say(self, room: str, said: ChatLine, visitor: str, most: int) -> None:
        """Keep a line of chat, and whose it is."""
        await self.writer.do(lambda connection: _say(connection, room, said, visitor, most))

    async def chat(self, room: str, limit: int, apart: bool) -> list[tuple[ChatLine, str]]:
        """Return the last lines of chat."""
        words = "SELECT body, visitor FROM chats WHERE room = ? AND apart = ? ORDER BY n DESC LIMIT ?"
        rows = await self._read(lambda connection: connection.execute(words, (room, apart, limit)).fetchall())
        return [(_said.decode(body), visitor) for body, visitor in reversed(rows)]

    async def relations(self, visitor: str) -> Relations:
        """Return how a visitor stands with others."""
        return await self._read(lambda connection: relations.relations_of(connection, visitor))

    async def ignore(self, visitor: str, other: str, ignored: IgnoredRow | None) -> None:
        """Keep that a visitor ignores somebody, or does not any more."""
        await self.writer.do(lambda connection: relations.ignore(connection, visitor, other, ignored))

    async def send_away(self, room: str, visitor: str) -> None:
        """Keep that a visitor is not to watch a room any more."""
        await self._run("INSERT OR IGNORE INTO sent_away VALUES (?, ?)", (room, visitor))

    async def analysis(self, room: str) -> bytes | None:
        """Return the analysis of a finished match."""
        return await self._body("SELECT body FROM analyses WHERE room = ?", room)

    async def keep_analysis(self, room: str, body: bytes) -> None:
        """Keep the analysis of a finished match."""
        await self._run("INSERT OR REPLACE INTO analyses VALUES (?, ?)", (room, body))

    async def printed(self, rules: str) -> bytes | None:
        """Return what was printed when these were the rules."""
        return await self._body("SELECT body FROM printed WHERE rules = ?", rules)

    async def keep_printed(self, rules: str, body: bytes) -> None:
        """Keep what is printed with these rules."""
        await self._run("INSERT OR IGNORE INTO printed VALUES (?, ?)", (rules, body))

    async def keep_report(self, id: str, room: str, body: bytes, visitor: str, about: str) -> None:
        """Keep a report of a problem, whose it is, and about whom."""
        words = "INSERT INTO reports (id, room, body, visitor, about) VALUES (?, ?, ?, ?, ?)"
        await self._run(words, (id, room, body, visitor, about))

    async def report(self, id: str) -> bytes | None:
        """Return what `keep_report` kept, or nothing if there is no such report."""
        return await self._body("SELECT body FROM reports WHERE id = ?", id)

    async def keep_film(self, room: str, body: bytes, most: int) -> bool:
        """Keep the film of a build, unless so many are kept already."""
        words = "INSERT INTO films (room, body) SELECT ?1, ?2 WHERE (SELECT count(*) FROM films WHERE room = ?1) < ?3"
        kept: list[int] = []
        await self.writer.do(lambda connection: kept.append(connection.execute(words, (room, body, most)).rowcount))
        return kept[-1] > 0

    async def films(self, room: str) -> list[bytes]:
        """Return the films of a room's builds, in the order in which they ended."""
        return await self._read(lambda connection: archive.films_of(connection, room))

    async def rooms_with(self, visitor: str) -> list[str]:
        """Return the rooms that know a visitor."""
        return await self._read(lambda connection: visitors.rooms_with(connection, visitor))

    async def kept_about(self, visitor: str) -> Kept:
        """Return all that is kept about a visitor."""
        return await self._read(lambda connection: visitors.kept_about(connection, visitor))

    async def forget(self, visitor: str, now: float) -> None:
        """Delete all that is kept about a visitor."""
        await self.writer.do(lambda connection: visitors.forget(connection, visitor, now))

    async def forget_chat(self, room: str, seats: list[int]) -> None:
        """Delete what some seats have said, and the analysis."""
        await self.writer.do(lambda connection: visitors.forget_chat(connection, room, seats))

    async def to_forget(self) -> list[str]:
        """Return the visitors whom the operator wants to be forgotten."""
        words = "SELECT visitor FROM forgetting"
        return await self._read(lambda connection: [visitor for (visitor,) in connection.execute(words)])

    def close(self) -> None:
        """Finish what waits and close."""
        self.writer.close()
        self._reader.shutdown()
        self._reading.close()

    async def _run(self, words: str, values: tuple[object, ...]) -> None:
        await self.writer.do(lambda connection: _execute(connection, words, values))

    async def _body(self, words: str, id: str) -> bytes | None:
        found = await self._read(lambda connection: connection.execute(words, (id,)).fetchone())
        return bytes(found[0]) if found else None

    async def _list(self, words: str, values: tuple[object, ...]) -> list[Stored]:
        found: list[Stored] = []
        with contextlib.suppress(Unreadable):  # the file itself is damaged: what was read before that is shown
            await self._read(lambda connection: _cards(connection, words, values, found, self.unreadable))
        return found

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, read, self._reading)
        except DAMAGED as error:
            raise Unreadable(str(error)) from error
        except sqlite3.Error as error:
            if not tells_of_damage(error):
                raise StoreError(str(error)) from error
            self.writer.damaged = True
            raise Unreadable(str(error)) from error


def _set_back(connection: sqlite3.Connection, now: float, due: float) -> None:
    for room, asked in connection.execute("SELECT room, asked FROM progress WHERE touched > ?", (now,)).fetchall():
        since = {seat: min(when, now) for seat, when in _asked_since(asked, now).items()}
        values = (now, msgspec.json.encode(since).decode(), room)
        connection.execute("UPDATE progress SET touched = ?, asked = ? WHERE room = ?", values)
    connection.execute("UPDATE progress SET due = ?1 WHERE due > ?1", (due,))
    connection.execute("UPDATE rooms SET changed = ?1 WHERE changed > ?1", (now,))


def _say(connection: sqlite3.Connection, room: str, said: ChatLine, visitor: str, most: int) -> None:
    values = (room, msgspec.json.encode(said), visitor, said.apart)
    connection.execute("INSERT INTO chats (room, body, visitor, apart) VALUES (?, ?, ?, ?)", values)
    # Spectators' lines and those that players hear do not push each other out.
    connection.execute(
        "DELETE FROM chats WHERE room = ?1 AND apart = ?3"
        " AND n <= (SELECT n FROM chats WHERE room = ?1 AND apart = ?3 ORDER BY n DESC LIMIT 1 OFFSET ?2)",
        (room, most, said.apart),
    )


def _try_to_write(connection: sqlite3.Connection) -> None:
    # The new one before the old one goes: otherwise it would always fit where that was.
    made = connection.execute("INSERT INTO trials (body) VALUES (zeroblob(16384))").lastrowid
    connection.execute("DELETE FROM trials WHERE n != ?", (made,))


def _execute(connection: sqlite3.Connection, words: str, values: tuple[object, ...]) -> None:
    connection.execute(words, values)


def _rows_of(change: Change) -> Rows:
    """Return what every change writes: how far the room is now, and what happened."""
    id, after = change.room.id, change.after
    asked = msgspec.json.encode(change.asked).decode()
    # The primary key refuses a row that is already there: an owner that has lost its room can't write over it.
    return [
        (
            "INSERT OR REPLACE INTO progress VALUES (?, ?, ?, ?, ?)",
            (id, change.touched, change.due, change.moves, asked),
        ),
        *(
            ("INSERT INTO actions VALUES (?, ?, ?)", (id, after + number, msgspec.json.encode(row)))
            for number, row in enumerate(change.rows, 1)
        ),
    ]


def _write_whole(connection: sqlite3.Connection, change: Change, rows: Rows) -> None:
    room = change.room
    connection.execute(
        "INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status,"
        " open = excluded.open, changed = excluded.changed, doc = excluded.doc",
        (room.id, room.status, room.open, room.creator, room.created, change.touched, msgspec.json.encode(room)),
    )
    connection.execute("DELETE FROM holders WHERE room = ?", (room.id,))
    holders = {visitor for seat in room.seats for visitor in seat.holders}
    connection.executemany("INSERT INTO holders VALUES (?, ?)", [(visitor, room.id) for visitor in holders])
    for words, values in rows:
        connection.execute(words, values)


def _forget(connection: sqlite3.Connection, before: float, empty_before: float, keep: Collection[str]) -> list[str]:
    found = connection.execute(
        "SELECT id FROM rooms WHERE open IN (0, 1) AND status = 'waiting' AND (changed < ?1 OR changed < ?2"
        " AND NOT EXISTS (SELECT 1 FROM holders WHERE room = id)) LIMIT 500",
        (before, empty_before),
    ).fetchall()
    ids = [id for (id,) in found if id not in keep]
    for id in ids:
        for words in (
            "DELETE FROM chats WHERE room = ?",
            "DELETE FROM holders WHERE room = ?",
            "DELETE FROM sent_away WHERE room = ?",
            "DELETE FROM actions WHERE room = ?",
            "DELETE FROM progress WHERE room = ?",
            "DELETE FROM rooms WHERE id = ?",
        ):
            connection.execute(words, (id,))
    return ids


def _names(connection: sqlite3.Connection, visitors: Iterable[str]) -> dict[str, str]:
    wanted = list(visitors)
    marks = ",".join("?" * len(wanted))
    return dict(connection.execute(f"SELECT id, name FROM visitors WHERE id IN ({marks})", wanted))


def _asked_since(asked: str, touched: float) -> dict[int, float]:
    """Return who is asked since when. Earlier servers kept only who."""
    found = _asked.decode(asked)
    return found if isinstance(found, dict) else dict.fromkeys(found, touched)


def _cards(
    connection: sqlite3.Connection,
    words: str,
    values: tuple[object, ...],
    found: list[Stored],
    unreadable: set[str] | None = None,
) -> list[Stored]:
    """Find rooms, with the names that their players have now; where nobody wants to know, what can't be read raises."""
    for id, doc, moves, asked, touched in connection.execute(_CARD + words, values):
        try:
            found.append(Stored(_room.decode(doc), moves, _asked_since(asked, touched), touched))
        except DAMAGED:
            if unreadable is None:
                raise
            unreadable.add(id)
    names = _names(connection, {seat.owner for card in found for seat in card.room.seats if seat.owner})
    for card in found:
        for seat in card.room.seats:
            if seat.owner in names:
                seat.name = names[seat.owner]
    return found
