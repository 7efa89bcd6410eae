"""Games in real time: the table acts when its time has come, also when nobody does anything."""

import json
from pathlib import Path
from typing import Any

import pytest

from serendip.games import GAMES
from serendip.server.tables.transaction import Transaction
from serendip.server.workers.replay import replay_json
from tests.server.browser import Browser, Tab
from tests.server.served import Served, forget, serving
from tests.server.turned_clock import TurnedClock


@pytest.fixture(autouse=True)
def comet_chase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "comet-chase", "tests.examples.comet_chase.game")


def burn(tab: Tab) -> None:
    """Fly a kilometre: the probe cools down for a second after it."""
    offer = next(offer for offer in tab.offers if offer["action"]["kind"] == "burn")
    assert tab.play({"action": {**offer["action"], "number": 1}})["t"] == "ok"


def without_clock(view: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in view.items() if name != "clock"}


def test_the_table_acts_by_itself_and_everything_is_there_after_a_rest(tmp_path: Path) -> None:
    clock = TurnedClock()
    with serving(tmp_path / "data", clock, clock_seconds=0.05) as served:
        ann = Browser(served.url)
        ann.get("/api/me")
        room = ann.open("human", game="comet-chase", pace="none")
        tab = ann.tab(room)
        burn(tab)
        assert tab.offers == []
        tab.until_table(lambda table: table["offers"])
        assert [entry["key"] for entry in tab.log] == ["burns", "cool"]
        assert (tab.table["did"]["seat"], tab.table["did"]["key"]) == (None, "cool")
        assert 1.0 <= tab.table["time"] < 20.0
        view = tab.table["view"]
        tab.close()
        forget(served, room)
        again = ann.tab(room)
        assert without_clock(again.table["view"]) == without_clock(view)
        clock.pass_by(40.0)
        ann.tab(room)
        again.until_table(lambda table: table["room"]["status"] == "over")
        assert again.log[-1]["key"] == "gone"
        again.close()
        assert ann.get(f"/api/rooms/{room}")["status"] == "over"
        stored = served.inside(lambda: served.services.store.room(room))
        assert stored is not None
        replay = json.loads(replay_json(stored[0].room, stored[1], None, packed=False, then={}))
        assert [frame["seat"] for frame in replay["frames"]] == [None, 0, None, None]
        assert replay["frames"][-1]["at"] - replay["frames"][0]["at"] == pytest.approx(30.0)
        ann.close()


def test_the_clock_stands_when_nobody_is_there_and_goes_on_when_somebody_is_back(tmp_path: Path) -> None:
    clock = TurnedClock(still=True)
    with serving(tmp_path, clock, clock_seconds=0.01) as served:
        ann, eve = Browser(served.url), Browser(served.url)
        ann.get("/api/me")
        room = ann.open("human", "thumb", game="comet-chase", pace="none")
        watching = eve.tab(room)
        assert (watching.table["time"], watching.table["stands"]) == (0.0, True)
        tab = ann.tab(room)
        watching.until_table(lambda table: "stands" not in table)
        clock.pass_by(5.0)
        burn(tab)
        assert tab.table["time"] == 5.0
        tab.close()
        watching.until_table(lambda table: table.get("stands"))
        assert "table-clock-stands" in [entry["key"] for entry in watching.log]
        clock.pass_by(3600.0)
        again = ann.tab(room)
        again.until_table(lambda table: again.log[-1]["key"] == "table-clock-goes")
        assert again.table["time"] == 5.0
        clock.pass_by(2.0)
        eve.tab(room)
        again.until_table(lambda table: table["time"] == 7.0)
        assert again.table["room"]["status"] == "playing"
        for browser in (ann, eve):
            browser.close()


def test_the_clock_stands_while_the_server_is_down(tmp_path: Path) -> None:
    first = TurnedClock(1_800_000_000.0, still=True)
    with serving(tmp_path, first) as served:
        ann = Browser(served.url)
        ann.get("/api/me")
        room = ann.open("human", "human", game="comet-chase", pace="none")
        tab = ann.tab(room)
        first.pass_by(12.0)
        burn(tab)
        cookie = ann.cookie
        ann.close()
    for down, shows, seat in ((1_200.0, 12.0, 1), (-1_200.0, 15.0, 0)):
        second = TurnedClock(1_800_000_012.0 + down, still=True)
        with serving(tmp_path, second) as served:
            ann = Browser(served.url)
            ann.http.cookies.set("serendip", cookie)
            tab = ann.tab(room)
            assert (tab.table["time"], tab.table["room"]["status"]) == (shows, "playing")
            second.pass_by(3.0)
            assert tab.ask("play", seat=seat, rev=0, action={"kind": "slingshot"})["t"] == "ok"
            assert tab.table["time"] == shows + 3.0
            ann.close()


def test_a_mistake_in_the_rules_where_the_clock_acts_ends_that_table_only(
    ann: Browser, bob: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = bob.tab(bob.open("human", "human", pace="none"))
    tab = ann.tab(ann.open("human", game="comet-chase", pace="none"))

    def fails(transaction: Transaction, at: float) -> None:
        raise ZeroDivisionError("a mistake in the rules")

    with monkeypatch.context() as patched:
        patched.setattr(Transaction, "pass_time", fails)
        burn(tab)
        told = tab.until(lambda message: message["t"] == "refused")
        assert told["code"] == "broken"
    assert tab.table["room"]["room"] not in served.rooms.tables
    assert other.play(other.offers[0])["t"] == "ok"


def test_in_real_time_choices_that_others_change_stay_good_and_nothing_is_taken_back(
    ann: Browser, bob: Browser
) -> None:
    room = ann.open("human", "open", game="comet-chase", pace="none")
    bob.sit(room)
    one, two = ann.tab(room), bob.tab(room)
    one.until_table(lambda table: table["offers"])
    before = one.table["rev"]
    assert two.play({"action": {"kind": "slingshot"}})["t"] == "ok"
    one.until_table(lambda table: table["rev"] > before)
    assert one.ask("play", seat=0, rev=before, action={"kind": "slingshot"})["t"] == "ok"
    one.until_table(lambda table: not table["offers"])
    assert not one.table["can"]["undo"]
    assert one.ask("undo", seat=0)["code"] == "no-undo"
