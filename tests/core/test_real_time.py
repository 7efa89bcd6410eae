"""Matches with a clock: actions have a time, and the table acts by itself."""

from typing import Any

import pytest

from serendip.core.action import TimeOut
from serendip.core.errors import BadSave, IllegalAction, NoUndo, WrongSeats, WrongTime
from serendip.core.match import Match
from serendip.core.played_state import TABLE
from tests.examples.comet_chase.actions import Burn, Slingshot
from tests.examples.comet_chase.game import GAME
from tests.examples.telescope_nights.actions import Bid
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS


def burn(km: int) -> Burn:
    return Burn(km, 1, 3)


def chase() -> Match:
    return GAME.new(seats=2, seed=1)


def test_the_clock_shows_when_the_last_action_was() -> None:
    match = chase()
    match.play(0, burn(2), at=1.5)
    assert match.clock == 1.5
    assert match.view(0)["until"] == [4.5, None]


def test_without_a_time_an_action_is_at_the_time_of_the_last() -> None:
    match = chase()
    match.play(0, burn(2), at=1.5)
    match.play(1, burn(1))
    assert match.view(0)["until"] == [4.5, 2.5]


def test_what_falls_due_happens_before_a_later_action() -> None:
    match = chase()
    match.play(0, burn(1), at=0)
    assert match.due == 1.0
    match.play(0, burn(1), at=3)
    steps = [(step.seat, str(step.action), step.at) for step in match.steps()]
    assert steps == [
        (0, "burn 1 km, from 1 to 3", 0.0),
        (TABLE, "time is up", 1.0),
        (0, "burn 1 km, from 1 to 3", 3.0),
    ]


def test_what_is_due_at_the_same_moment_comes_first() -> None:
    match = chase()
    match.play(0, burn(1), at=0)
    match.play(0, burn(1), at=1)
    assert match.view(0)["at"] == [2, 0]


def test_nobody_may_be_asked_until_the_table_acts() -> None:
    match = chase()
    match.play(0, burn(1))
    match.play(1, burn(2))
    assert not match.to_act
    assert match.outcome is None
    with pytest.raises(IllegalAction, match="Player 1 is not asked to do anything now"):
        match.play(0, burn(1), at=0.5)
    match.pass_time(3)
    assert match.to_act == (0, 1)


def test_a_refused_action_leaves_only_the_time_that_passed() -> None:
    match = chase()
    match.play(0, burn(3))
    with pytest.raises(IllegalAction):
        match.play(0, burn(1), at=2)
    assert match.clock == 2.0
    assert len(match.steps()) == 1


def test_time_that_passes_ends_the_race() -> None:
    match = chase()
    match.play(0, burn(3), at=29.5)
    match.pass_time(1000)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.due is None
    assert match.clock == 1000.0


def test_the_table_acts_only_by_its_clock() -> None:
    match = chase()
    with pytest.raises(WrongSeats):
        match.play(TABLE, TimeOut())
    with pytest.raises(IllegalAction, match="only the table says when the time is over"):
        match.play(0, TimeOut())


@pytest.mark.parametrize("at", [-1, 0.5, float("nan"), float("inf"), -float("inf"), "2", True, [2], 1 + 2j, 10**400])
def test_a_time_that_is_none_or_past_is_a_named_error(at: Any) -> None:
    match = chase()
    match.pass_time(1)
    before = match.save()
    with pytest.raises(WrongTime):
        match.pass_time(at)
    with pytest.raises(WrongTime):
        match.play(0, burn(1), at=at)
    assert match.save() == before


def test_a_game_without_a_clock_takes_no_times() -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    with pytest.raises(WrongTime, match="Telescope Nights is not played in real time"):
        match.play(0, Bid(1, 0, 10), at=1.0)
    with pytest.raises(WrongTime, match="Telescope Nights is not played in real time"):
        match.pass_time(1.0)
    assert match.clock == 0.0


def test_whole_and_broken_seconds_are_the_same_time() -> None:
    one, other = chase(), chase()
    one.play(0, burn(1), at=2)
    other.play(0, burn(1), at=2.0)
    assert one.save() == other.save()


def test_a_save_keeps_every_time_and_the_clock() -> None:
    match = chase()
    match.play(0, burn(1), at=0.25)
    match.play(1, Slingshot(), at=2.5)
    match.pass_time(3.75)
    loaded = GAME.load(match.save())
    assert loaded.clock == 3.75
    assert loaded.save() == match.save()
    for viewer in (0, 1, None):
        assert loaded.view(viewer) == match.view(viewer)
        assert loaded.log(viewer) == match.log(viewer)
    for later in (match, loaded):
        later.play(0, Slingshot(), at=4)
    assert loaded.view(0) == match.view(0)


