"""Games in real time: the table acts when its time has come, also when nobody does anything."""

import json
import time
from pathlib import Path

import pytest

from serendip.games import GAMES
from serendip.server.workers.replay import replay_json
from tests.server.browser import Browser
from tests.server.served import forget, serving


@pytest.fixture(autouse=True)
def comet_chase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "comet-chase", "tests.examples.comet_chase.game")


def test_the_table_acts_by_itself_and_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    late = [0.0]
    with serving(tmp_path / "data", now=lambda: time.time() + late[0]) as served:
        ann = Browser(served.url)
        ann.get("/api/me")
        room = ann.open("human", game="comet-chase", pace="none")
        tab = ann.tab(room)
        burn = next(offer for offer in tab.offers if offer["action"]["kind"] == "burn")
        assert tab.play({"action": {**burn["action"], "number": 1}})["t"] == "ok"
        assert tab.offers == []
        tab.until_table(lambda table: table["offers"])
        assert [entry["key"] for entry in tab.log] == ["burns", "cool"]
        assert (tab.table["did"]["seat"], tab.table["did"]["key"]) == (None, "cool")
        assert 1.0 <= tab.table["time"] < 20.0
        view = tab.table["view"]
        tab.close()
        forget(served, room)
        again = ann.tab(room)
        assert again.table["view"] == view
        late[0] = 40.0
        ann.tab(room)
        again.until_table(lambda table: table["room"]["status"] == "over")
        assert again.log[-1]["key"] == "gone"
        again.close()
        assert ann.get(f"/api/rooms/{room}")["status"] == "over"
        match = served.match(room)
        replay = json.loads(replay_json(match.save(), [100.0], None, False, room, ["Ann"], packed=False))
        assert [frame["seat"] for frame in replay["frames"]] == [None, 0, None, None]
        assert replay["frames"][-1]["at"] == pytest.approx(130.0)
        ann.close()


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
