"""The store: what is acknowledged is on disk, what is not on disk is not acknowledged, and idle tables weigh little."""

import asyncio
import sqlite3
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from serendip.server.run import CantServe, make_server
from serendip.server.settings import Settings
from serendip.server.storage.sqlite import SqliteStore
from serendip.server.storage.store import Change, Noted, Room, SeatRow, StoreError
from serendip.server.tables import bots
from tests.server.browser import Browser, Tab
from tests.server.kept import Kept
from tests.server.served import Served, forget, serving


def change(id: str, after: int, rows: int, whole: bool) -> Change:
    room = Room(id, "dark-matter", [SeatRow("human", name="Ann", owner="a", holders=["a"])], created=1.0, creator="a")
    notes = [Noted("table-left", [0], 1.0) for _ in range(rows)]
    return Change(room, 2.0, after, list(notes), whole, moves=after + rows, asked={0: 1.5}, due=None)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.write(change("one", 0, 2, True))
        await store.write(change("one", 2, 1, False))
        store.close()
        store = SqliteStore(tmp_path / "a.db")
        found = await store.room("one")
        assert found is not None
        assert (found[0].moves, found[0].asked, len(found[1])) == (3, {0: 1.5}, 3)
        assert [stored.room.id for stored in (await store.rooms_of("a", 10)).rooms] == ["one"]
        assert (await store.unfinished_of("a", 0.0), await store.unfinished_of("a", 3.0)) == (1, 0)
        assert await store.room("two") is None
        store.close()

    asyncio.run(run())


OLD = """
CREATE TABLE rooms (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, open INTEGER NOT NULL, creator TEXT NOT NULL, created REAL NOT NULL,
    touched REAL NOT NULL, due REAL, moves INTEGER NOT NULL, asked TEXT NOT NULL, doc BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX rooms_listed ON rooms (open, status, touched);
CREATE INDEX rooms_due ON rooms (due) WHERE due IS NOT NULL;
CREATE TABLE actions (room TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (room, n)) WITHOUT ROWID;
PRAGMA user_version=1;
"""


