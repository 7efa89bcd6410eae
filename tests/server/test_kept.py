"""What is kept about a visitor: shown to them, deleted for them, readable by nobody else on the machine."""

import json
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from serendip.server.identity import hashed
from serendip.server.storage.folder import own
from serendip.server.storage.sqlite import SqliteStore
from tests.server.browser import SOON, Browser
from tests.server.served import Served, forget, serving


def everything(data: Path) -> bytes:
    """Return all that is in the database, freed pages left out."""
    with closing(sqlite3.connect(data / "serendip.db")) as connection:
        return "\n".join(connection.iterdump()).encode() + b"".join(
            bytes(body) for table in ("rooms", "chats", "reports", "actions", "analyses")
            for (body,) in connection.execute(f"SELECT {'doc' if table == 'rooms' else 'body'} FROM {table}")
        )  # fmt: skip


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path / "data") as server:
        yield server


@pytest.fixture
def hers(ann: Browser, bob: Browser) -> str:
    """A table at which Ann has played, talked and complained."""
    ann.patch("/api/me", {"name": "Annabella"})
    room = ann.open("human", "open")
    bob.sit(room)
    tab = ann.tab(room)
    tab.until_table(lambda table: table["offers"])
    assert tab.play(tab.offers[0])["t"] == "ok"
    assert tab.ask("chat", words="I am the walrus")["t"] == "ok"
    ann.post(f"/api/rooms/{room}/reports", {"words": "My cards are wet"})
    return room


def test_all_of_it_is_shown(ann: Browser, hers: str) -> None:
    answer = ann.http.get("/api/me/kept")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert (kept["visitor"], kept["name"]) == (hashed(ann.cookie), "Annabella")
    [room] = [room for room in kept["rooms"] if room["room"] == hers]
    assert (room["seats"], room["opened_by_you"], len(room["actions"])) == ([0], True, 1)
    assert [line["words"] for line in kept["chats"]] == ["I am the walrus"]
    assert [report["words"] for report in kept["reports"]] == ["My cards are wet"]


def test_nothing_of_others_is_shown(bob: Browser, hers: str) -> None:
    kept = bob.get("/api/me/kept")
    assert [room["room"] for room in kept["rooms"]] == [hers]
    assert not kept["chats"]
    assert not kept["reports"]
    assert not kept["rooms"][0]["actions"]


def test_all_of_it_is_deleted_and_the_table_goes_on(
    served: Served, ann: Browser, bob: Browser, stranger: Browser, hers: str
) -> None:
    visitor = hashed(ann.cookie)
    other = ann.open("human", "open")
    tab = bob.tab(hers)
    answer = ann.http.delete("/api/me")
    assert answer.json() == {"rooms": 2}
    assert 'serendip=""' in answer.headers["set-cookie"]
    tab.until_table(lambda table: table["room"]["seats"][0]["kind"] == "bot")
    assert tab.table["room"]["seats"][0]["name"] == "Somebody"
    tab.until_table(lambda table: table["offers"])  # the bot has played on
    left = everything(served.services.settings.data)
    for trace in (visitor, "Annabella", "walrus", "My cards are wet"):
        assert trace.encode() not in left
    assert stranger.get(f"/api/rooms/{other}")["seats"][0]["kind"] == "open"
    assert hashed(bob.cookie).encode() in left


def test_a_table_on_the_disk_is_forgotten_too_and_stays_so(
    served: Served, ann: Browser, bob: Browser, hers: str
) -> None:
    ann.close()
    forget(served, hers)
    fresh = Browser(served.url)
    fresh.http.cookies.set("serendip", ann.cookie)
    try:
        fresh.delete("/api/me")
    finally:
        fresh.close()
    forget(served, hers)
    assert hashed(ann.cookie).encode() not in everything(served.services.settings.data)
    assert bob.tab(hers).table["room"]["seats"][0]["name"] == "Somebody"


def test_who_has_no_cookie_has_nothing(stranger: Browser) -> None:
    assert stranger.delete("/api/me") == {"rooms": 0}


def test_other_pages_can_not_ask_for_it(ann: Browser) -> None:
    assert ann.http.delete("/api/me", headers={"Origin": "http://evil.example"}).status_code == 403


def test_what_the_operator_wants_forgotten_is_forgotten_by_housekeeping(
    tmp_path: Path, browsers: Callable[[Served], Browser]
) -> None:
    with serving(tmp_path, sweep_seconds=0.05) as served:
        ann = browsers(served)
        room = ann.open("human", "human")
        with closing(sqlite3.connect(tmp_path / "serendip.db", isolation_level=None)) as connection:
            connection.execute("INSERT INTO forgetting VALUES (?)", (hashed(ann.cookie),))
            until = time.monotonic() + SOON
            while connection.execute("SELECT count(*) FROM forgetting").fetchone()[0]:
                assert time.monotonic() < until
                time.sleep(0.02)
        assert served.table(room).record.room.seats[0].owner is None


def test_a_file_from_before_is_told_whose_words_are_whose(tmp_path: Path) -> None:
    path = tmp_path / "serendip.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            "CREATE TABLE chats (n INTEGER PRIMARY KEY, room TEXT NOT NULL, body BLOB NOT NULL);"
            "CREATE TABLE reports (id TEXT PRIMARY KEY, room TEXT NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;"
            "PRAGMA user_version=2;"
        )
    SqliteStore(path).close()
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as connection:
        for table in ("chats", "reports"):
            assert "visitor" in {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}


def test_old_chat_is_known_by_its_seat(served: Served, ann: Browser, hers: str) -> None:
    data = served.services.settings.data
    with closing(sqlite3.connect(data / "serendip.db", isolation_level=None)) as connection:
        connection.execute("UPDATE chats SET visitor = ''")
    assert [line["words"] for line in ann.get("/api/me/kept")["chats"]] == ["I am the walrus"]
    ann.delete("/api/me")
    assert b"walrus" not in everything(data)


def test_the_files_are_for_their_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "data"
    with own(data):
        SqliteStore(data / "serendip.db").close()
    store = SqliteStore(data / "serendip.db")
    try:
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.glob("serendip.db*")}
        assert set(modes.values()) == {0o600}, json.dumps(modes)
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
    finally:
        store.close()


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    (tmp_path / "serendip.db").touch(mode=0o644)
    SqliteStore(tmp_path / "serendip.db").close()
    assert stat.S_IMODE((tmp_path / "serendip.db").stat().st_mode) == 0o600
