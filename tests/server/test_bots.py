"""Bots at tables: each thinks in its lane, about what is so now, and never plays at random while anything can think."""

import json
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import serendip
from serendip.core.errors import SerendipError
from serendip.core.match import Match
from serendip.games import GAMES
from serendip.server.errors import Refused
from serendip.server.journal import LOGGER
from serendip.server.own_bots import check_own_bots
from serendip.server.settings import Settings
from serendip.server.tables.bots import still_good, still_so
from serendip.server.tables.dealing import known_bot
from serendip.server.workers import tasks
from serendip.server.workers.bot_choice import imagined
from tests.server.browser import Browser, Tab
from tests.server.jobs import TOLD, be_stuck_if_it_searches, choose_when_told, fail, fail_if_it_searches
from tests.server.kept import Kept
from tests.server.sealed_letters import GAME as LETTERS
from tests.server.sealed_letters import Lay, Pick
from tests.server.served import Served, serving

Browsers = Callable[[Served], Browser]


def count(browser: Browser, figure: str) -> int:
    """Return one of the server's figures."""
    lines = browser.http.get("/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith(f"{figure} "))))


def bid(tab: Tab) -> None:
    """Play something, and wait until all have bid."""
    tab.play(tab.offers[0])
    tab.until_table(lambda table: table["view"]["phase"] != "bid")


def test_rules_of_thumb_and_hints_never_wait_for_searches(tmp_path: Path, browsers: Browsers) -> None:
    with serving(tmp_path) as served:
        kept = Kept(served, served.services.lanes.searches, tmp_path / "kept")
        ann, bob = browsers(served), browsers(served)
        searching = ann.tab(ann.open("human", "search:1"))
        searching.play(searching.offers[0])
        other = bob.tab(bob.open("human", "thumb", "random"))
        assert other.ask("hint", seat=0)["t"] == "hint"
        bid(other)
        searching.settle()
        assert searching.table["view"]["to_act"] == [1], "its bot still waits"
        assert count(bob, 'serendip_lane_waiting{lane="searches"}') == 1
        kept.let_go()
        searching.until_table(lambda table: table["view"]["phase"] != "bid")


def test_hints_and_replays_wait_for_no_bot_and_no_bot_for_them(tmp_path: Path, browsers: Browsers) -> None:
    with serving(tmp_path) as served:
        lanes = served.services.lanes
        ann = browsers(served)
        room = ann.open("human", "thumb")
        tab = ann.tab(room)
        kept = Kept(served, lanes.quick, tmp_path / "quick")
        tab.play(tab.offers[0])
        assert ann.get(f"/api/rooms/{room}/replay")["room"] == room
        kept.let_go()
        others = [
            Kept(served, lane, tmp_path / name)
            for name, lane in lanes.by_name.items()
            if name in ("hints", "background")
        ]
        tab.until_table(lambda table: table["view"]["phase"] != "bid")
        for other in others:
            other.let_go()


def test_tables_think_on_account_of_the_address_they_were_opened_from(
    served: Served, ann: Browser, bob: Browser
) -> None:
    """However many visitors somebody is: one address has one share."""
    rooms = [who.open("human", "thumb") for who in (ann, bob)]
    creators = [served.table(room).record.room.creator for room in rooms]
    accounts = [served.services.account(creator, room) for creator, room in zip(creators, rooms, strict=True)]
    assert accounts == [("127.0.0.1", creator, room) for creator, room in zip(creators, rooms, strict=True)]
    assert served.services.account("", "somebody-is-gone") == ("somebody-is-gone",) * 3


def test_long_thoughts_delay_no_socket(tmp_path: Path, browsers: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the only worker is busy, other tables are answered."""
    told = tmp_path / "told"
    os.mkfifo(told)
    monkeypatch.setattr(tasks, "choose", choose_when_told)
    monkeypatch.setenv(TOLD, str(told))
    with serving(tmp_path) as served:
        ann, bob = browsers(served), browsers(served)
        thinking_table = ann.tab(ann.open("human", "search:5"))
        thinking_table.play(thinking_table.offers[0])
        other = bob.tab(bob.open("human", "human"))
        for seat in (0, 1):
            other.ask("look", seat=seat)
            assert other.play(other.offers[0])["t"] == "ok"
        thinking_table.settle()
        assert thinking_table.table["view"]["to_act"] == [1]
        told.read_text()
        thinking_table.until_table(lambda table: table["view"]["phase"] != "bid")


def test_a_search_that_fails_is_played_for_by_rules_of_thumb(
    tmp_path: Path, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "choose", fail_if_it_searches)
    with serving(tmp_path) as served:
        ann = browsers(served)
        bid(ann.tab(ann.open("human", "search:5")))
        assert count(ann, "serendip_bot_failures_total") > 0
        assert count(ann, "serendip_random_choices_total") == 0


def test_a_search_that_never_ends_is_played_for_and_its_worker_replaced(
    tmp_path: Path, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "choose", be_stuck_if_it_searches)
    with serving(tmp_path) as served:
        served.services.lanes.searches.longest = 0.5
        ann = browsers(served)
        bid(ann.tab(ann.open("human", "search:5")))
        assert count(ann, 'serendip_workers_replaced_total{lane="searches"}') > 0
        assert count(ann, 'serendip_workers_replaced_total{lane="quick"}') == 0
        assert count(ann, "serendip_random_choices_total") == 0


def test_only_where_nothing_can_think_a_bot_plays_at_random_and_the_journal_says_so(
    tmp_path: Path, browsers: Browsers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "choose", fail)
    with serving(tmp_path) as served, caplog.at_level(logging.ERROR, LOGGER):
        ann = browsers(served)
        bid(ann.tab(ann.open("human", "thumb")))
        assert count(ann, "serendip_random_choices_total") > 0
    assert "bot-plays-at-random" in {record.getMessage() for record in caplog.records}


def test_when_too_many_wait_searches_are_cut_short_and_the_table_is_told(tmp_path: Path, browsers: Browsers) -> None:
    with serving(tmp_path, round_seconds=0.001) as served:
        kept = Kept(served, served.services.lanes.searches, tmp_path / "kept")
        ann, bob = browsers(served), browsers(served)
        tabs = [who.tab(who.open("human", *["search:2000"] * 3)) for who in (ann, bob)]
        for tab in tabs:
            tab.play(tab.offers[0])
        kept.let_go()
        for tab in tabs:
            tab.until_table(lambda table: table["view"]["phase"] != "bid")
        told = [[entry["words"] for entry in tab.log if entry["key"] == "table-hurried"] for tab in tabs]
        assert ["The server has much to do: bots think less than they would like to."] in told
        assert all(len(words) <= 1 for words in told), "once is enough"
        assert count(ann, "serendip_choices_cut_short_total") > 0
        assert count(ann, "serendip_bot_failures_total") == 0
        assert count(ann, "serendip_random_choices_total") == 0


def letters() -> Match:
    return LETTERS.new(seats=2, seed=1)


def test_a_thought_holds_while_its_seat_notices_nothing() -> None:
    match = letters()
    later = match.copy()
    assert still_so(later, match, 0)
    later.play(1, Pick("red"))
    assert still_so(later, match, 0), "what was picked in secret changes nothing for the other"
    assert not still_so(later, match, 1), "there is something else to choose"
    later.play(1, Lay())
    assert not still_so(later, match, 0), "everybody saw that"


def test_a_thought_about_what_was_taken_back_does_not_hold() -> None:
    match = letters()
    match.play(1, Pick("red"))
    later = match.copy()
    later.undo(1)
    assert later.actions(0) == match.actions(0)
    assert not still_so(later, match, 0)


def test_what_somebody_else_has_just_done_is_not_done_again() -> None:
    match = letters()
    later = match.copy()
    later.play(1, Pick("red"))
    assert still_good(later, match, 0, Pick("blue"))
    assert not still_good(later, match, 0, Pick("red")), "the other has done that"
    assert not still_good(later, match, 0, Lay()), "that is not allowed"
    assert not still_good(match, later, 0, Pick("blue")), "that was taken back"


def test_in_real_time_a_thought_that_is_out_of_date_is_thought_again(
    tmp_path: Path, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the bot thinks the person flies: what it finds is not played."""
    told = tmp_path / "told"
    os.mkfifo(told)
    monkeypatch.setitem(GAMES, "comet-chase", "tests.examples.comet_chase.game")
    monkeypatch.setattr(tasks, "choose", choose_when_told)
    monkeypatch.setenv(TOLD, str(told))
    with serving(tmp_path) as served:
        quick = served.services.lanes.quick
        ann = browsers(served)
        tab = ann.tab(ann.open("human", "thumb", game="comet-chase", pace="none"))
        while not told.with_suffix(".begun").exists():
            time.sleep(0.005)
        assert tab.play({"action": {"kind": "slingshot"}})["t"] == "ok"
        assert quick.begun == 1
        told.read_text()
        tab.until_table(lambda table: [entry for entry in tab.log if entry["args"].get("seat") == 1])
        assert quick.begun >= 2
        assert count(ann, "serendip_bot_failures_total") == 0


def test_the_truth_does_not_leave_the_server_for_a_bot() -> None:
    """A bot's position is dealt anew but for what its seat knows; it is asked and sees the same."""
    match = serendip.game("dark-matter").new(seats=3, seed=4)
    plain = json.loads(imagined(match, 1))
    assert plain["seed"] is None
    restored = serendip.game("dark-matter").restore(plain)
    assert restored.view(1) == match.view(1)
    assert restored.actions(1) == match.actions(1)
    assert any(json.loads(imagined(match, 1)) != plain for _ in range(20))


OWN = "tests.bots.own_bots:LastOffer"


def test_a_bot_of_the_servers_own_is_offered_and_plays(tmp_path: Path, browsers: Browsers) -> None:
    with serving(tmp_path, bots=(f"dark-matter={OWN}",)) as served:
        ann = browsers(served)
        cards = {game["name"]: game["bots"] for game in ann.get("/api/games")["games"]}
        own = {"spec": OWN, "strength": "own", "name": "LastOffer"}
        assert own.items() <= cards["dark-matter"][-1].items()
        assert ann.get("/api/games/dark-matter")["bots"] == cards["dark-matter"]
        assert all(bot["spec"] != OWN for bot in cards["pandorum"])
        tab = ann.tab(ann.open("human", OWN))
        seats = tab.table["room"]["seats"]
        assert (seats[1]["name"], seats[1]["strength"]) == ("LastOffer", "own")
        bid(tab)
        assert served.services.metrics.counted("bot_failures") == 0


def test_a_bot_that_can_not_be_made_is_told_of_before_anything_is_served() -> None:
    check_own_bots([OWN])
    for wrong, said in (
        ("tests.bots.own_bots:Nobody", "has no Nobody"),
        ("thumb", "no bot of one's own"),
        (f"chess={OWN}", "chess"),
    ):
        with pytest.raises(SerendipError, match=said):
            check_own_bots([wrong])


def test_a_visitor_names_no_bot_by_where_its_code_is() -> None:
    for spec in ("tests.bots.own_bots:LastOffer", " os:system "):
        with pytest.raises(Refused, match="the bots play that the game offers"):
            known_bot(spec, Settings(), "dark-matter")
