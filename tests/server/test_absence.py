"""Somebody is away: a bot plays by vote or when the clock says so, and the player may come back."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.browser import Browser
from tests.server.served import Served, forget, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), away_seconds=0.3, day_seconds=0.3, sweep_seconds=0.05) as server:
        yield server


def two_of_them(ann: Browser, bob: Browser, pace: str) -> str:
    room = ann.open("human", "open", pace=pace)
    bob.sit(room)
    return room


def test_everybody_sees_who_is_here(ann: Browser, bob: Browser) -> None:
    room = two_of_them(ann, bob, "none")
    one = ann.tab(room)
    assert [seat["here"] for seat in one.table["room"]["seats"]] == [True, False]
    two = bob.tab(room)
    one.until_table(lambda table: table["room"]["seats"][1]["here"])
    two.close()
    one.until_table(lambda table: not table["room"]["seats"][1]["here"])
    assert one.table["room"]["seats"][1]["away_since"] > 1.7e9


def test_the_players_may_give_the_seat_of_somebody_absent_to_a_bot(ann: Browser, bob: Browser, eve: Browser) -> None:
    room = ann.open("human", "open", "open", pace="none")
    bob.sit(room)
    eve.sit(room)
    one, two = ann.tab(room), bob.tab(room)
    vote = one.ask("replace", seat=2, bot="random")["vote"]
    assert one.ask("replace", seat=1)["code"] == "not-now"
    two.ask("vote", vote=vote, yes=True)
    one.until_table(lambda table: table["room"]["seats"][2]["bot"] == "random" and table["votes"] == [])
    one.until_table(lambda table: 2 not in table["view"]["to_act"])
    three = eve.tab(room)
    assert three.table["room"]["seats"][2]["kind"] == "human"
    assert three.ask("return", seat=2)["t"] == "ok"
    assert three.table["room"]["seats"][2]["bot"] is None
    keys = [entry["key"] for entry in three.log]
    assert keys.index("table-stands-in") < keys.index("table-is-back")


def test_a_vote_ends_when_the_player_comes_back(ann: Browser, bob: Browser, eve: Browser) -> None:
    room = ann.open("human", "open", "open", pace="none")
    bob.sit(room)
    eve.sit(room)
    one, _ = ann.tab(room), bob.tab(room)
    assert "vote" in one.ask("replace", seat=2)
    assert one.table["votes"]
    eve.tab(room)
    one.until_table(lambda table: table["votes"] == [])


def test_a_vote_is_carried_when_the_last_who_has_not_answered_leaves(ann: Browser, bob: Browser, eve: Browser) -> None:
    room = ann.open("human", "open", "open", pace="none")
    bob.sit(room)
    eve.sit(room)
    one, _ = ann.tab(room), bob.tab(room)
    assert "vote" in one.ask("replace", seat=2)
    bob.delete(f"/api/rooms/{room}/seats/1")
    one.until_table(lambda table: table["room"]["seats"][2]["bot"] == "thumb")


def test_the_clock_of_a_live_table_replaces_whoever_keeps_somebody_waiting(ann: Browser, bob: Browser) -> None:
    room = two_of_them(ann, bob, "live")
    one = ann.tab(room)
    assert one.table["clock"]["deadline"] > 0
    one.until_table(lambda table: table["room"]["seats"][1]["bot"] == "thumb")
    one.until_table(lambda table: 1 not in table["view"]["to_act"])
    assert one.table["clock"] is None


def test_playing_on_takes_the_seat_back(ann: Browser, bob: Browser) -> None:
    room = two_of_them(ann, bob, "live")
    one = ann.tab(room)
    one.until_table(lambda table: table["room"]["seats"][1]["bot"] == "thumb" and 1 not in table["view"]["to_act"])
    two = bob.tab(room)
    assert two.table["offers"] == []
    assert two.play({"action": {"kind": "done"}})["code"] == "illegal"
    assert two.table["room"]["seats"][1]["bot"] is None


def test_nobody_is_replaced_who_keeps_nobody_waiting(ann: Browser, served: Served) -> None:
    room = ann.open("human", "thumb", pace="live")
    tab = ann.tab(room)
    tab.until_table(lambda table: table["view"]["to_act"] == [0])
    tab.close()
    table = served.table(room)
    assert table.absence.deadline is None
    assert table.record.room.seats[0].stand_in is None


def test_a_day_that_is_over_is_noticed_although_nobody_looks(ann: Browser, bob: Browser, served: Served) -> None:
    room = two_of_them(ann, bob, "day")
    tab = ann.tab(room)
    deadline = tab.table["clock"]["deadline"]
    tab.close()
    forget(served, room)
    wait_for(served, room)
    assert served.services.now() >= deadline
    # Only the first: then nobody is left who would wait for the other.
    assert [seat["bot"] for seat in bob.get(f"/api/rooms/{room}")["seats"]].count("thumb") == 1


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    with serving(tmp_path, swift=False, sweep_seconds=0.05) as first:
        ann = browsers(first)
        room = ann.open("human", "thumb", pace="none")
        tab = ann.tab(room)
        tab.play(tab.offers[0])
        assert tab.table["view"]["to_act"] == [1]
    with serving(tmp_path, sweep_seconds=0.05) as second:
        wait_for(second, room)
        assert second.match(room).to_act == (0,)


def wait_for(served: Served, room: str) -> None:
    """Wait until the server has woken the room by itself and its bots have done what they could."""
    while not (table := served.rooms.tables.get(room)) or table.record.rows < 2 or not table.idle:
        time.sleep(0.01)
