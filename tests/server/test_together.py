"""Two people and somebody who watches, in every game: taking back, being away, leaving, and playing again."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import serendip
from serendip.games import GAMES
from serendip.server.identity import hashed, new_room_id, new_secret
from serendip.server.storage.store import Change
from tests.server.browser import Browser, Tab
from tests.server.served import Served, serving
from tests.server.stocked import NOON, played
from tests.server.turned_clock import TurnedClock

MINUTE = 60.0


@pytest.fixture(scope="module")
def watch() -> TurnedClock:
    return TurnedClock()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, watch: TurnedClock) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), watch) as server:
        yield server


def both_move(one: Tab, two: Tab) -> tuple[Tab, Tab, Any]:
    """Let both move; return who moved first, who last, and what the first one saw before their last move."""
    luck = Random(5)
    moved: list[Tab] = []
    before: Any = None
    while len(moved) < 2:
        for tab in (one, two):
            tab.settle()
            if tab.offers and tab not in moved[1:]:
                if tab in moved[:1] or not moved:
                    before = tab.table["view"]
                assert tab.play_any(luck)["t"] == "ok"
                moved += [tab] if tab not in moved else []
    for tab in moved:
        tab.settle()
    return moved[0], moved[1], before


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_being_away_leaving_and_watching(
    ann: Browser, bob: Browser, eve: Browser, served: Served, watch: TurnedClock, game: str
) -> None:
    room = ann.open("human", "open", game=game, pace="live", open=True)
    bob.sit(room)
    one, two, three = ann.tab(room), bob.tab(room), eve.tab(room)
    # Who watches sees the table, and can do nothing there.
    assert (three.table["you"], three.table["offers"]) == ([], [])
    assert three.table["view"]["to_act"]
    one.until_table(lambda table: table["offers"])
    assert three.play(one.offers[0], seat=0)["code"] == "not-yours"

    asks, answers, before = both_move(one, two)
    seat = asks.table["seat"]
    asked = asks.ask("undo", seat=seat)
    if serendip.game(game).real_time:
        # What has been done while time ran can't be undone.
        assert (asked["code"], asks.table["can"]["undo"]) == ("no-undo", False)
    else:
        answers.settle()
        [vote] = answers.table["votes"]
        assert vote["needs"] == [0, 1]
        assert answers.ask("vote", vote=asked["vote"], yes=False)["t"] == "ok"
        asks.settle()
        assert asks.log[-1]["key"] == "table-not-agreed"
        again = asks.ask("undo", seat=seat)["vote"]
        assert answers.ask("vote", vote=again, yes=True)["t"] == "ok"
        asks.settle()
        assert asks.log[-1]["key"] == "table-agreed-back"
        assert asks.table["view"] == before

    two.close()
    one.until_table(lambda table: not table["room"]["seats"][1]["here"])
    assert one.ask("replace", seat=1)["code"] == "not-now"
    watch.pass_by(MINUTE + 1)
    one.settle()
    assert one.ask("replace", seat=1)["t"] == "ok"
    one.until_table(lambda table: table["room"]["seats"][1]["bot"] == "thumb")
    back = bob.tab(room)
    assert back.ask("return", seat=1)["t"] == "ok"
    three.until_table(lambda table: table["room"]["seats"][1]["bot"] is None and table["room"]["seats"][1]["here"])

    bob.delete(f"/api/rooms/{room}/seats/1")
    three.until_table(lambda table: table["room"]["seats"][1]["kind"] == "bot")
    assert {"table-stands-in", "table-is-back", "table-left"} <= {line["key"] for line in three.log}


@pytest.mark.parametrize("game", GAMES)
def test_playing_again(ann: Browser, bob: Browser, eve: Browser, served: Served, game: str) -> None:
    table = played(new_room_id(), game, Random(7), to_the_end=True)
    keys = [new_secret() for _ in table.room.seats]
    for seat, key in zip(table.room.seats, keys, strict=True):
        seat.key = hashed(key)
    over = Change(table.room, NOON, 0, table.rows, True, table.moves, table.asked, None)
    served.inside(lambda: served.services.store.write(over))
    room = table.room.id
    for browser, key in zip((ann, bob), keys, strict=True):
        browser.post(f"/api/rooms/{room}/enter", {"key": key})
    one, two, three = ann.tab(room), bob.tab(room), eve.tab(room)
    new = one.ask("rematch")["room"]
    for tab in (two, three):
        assert tab.until_table(lambda table: table["room"]["next"])["room"]["next"] == {"room": new, "by": 0}
    bob.sit(new)
    card = bob.tab(new).table["room"]
    assert (card["game"], card["status"], card["options"]) == (game, "playing", table.room.options)
    assert eve.tab(new).table["you"] == []