def saved() -> str:
    match = chase()
    match.play(0, burn(1), at=0.0)
    match.play(1, burn(1), at=2.0)
    match.pass_time(2.5)
    return match.save()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('[-1,{"kind":"time-out"},1.0],\n', "", "action 2 can't be replayed: the table's clock tells otherwise"),
        ('"time-out"},1.0', '"time-out"},1.5', "action 2 can't be replayed: the table's clock tells otherwise"),
        ('[-1,{"kind":"time-out"}', '[-1,{"kind":"slingshot"}', "the table's clock tells otherwise"),
        ('"most":3},2.0', '"most":3},0.5', "action 3 can't be replayed: the table's clock shows 1.0 s"),
        ('"most":3},2.0', '"most":3},"2"', "action 3 can't be replayed: a time is a number of seconds, not '2'"),
        ('"most":3},2.0', '"most":3},null', "action 3 can't be replayed: a time is a number of seconds, not None"),
        ('"most":3},2.0', '"most":3},1e999', "not a saved match"),
        ('"most":3},2.0', '"most":3},NaN', "not a saved match"),
        ('"most":3},2.0', '"most":3},true', "a time is a number of seconds, not True"),
        ('"most":3},2.0', '"most":3}', "is not a seat, an action and a time"),
        ('"clock":2.5', '"clock":0.5', "the clock can't be set"),
        ('"clock":2.5', '"clock":99', "action 4 can't be replayed"),
        ('"clock":2.5', '"clock":"2"', "not a saved match"),
    ],
)
def test_a_save_with_wrong_times_is_a_named_error(old: str, new: str, words: str) -> None:
    text = saved()
    assert old in text
    with pytest.raises(BadSave, match=words.replace("(", r"\(")):
        GAME.load(text.replace(old, new))


def test_a_save_without_a_clock_stands_at_its_last_action() -> None:
    assert GAME.load(saved().replace(',"clock":2.5', "")).clock == 2.0


def test_an_action_can_be_taken_back_but_not_the_time() -> None:
    match = chase()
    match.play(0, burn(2), at=1)
    match.pass_time(3)
    match.undo(0)
    assert match.clock == 3.0
    assert match.to_act == (0, 1)
    assert match.view(0)["at"] == [0, 0]
    loaded = GAME.load(match.save())
    assert loaded.view(0) == match.view(0)
    with pytest.raises(WrongTime):
        match.play(0, burn(2), at=2)


def test_what_the_table_has_seen_cannot_be_taken_back() -> None:
    match = chase()
    match.play(0, burn(1), at=1)
    match.pass_time(2)
    with pytest.raises(NoUndo, match="somebody else has acted since"):
        match.undo(0)


def test_luck_cannot_be_taken_back_in_real_time_either() -> None:
    match = chase()
    match.play(0, Slingshot(), at=1)
    with pytest.raises(NoUndo, match="luck decided"):
        match.undo(0)


def test_when_the_time_for_it_is_over_nothing_is_taken_back() -> None:
    match = GAME.new(seats=1, seed=1)
    for second in range(0, 24, 6):
        match.play(0, burn(3), at=second)
    assert match.outcome is not None
    match.copy().undo(0)
    match.pass_time(31)
    with pytest.raises(NoUndo, match="the time for that is over"):
        match.undo(0)


def test_waiting_lets_the_clock_run_until_somebody_is_asked() -> None:
    match = chase()
    match.play(0, burn(1))
    match.play(1, burn(2))
    assert match.to_act == ()
    assert match.wait(pause=0.0) == (0,)
    assert match.clock == 1.0


def test_a_choice_takes_a_second_if_nobody_says_otherwise() -> None:
    match = chase()
    assert match.wait() == (0, 1)
    assert match.clock == 1.0
    assert match.wait(pause=0.25) == (0, 1)
    assert match.clock == 1.25


def test_one_loop_plays_a_game_in_real_time_to_its_end() -> None:
    match = chase()
    while match.wait():
        seat = match.to_act[0]
        match.play(seat, match.actions(seat)[0])
    assert match.outcome is not None
    ended = match.clock
    assert match.wait() == ()
    assert match.clock == ended


def test_where_there_is_no_clock_waiting_only_tells_who_is_asked() -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    assert match.wait() == (0, 1)
    assert match.wait(pause=99.0) == (0, 1)
    assert match.clock == 0.0


def test_time_can_not_be_waited_backwards() -> None:
    with pytest.raises(WrongTime):
        chase().wait(pause=-1.0)
