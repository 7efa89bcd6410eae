"""Tables that wait for players in vain: deleted after a while, sooner if nobody has a seat there, never in use."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.browser import Browser
from tests.server.served import Served, serving
from tests.server.turned_clock import TurnedClock

HOUR, DAY = 3_600.0, 86_400.0


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
def served(tmp_path: Path, clock: TurnedClock) -> Iterator[Served]:
    with serving(tmp_path, clock=clock) as server:
        yield server


@pytest.fixture
def later(served: Served, clock: TurnedClock) -> Callable[[float], None]:
    """Let time pass and the server look after its rooms."""

    def pass_by(seconds: float) -> None:
        clock.pass_by(seconds)
        served.inside(served.server.housekeeping.run_once)
        # The first sweep sends tables to the disk; rooms in memory are not forgotten.
        clock.pass_by(served.services.settings.tidy_seconds)
        served.inside(served.server.housekeeping.run_once)

    return pass_by


def test_who_waits_keeps_the_table_for_a_week(ann: Browser, later: Callable[[float], None]) -> None:
    room = ann.open("human", "open")
    later(6 * DAY)
    assert ann.get(f"/api/rooms/{room}")["status"] == "waiting"
    later(1 * DAY)
    ann.get(f"/api/rooms/{room}", 404)
    assert ann.get("/api/me")["rooms"] == []


def test_a_table_that_everybody_has_left_is_gone_after_an_hour(ann: Browser, later: Callable[[float], None]) -> None:
    room = ann.open("human", "open")
    ann.delete(f"/api/rooms/{room}/seats/0")
    later(HOUR / 2)
    assert ann.get(f"/api/rooms/{room}")["status"] == "waiting"
    later(HOUR)
    ann.get(f"/api/rooms/{room}", 404)


def test_a_game_that_has_begun_is_never_forgotten(ann: Browser, later: Callable[[float], None]) -> None:
    room = ann.open("human", "human", pace="none")
    later(1_000 * DAY)
    assert ann.get(f"/api/rooms/{room}")["status"] == "playing"


def test_nobody_is_sent_away_who_sits_there(ann: Browser, later: Callable[[float], None]) -> None:
    room = ann.open("human", "open")
    tab = ann.tab(room)
    later(30 * DAY)
    assert ann.get(f"/api/rooms/{room}")["status"] == "waiting"
    assert tab.ask("start")["t"] == "ok"
