"""Somebody is away: a bot plays only after a grace time that fits the pace, and the player may come back."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.browser import Browser, Tab
from tests.server.kept import Kept
from tests.server.served import Served, forget, serving
from tests.server.turned_clock import TurnedClock

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0


@pytest.fixture(scope="module")
def watch() -> TurnedClock:
    return TurnedClock()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, watch: TurnedClock) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("data")
    with serving(data, watch, sweep_seconds=0.05, unload_seconds=1e9, waiting_seconds=1e9, empty_seconds=1e9) as server:
        yield server


@pytest.fixture
def later(served: Served, watch: TurnedClock) -> Callable[[str, float], None]:
    """Let time pass at a table: its timers look at the watch again."""

    def pass_time(room: str, seconds: float) -> None:
        watch.pass_by(seconds)

        async def look() -> None:
            (await served.rooms.table(room)).go_on()

        served.inside(look)

    return pass_time


Later = Callable[[str, float], None]


def sit_down(pace: str, host: Browser, *friends: Browser) -> str:
    room = host.open("human", *["open"] * len(friends), pace=pace)
    for friend in friends:
        friend.sit(room)
    return room


def go(tab: Tab, seen_by: Tab, seat: int) -> None:
    """Close a tab, and wait until another has seen its player go."""
    seen_by.until_table(lambda table: table["room"]["seats"][seat]["here"])
    tab.close()
    seen_by.until_table(lambda table: not table["room"]["seats"][seat]["here"])


def bots(tab: Tab) -> list[str | None]:
    tab.settle()
    return [seat["bot"] for seat in tab.table["room"]["seats"]]


def test_everybody_sees_who_is_here(ann: Browser, bob: Browser) -> None:
    room = sit_down("none", ann, bob)
    one = ann.tab(room)
    assert [seat["here"] for seat in one.table["room"]["seats"]] == [True, False]
    two = bob.tab(room)
    one.until_table(lambda table: table["room"]["seats"][1]["here"])
    go(two, one, 1)
    assert one.table["room"]["seats"][1]["away_since"] > 1.7e9


def test_at_a_live_table_a_minute_has_to_pass_before_the_others_may_vote(
    ann: Browser, bob: Browser, later: Later
) -> None:
    room = sit_down("live", ann, bob)
    one, two = ann.tab(room), bob.tab(room)
    assert one.ask("replace", seat=1)["code"] == "not-now"
    assert one.table["room"]["seats"][1]["replaceable_from"] is None
    go(two, one, 1)
    assert "any moment" in one.ask("replace", seat=1)["words"]
    away = one.table["room"]["seats"][1]
    assert away["replaceable_from"] == away["away_since"] + MINUTE
    later(room, MINUTE - 2)
    assert one.ask("replace", seat=1)["code"] == "not-now"
    later(room, 3)
    assert bots(one) == [None, None], "nobody has voted"
    assert one.ask("replace", seat=1) == {"t": "ok", "id": one.heard[-1]["id"]}, "nobody else had to agree"
    assert bots(one) == [None, "thumb"]


def test_somebody_who_never_came_has_a_minute_from_the_beginning(ann: Browser, bob: Browser, later: Later) -> None:
    room = sit_down("live", ann, bob)
    one = ann.tab(room)
    assert one.ask("replace", seat=1)["code"] == "not-now"
    later(room, MINUTE + 1)
    assert one.ask("replace", seat=1)["t"] == "ok"


def test_whoever_plays_for_somebody_has_to_know_the_game(ann: Browser, bob: Browser, later: Later) -> None:
    room = sit_down("live", ann, bob)
    one = ann.tab(room)
    later(room, MINUTE + 1)
    assert one.ask("replace", seat=1, bot="random")["code"] == "illegal"
    assert one.ask("replace", seat=1, bot="search:20")["t"] == "ok"
    assert bots(one) == [None, "search:20"]


def test_a_restart_gives_everybody_time_to_come_back(
    ann: Browser, bob: Browser, served: Served, later: Later, watch: TurnedClock
) -> None:
    room = sit_down("live", ann, bob)
    bob.tab(room).close()
    forget(served, room)
    watch.pass_by(HOUR)
    one = ann.tab(room)
    assert one.ask("replace", seat=1)["code"] == "not-now"
    later(room, MINUTE + 1)
    assert one.ask("replace", seat=1)["t"] == "ok"


def test_whose_line_blinks_is_waited_for_in_a_vote(ann: Browser, bob: Browser, eve: Browser, later: Later) -> None:
    room = sit_down("live", ann, bob, eve)
    one, two, three = ann.tab(room), bob.tab(room), eve.tab(room)
    go(three, one, 2)
    later(room, MINUTE + 1)
    go(two, one, 1)
    assert "vote" in one.ask("replace", seat=2)
    assert [vote["needs"] for vote in one.table["votes"]] == [[0, 1]]
    assert bots(one) == [None, None, None], "Bob, whose line blinks, has not agreed"
    again = bob.tab(room)
    assert again.ask("vote", vote=again.table["votes"][0]["vote"], yes=False)["t"] == "ok"
    assert bots(one) == [None, None, None]
    assert one.table["votes"] == []


def test_whoever_is_gone_for_as_long_is_not_waited_for(ann: Browser, bob: Browser, eve: Browser, later: Later) -> None:
    room = sit_down("live", ann, bob, eve)
    one, two = ann.tab(room), bob.tab(room)
    later(room, MINUTE + 1)
    go(two, one, 1)
    assert "vote" in one.ask("replace", seat=2)
    later(room, MINUTE + 1)
    one.until_table(lambda table: table["room"]["seats"][2]["bot"] == "thumb" and table["votes"] == [])
    assert one.table["room"]["seats"][1]["bot"] is None


def test_a_vote_ends_when_the_player_comes_back(ann: Browser, bob: Browser, eve: Browser, later: Later) -> None:
    room = sit_down("live", ann, bob, eve)
    one, _ = ann.tab(room), bob.tab(room)
    later(room, MINUTE + 1)
    assert "vote" in one.ask("replace", seat=2)
    assert one.table["votes"]
    eve.tab(room)
    one.until_table(lambda table: table["votes"] == [])
    assert bots(one) == [None, None, None]


def test_a_vote_is_carried_when_the_last_who_has_not_answered_leaves(
    ann: Browser, bob: Browser, eve: Browser, later: Later
) -> None:
    room = sit_down("live", ann, bob, eve)
    one, _ = ann.tab(room), bob.tab(room)
    later(room, MINUTE + 1)
    assert "vote" in one.ask("replace", seat=2)
    bob.delete(f"/api/rooms/{room}/seats/1")
    one.until_table(lambda table: table["room"]["seats"][2]["bot"] == "thumb")


def test_one_may_let_a_bot_play_for_oneself_and_come_back(ann: Browser, bob: Browser) -> None:
    room = sit_down("none", ann, bob)
    one, two = ann.tab(room), bob.tab(room)
    assert two.ask("replace", seat=1)["t"] == "ok"
    one.until_table(lambda table: table["room"]["seats"][1]["bot"] == "thumb" and 1 not in table["view"]["to_act"])
    assert two.ask("return", seat=1)["t"] == "ok"
    assert bots(two) == [None, None]
    keys = [entry["key"] for entry in two.log]
    assert keys.index("table-stands-in") < keys.index("table-is-back")


def test_playing_on_takes_the_seat_back(ann: Browser, bob: Browser) -> None:
    room = sit_down("live", ann, bob)
    two = bob.tab(room)
    two.ask("replace", seat=1)
    two.until_table(lambda table: 1 not in table["view"]["to_act"])
    assert two.play({"action": {"kind": "done"}})["code"] == "illegal"
    assert bots(two) == [None, None]


def test_without_a_limit_the_others_may_vote_after_seven_days_without_a_move(
    ann: Browser, bob: Browser, served: Served, later: Later
) -> None:
    room = sit_down("none", ann, bob)
    one = ann.tab(room)
    began = one.table["room"]["seats"][1]["replaceable_from"] - 7 * DAY
    later(room, 6.9 * DAY)
    assert one.ask("replace", seat=1)["code"] == "not-now"
    one.close()
    forget(served, room)
    later(room, 0.2 * DAY)
    again = ann.tab(room)
    assert again.table["room"]["seats"][1]["replaceable_from"] == began + 7 * DAY, "the disk knows it too"
    assert again.ask("replace", seat=1)["t"] == "ok"
    assert bots(again) == [None, "thumb"]


def test_without_a_limit_whoever_was_here_all_the_time_is_not_replaced_when_their_line_blinks(
    ann: Browser, bob: Browser, later: Later
) -> None:
    room = sit_down("none", ann, bob)
    one, two = ann.tab(room), bob.tab(room)
    later(room, 8 * DAY)
    go(two, one, 1)
    away = one.table["room"]["seats"][1]
    assert away["replaceable_from"] == away["away_since"] + MINUTE
    assert "any moment" in one.ask("replace", seat=1)["words"]
    assert bots(one) == [None, None]
    later(room, MINUTE + 1)
    assert one.ask("replace", seat=1)["t"] == "ok"
    assert bots(one) == [None, "thumb"]


def test_without_a_limit_nobody_is_replaced_who_is_asked_nothing(ann: Browser, bob: Browser, later: Later) -> None:
    room = sit_down("none", ann, bob)
    one, two = ann.tab(room), bob.tab(room)
    two.play(two.offers[0])
    go(two, one, 1)
    later(room, 30 * DAY)
    assert "not asked" in one.ask("replace", seat=1)["words"]


def test_nobody_is_replaced_who_keeps_nobody_waiting(ann: Browser, served: Served, later: Later) -> None:
    for pace in ("live", "day", "none"):
        room = ann.open("human", "thumb", pace=pace)
        tab = ann.tab(room)
        tab.until_table(lambda table: table["view"]["to_act"] == [0])
        tab.close()
        later(room, 30 * DAY)
        table = served.table(room)
        assert table.absence.deadline is None
        assert table.record.room.seats[0].stand_in is None


def test_a_day_is_over_after_a_day_and_not_by_a_vote(ann: Browser, bob: Browser, later: Later) -> None:
    room = sit_down("day", ann, bob)
    one, two = ann.tab(room), bob.tab(room)
    one.play(one.offers[0])
    go(two, one, 1)
    later(room, DAY - MINUTE)
    assert "day" in one.ask("replace", seat=1)["words"]
    assert bots(one) == [None, None]
    later(room, MINUTE)
    one.until_table(lambda table: table["room"]["seats"][1]["bot"] == "thumb")
    one.until_table(lambda table: 1 not in table["view"]["to_act"])


def test_a_day_that_is_over_is_noticed_although_nobody_looks(
    ann: Browser, bob: Browser, served: Served, watch: TurnedClock
) -> None:
    room = sit_down("day", ann, bob)
    ann.tab(room).close()
    forget(served, room)
    watch.pass_by(DAY)
    wait_for(served, room)
    # Only the first: then nobody is left who would wait for the other.
    assert [seat["bot"] for seat in bob.get(f"/api/rooms/{room}")["seats"]].count("thumb") == 1


def test_a_days_deadline_is_moved_by_moves_only(ann: Browser, bob: Browser, served: Served, later: Later) -> None:
    opened = ann.post("/api/rooms", {"game": "dark-matter", "seats": ["human", "open"], "pace": "day"})
    room, key = opened["room"], opened["key"]
    bob.sit(room)
    tab = bob.tab(room)
    deadline = tab.table["clock"]["deadline"]

    def look() -> Tab:
        """The table goes to the disk and comes back."""
        forget(served, room)
        return bob.tab(room)

    # Ann opens her seat in another browser, and Bob talks.
    other = Browser(served.url)
    other.get("/api/me")
    later(room, 12 * HOUR)
    other.post(f"/api/rooms/{room}/enter", {"key": key})
    tab.ask("chat", words="Anybody there?")
    tab.close()
    tab = look()
    assert tab.table["clock"]["deadline"] == deadline
    # A move moves it, for whoever is asked next; taking it back puts it where it was.
    one = other.tab(room)
    later(room, HOUR)
    one.play(one.offers[0])
    tab.settle()
    assert tab.table["clock"]["deadline"] == deadline, "Bob is asked since the beginning"
    later(room, HOUR)
    one.ask("undo", seat=0)
    one.close()
    tab.close()
    tab = look()
    tab.play(tab.offers[0])
    assert tab.table["clock"]["deadline"] == deadline, "Ann has the time that she had before"
    other.close()


def test_a_choice_within_a_turn_has_a_day_of_its_own_and_taking_it_back_has_not(
    ann: Browser, bob: Browser, served: Served, later: Later
) -> None:
    room = ann.open("human", "open", game="pandorum", pace="day")
    bob.sit(room)
    tabs = [ann.tab(room), bob.tab(room)]
    while True:
        [seat] = served.match(room).to_act
        mover = tabs[seat]
        mover.until_table(lambda table: table["offers"])
        before = mover.table["clock"]["deadline"]
        later(room, HOUR)
        mover.play(mover.offers[0])
        if served.match(room).to_act == (seat,) and not served.match(room).steps()[-1].sealed:
            break
    assert mover.table["clock"]["deadline"] >= before + HOUR
    assert "vote" not in mover.ask("undo", seat=seat)
    assert mover.table["clock"]["deadline"] == before


def test_with_everybodys_agreement_the_day_begins_anew(ann: Browser, bob: Browser, later: Later) -> None:
    room = sit_down("day", ann, bob)
    one, two = ann.tab(room), bob.tab(room)
    first = one.table["clock"]["deadline"]
    for tab in (one, two):
        tab.settle()
        tab.play(tab.offers[0])
    later(room, HOUR)
    two.ask("vote", vote=one.ask("undo", seat=0)["vote"], yes=True)
    one.until_table(lambda table: table["view"]["phase"] == "bid" and not table["votes"])
    assert one.table["clock"]["deadline"] >= first + HOUR


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    with serving(tmp_path, sweep_seconds=0.05) as first:
        Kept(first, first.services.lanes.quick, tmp_path / "kept")
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
