"""Somebody turns the wall clock, by hours or by a year: no game changes, nothing is deleted, the operator is told."""

import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from serendip.games import GAMES
from serendip.server.journal import LOGGER
from tests.server.browser import Browser
from tests.server.served import Served, forget, serving
from tests.server.turned_clock import TurnedClock

HOUR, DAY, YEAR = 3_600.0, 86_400.0, 365 * 86_400.0
NOON = 1_800_000_000.0


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
def served(tmp_path: Path, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setitem(GAMES, "comet-chase", "tests.examples.comet_chase.game")
    with serving(tmp_path, clock, tidy_seconds=1e-3) as server:
        yield server


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR, YEAR, -YEAR])
def test_a_jump_of_the_wall_clock_changes_nothing(
    ann: Browser, bob: Browser, served: Served, clock: TurnedClock, jump: float
) -> None:
    live = ann.tab(ann.open("human", "human", game="comet-chase", pace="none"))
    by_day = ann.open("human", "open", pace="day")
    bob.sit(by_day)
    slow = ann.tab(by_day)
    waiting = ann.open("human", "open", pace="day", open=True)
    asleep = ann.open("human", "human", pace="none")
    ann.tab(asleep).close()
    forget(served, asleep)
    deadline = slow.table["clock"]["deadline"]
    clock.jump(jump)
    for _ in range(2):
        served.inside(served.server.housekeeping.run_once)
    assert live.play({"action": {"kind": "slingshot"}})["t"] == "ok"
    assert live.table["time"] < HOUR
    assert live.table["room"]["status"] == "playing"
    slow.settle()
    again = bob.tab(by_day)
    assert again.table["clock"]["deadline"] == pytest.approx(deadline, abs=1.0)
    assert again.table["clock"]["now"] < deadline
    assert [seat["bot"] for seat in again.table["room"]["seats"]] == [None, None]
    assert ann.get(f"/api/rooms/{waiting}")["status"] == "waiting"
    assert waiting in [card["room"] for card in bob.get("/api/rooms")["open"]]
    assert ann.tab(asleep).table["room"]["status"] == "playing"


def test_the_operator_is_told_of_a_jump_once(
    served: Served, ann: Browser, clock: TurnedClock, caplog: pytest.LogCaptureFixture
) -> None:
    logging.getLogger(LOGGER).propagate = True
    clock.jump(-2 * HOUR)
    with caplog.at_level(logging.ERROR, LOGGER):
        for _ in range(2):
            served.inside(served.server.housekeeping.run_once)
    assert [record.getMessage() for record in caplog.records] == ["clock-jumped"]
    assert "serendip_clock_jump_seconds -7200" in ann.http.get("/metrics").text


def test_time_that_really_passes_counts(ann: Browser, bob: Browser, served: Served, clock: TurnedClock) -> None:
    room = ann.open("human", "open", pace="day")
    bob.sit(room)
    tab = ann.tab(room)
    clock.pass_by(DAY)
    bob.tab(room)
    tab.until_table(lambda table: "thumb" in [seat["bot"] for seat in table["room"]["seats"]])


def test_a_server_that_was_away_for_long_deletes_nothing_on_its_first_day(tmp_path: Path) -> None:
    with serving(tmp_path, TurnedClock(NOON)) as first:
        ann = Browser(first.url)
        room = ann.open("human", "open")
        ann.close()
    for ahead in (30 * DAY, YEAR):  # it was away, or the clock is wrong: who knows
        clock = TurnedClock(NOON + ahead)
        with serving(tmp_path, clock) as second:
            ann = Browser(second.url)
            second.inside(second.server.housekeeping.run_once)
            assert ann.get(f"/api/rooms/{room}")["status"] == "waiting"
            clock.pass_by(DAY / 2)
            second.inside(second.server.housekeeping.run_once)
            assert ann.get(f"/api/rooms/{room}")["status"] == "waiting"
            ann.close()
    with serving(tmp_path, TurnedClock(NOON + HOUR)) as third:
        ann = Browser(third.url)
        third.inside(third.server.housekeeping.run_once)
        assert ann.get(f"/api/rooms/{room}")["status"] == "waiting"
        ann.close()


def test_days_that_were_counted_by_a_clock_ahead_end_when_they_should(tmp_path: Path) -> None:
    with serving(tmp_path, TurnedClock(NOON + YEAR)) as first:
        ann, bob = Browser(first.url), Browser(first.url)
        room = ann.open("human", "open", pace="day")
        bob.sit(room)
        for browser in (ann, bob):
            browser.close()
    clock = TurnedClock(NOON)
    with serving(tmp_path, clock, sweep_seconds=0.02) as second:
        ann = Browser(second.url)
        second.inside(second.server.housekeeping.run_once)
        clock.pass_by(DAY - HOUR)
        second.inside(second.server.housekeeping.run_once)
        assert [seat["bot"] for seat in ann.get(f"/api/rooms/{room}")["seats"]] == [None, None]
        clock.pass_by(2 * HOUR)
        while [seat["bot"] for seat in ann.get(f"/api/rooms/{room}")["seats"]] == [None, None]:
            time.sleep(0.02)
        ann.close()
