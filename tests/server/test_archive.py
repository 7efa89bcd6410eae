"""Games that nobody has touched for a year are put away, and are there again for whoever opens their link."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from serendip.server.storage.archive import PACKED, find_old, put_away
from serendip.server.storage.soundness import faults, read_room, reading
from tests.server.browser import Browser
from tests.server.served import Served, serving
from tests.server.turned_clock import TurnedClock

DAY, YEAR = 86_400.0, 366 * 86_400.0


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
def served(tmp_path: Path, clock: TurnedClock) -> Iterator[Served]:
    with serving(tmp_path, clock) as server:
        yield server


@pytest.fixture
def later(served: Served, clock: TurnedClock) -> Callable[[float], None]:
    """Let time pass and the server look after its rooms."""

    def pass_by(seconds: float) -> None:
        clock.pass_by(seconds)
        # The first round sends tables to the disk; rooms in memory are not put away.
        for _ in range(2):
            served.inside(served.server.housekeeping.run_once)

    return pass_by


def moved(browser: Browser, room: str, moves: int) -> dict[str, Any]:
    """Make some moves and leave; return the last table."""
    tab = browser.tab(room)
    for _ in range(moves):
        tab.ask("look", seat=tab.table["view"]["to_act"][0])
        assert tab.play(tab.offers[0])["t"] == "ok"
    tab.ask("look", seat=0)
    table = {**tab.table, "whole log": tab.log}
    tab.close()
    return table


def kept(served: Served, room: str) -> tuple[int, int, int]:
    """Return how many rows and films are kept as they are, and how many bytes are packed."""
    with reading(served.services.settings.data / "serendip.db") as connection:
        [actions] = connection.execute("SELECT count(*) FROM actions WHERE room = ?", (room,)).fetchone()
        [films] = connection.execute("SELECT count(*) FROM films WHERE room = ?", (room,)).fetchone()
        packed = connection.execute("SELECT length(body) FROM archive WHERE room = ?", (room,)).fetchone()
    return actions, films, packed[0] if packed else 0


def test_a_game_is_put_away_after_a_year_and_goes_on_when_somebody_opens_it(
    ann: Browser, served: Served, later: Callable[[float], None]
) -> None:
    room = ann.open("human", "human", pace="none")
    before = moved(ann, room, 12)
    served.inside(lambda: served.services.store.keep_film(room, b'{"place": "a"}', 9))
    told = ann.get(f"/api/rooms/{room}/replay?seat=0")
    later(YEAR - 2 * DAY)
    assert kept(served, room)[2] == 0
    later(2 * DAY)
    actions, films, packed = kept(served, room)
    assert (actions, films) == (0, 0)
    assert packed > 0
    assert ann.get("/api/me")["rooms"][0]["room"] == room
    assert ann.get(f"/api/rooms/{room}/replay?seat=0") == told
    assert len(ann.get("/api/me/kept")["rooms"][0]["actions"]) == 12
    tab = ann.tab(room)
    assert (tab.table["view"], tab.log) == (before["view"], before["whole log"])
    tab.close()
    after = moved(ann, room, 3)
    assert kept(served, room)[0] >= 3
    later(YEAR)
    assert kept(served, room)[:2] == (0, 0)
    assert kept(served, room)[2] > packed
    again = ann.tab(room)
    assert (again.table["view"], again.log) == (after["view"], after["whole log"])
    assert served.inside(lambda: served.services.store.films(room)) == [b'{"place": "a"}']
    with reading(served.services.settings.data / "serendip.db") as connection:
        assert list(faults(connection, None)) == []
        assert len(read_room(connection, room)[1]) >= 15


def test_a_packed_room_that_is_damaged_is_set_aside(
    ann: Browser, served: Served, later: Callable[[float], None]
) -> None:
    room = ann.open("human", "human", pace="none")
    moved(ann, room, 2)
    later(YEAR)
    with closing(sqlite3.connect(served.services.settings.data / "serendip.db")) as connection, connection:
        connection.execute("UPDATE archive SET body = 'nothing' WHERE room = ?", (room,))
    assert ann.post(f"/api/rooms/{room}/enter", {"key": "A" * 43}, 500)["error"]["code"] == "broken"


def test_what_has_happened_meanwhile_is_not_put_away(ann: Browser, served: Served) -> None:
    room = ann.open("human", "human", pace="none")
    moved(ann, room, 1)
    with closing(sqlite3.connect(served.services.settings.data / "serendip.db", isolation_level=None)) as connection:
        [old], last = find_old(connection, "", 1e12, ())
        assert (old.room, last) == (room, "")
        assert find_old(connection, "", 1e12, {room})[0] == []
        assert find_old(connection, "", 1.0, ())[0] == []
        moved(ann, room, 1)
        assert not put_away(connection, old, 1e12)
    assert kept(served, room)[2] == 0


def test_many_old_rooms_are_put_away_some_at_a_time(
    ann: Browser, served: Served, later: Callable[[float], None]
) -> None:
    rooms = [ann.open("human", "human", pace="none") for _ in range(PACKED + 5)]
    for room in rooms:
        moved(ann, room, 1)
    later(YEAR)
    served.inside(served.server.housekeeping.run_once)
    assert [kept(served, room)[0] for room in rooms] == [0] * len(rooms)
    assert ann.tab(rooms[0]).table["room"]["status"] == "playing"


def test_a_room_that_never_began_is_not_put_away_but_deleted(
    ann: Browser, served: Served, later: Callable[[float], None]
) -> None:
    room = ann.open("human", "open")
    later(YEAR)
    later(DAY)
    ann.get(f"/api/rooms/{room}", 404)