def test_rooms_of_an_older_server_are_taken_over(tmp_path: Path) -> None:
    wanted = change("one", 0, 2, True)
    connection = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    connection.executescript(OLD)
    row = ("one", "playing", 0, "a", 1.0, 2.0, 5.0, 2, "[0]", msgspec.json.encode(wanted.room))
    connection.execute("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    bodies = [("one", number, msgspec.json.encode(noted)) for number, noted in enumerate(wanted.rows, 1)]
    connection.executemany("INSERT INTO actions VALUES (?, ?, ?)", bodies)
    connection.close()

    async def run() -> None:
        for _ in range(2):  # the second time there is nothing left to take over
            store = SqliteStore(tmp_path / "a.db")
            found = await store.room("one")
            assert found is not None
            assert (found[0].room, found[0].touched, found[0].moves, found[0].asked) == (wanted.room, 2.0, 2, {0: 2.0})
            assert found[1] == wanted.rows
            assert (await store.due(4.0, 9), await store.due(6.0, 9)) == ([], ["one"])
            store.close()

    asyncio.run(run())


def test_an_owner_that_has_lost_its_room_can_not_write_over_it(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.write(change("one", 0, 2, True))
        with pytest.raises(StoreError):
            await store.write(change("one", 1, 1, False))
        found = await store.room("one")
        assert found is not None
        assert (found[0].moves, len(found[1])) == (2, 2)
        store.close()

    asyncio.run(run())


def test_many_changes_share_one_commit_and_a_bad_one_spoils_only_itself(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.write(change("bad", 0, 1, True))
        jobs = [store.write(change(f"room {number}", 0, 1, True)) for number in range(300)]
        jobs.insert(150, store.write(change("bad", 0, 1, False)))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results].count(StoreError) == 1
        assert isinstance(results[150], StoreError)
        assert store.writer.commits < 100
        for number in range(300):
            assert await store.card(f"room {number}") is not None
        store.close()

    asyncio.run(run())


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    assert store.writer.connection.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert store.writer.connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    store.close()


def fill_the_disk(served: Served, full: bool) -> None:
    """Let SQLite find no more room for another page, or find it again."""
    store = served.services.store
    assert isinstance(store, SqliteStore)
    connection = store.writer.connection
    pages = int(connection.execute("PRAGMA page_count").fetchone()[0])
    connection.execute(f"PRAGMA max_page_count={pages if full else 1_000_000}")


def test_a_full_disk_gives_clean_errors_and_no_false_answer(
    tmp_path: Path, browsers: Callable[[Served], Browser]
) -> None:
    with serving(tmp_path) as served:
        ann = browsers(served)
        room = ann.open("human", "human")
        tab = ann.tab(room)
        fill_the_disk(served, True)
        # The last pages have some space left; then it is over.
        answer = {"t": "ok"}
        before = tab.table
        while answer["t"] == "ok":
            tab.ask("look", seat=tab.table["view"]["to_act"][0])
            before = tab.table
            answer = tab.play(tab.offers[0])
        assert answer["code"] == "busy"
        tab.settle()
        assert tab.table == before
        wish = {"game": "dark-matter", "seats": ["human", "thumb"]}
        statuses = {ann.http.post("/api/rooms", json=wish).status_code for _ in range(50)}
        assert 503 in statuses <= {201, 503}
        assert room in [card["room"] for card in ann.get("/api/me")["rooms"]]
        fill_the_disk(served, False)
        assert tab.play(tab.offers[0])["t"] == "ok"
        shown, told = tab.table["view"], tab.log
        tab.close()
        forget(served, room)
        again = ann.tab(room)
        again.ask("look", seat=shown["seat"])
        assert (again.table["view"], again.log) == (shown, told)


def test_bots_wait_for_the_disk_and_go_on(
    tmp_path: Path, browsers: Callable[[Served], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.05)
    with serving(tmp_path) as served:
        kept = Kept(served, served.services.lanes.quick, tmp_path / "kept")
        ann = browsers(served)
        tab = ann.tab(ann.open("human", "thumb"))
        store = served.services.store
        assert isinstance(store, SqliteStore)
        store.writer.connection.execute("PRAGMA query_only=1")
        kept.let_go()
        while "serendip_store_errors_total 0" in ann.http.get("/metrics").text:
            time.sleep(0.02)
        assert tab.play(tab.offers[0])["code"] == "busy"
        assert ann.patch("/api/me", {"name": "Ann"}, 503)["error"]["code"] == "busy"
        assert tab.ask("chat", words="hello")["code"] == "busy"
        assert tab.table["view"]["to_act"] == [0, 1]
        store.writer.connection.execute("PRAGMA query_only=0")
        tab.until_table(lambda table: table["view"]["to_act"] == [0])
        assert tab.play(tab.offers[0])["t"] == "ok"


def test_a_table_that_can_not_be_read_now_is_not_gone_for_good(
    ann: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = ann.open("human", "human")

    async def fails(id: str) -> None:
        raise StoreError("the disk is away")

    with monkeypatch.context() as patched:
        patched.setattr(served.services.store, "room", fails)
        assert _closed_with(ann, room) == ("busy", 1013)
    assert ann.tab(room).table["room"]["room"] == room
    assert _closed_with(ann, "aaaaaaaaaa") == ("no-such-room", 4004)


def _closed_with(browser: Browser, room: str) -> tuple[str, int]:
    """Return with what a socket is refused and closed."""
    tab = Tab(browser.connect(room))
    code = tab.hear()["code"]
    with pytest.raises(ConnectionClosed) as closed:
        tab.hear()
    assert closed.value.rcvd is not None
    return code, closed.value.rcvd.code


def test_a_data_folder_that_can_not_be_used_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "serendip.db").write_bytes(b"this is no database, but it is long enough to look at" * 10)
    with pytest.raises(CantServe, match="is damaged: file is not a database"):
        make_server(Settings(data=tmp_path))
    connection = sqlite3.connect(tmp_path / "other.db")
    connection.execute("PRAGMA user_version=99")
    connection.close()
    with pytest.raises(StoreError, match="another Serendip"):
        SqliteStore(tmp_path / "other.db")


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    with serving(tmp_path, unload_seconds=0.0, sweep_seconds=0.02) as served:
        ann = browsers(served)
        room = ann.open("human", "human")
        tab = ann.tab(room)
        tab.play(tab.offers[0])
        shown = tab.table["view"]
        assert room in served.rooms.tables
        tab.close()
        while room in served.rooms.tables:
            served.inside(lambda: asyncio.sleep(0.01))
        assert ann.tab(room).table["view"] == shown


def test_a_table_in_memory_weighs_less_than_a_hundred_kilobytes(ann: Browser, served: Served) -> None:
    """Even one that is in the middle of its game and not yet sent to the disk."""
    rooms = [ann.open("human", "human", "human", "human") for _ in range(20)]
    first = served.table(rooms[0])
    tracemalloc.start()
    before = tracemalloc.take_snapshot()
    for room in rooms[1:]:
        table = served.table(room)
        match = served.match(room)
        rng = Random(1)
        for _ in range(60):
            if match.to_act:
                match.play(match.to_act[0], rng.choice(match.actions(match.to_act[0])))
        for seat in range(4):
            table.seat_views.of(seat)
        table.seat_views.rest()
    after = tracemalloc.take_snapshot()
    tracemalloc.stop()
    grown = sum(difference.size_diff for difference in after.compare_to(before, "filename"))
    assert first.record.match is not None
    assert grown / (len(rooms) - 1) < 100_000


def test_a_job_that_fails_in_any_way_ends_only_itself(tmp_path: Path) -> None:
    def fails(connection: sqlite3.Connection) -> None:
        raise msgspec.ValidationError("something in the file is damaged")

    async def run() -> None:
        store = SqliteStore(tmp_path / "a.db")
        jobs = [
            store.write(change("one", 0, 1, True)),
            store.writer.begin(fails),
            store.write(change("two", 0, 1, True)),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        await store.write(change("three", 0, 1, True))
        store.close()

    asyncio.run(run())
