"""The public face of a match: wrong seats, wrong actions, refusals."""

import random
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import pytest

import serendip
from serendip.core.errors import BadAction, IllegalAction, WrongSeats
from serendip.core.match import Match
from tests.examples.comet_chase.actions import Slingshot
from tests.examples.comet_chase.game import GAME as COMET_CHASE
from tests.examples.herbarium.actions import Choose, Keep, Press, Throw
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.herbarium.position import Position
from tests.examples.telescope_nights.actions import Bid
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS


class Side(IntEnum):
    LEFT = 0
    RIGHT = 1


METHODS: dict[str, Callable[[Match, Any], object]] = {
    "actions": lambda match, seat: match.actions(seat),
    "play": lambda match, seat: match.play(seat, Bid(1, 0, 10)),
    "why_not": lambda match, seat: match.why_not(seat, Bid(1, 0, 10)),
    "undo": lambda match, seat: match.undo(seat),
    "estimate": lambda match, seat: match.estimate(seat),
    "view": lambda match, seat: match.view(seat),
    "prompt": lambda match, seat: match.prompt(seat),
    "log": lambda match, seat: match.log(seat),
    "imagine": lambda match, seat: match.imagine(seat, random.Random(1)),
}


def str_or_kind(value: object) -> str:
    """Return a name for a test that is the same in every process."""
    return "an object" if type(value) is object else repr(value)


SEATS = [-1, 2, 10**6, True, False, 0.0, 1.0, "0", b"0", [0], (0,), {}, object(), Side.RIGHT]


@pytest.mark.parametrize("seat", SEATS, ids=str_or_kind)
@pytest.mark.parametrize("method", METHODS)
def test_a_seat_that_is_not_at_the_table_is_a_named_error(method: str, seat: Any) -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    match.actions(0)
    match.actions(1)
    before = match.save()
    with pytest.raises(WrongSeats, match="this match has the seats 0 to 1"):
        METHODS[method](match, seat)
    assert match.save() == before
    assert match.actions(1) == (Bid(0, 0, 10),)


@pytest.mark.parametrize("method", ["actions", "play", "why_not", "undo", "estimate"])
def test_a_spectator_only_looks(method: str) -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    with pytest.raises(WrongSeats, match="there is no seat None"):
        METHODS[method](match, None)


@pytest.mark.parametrize(
    "action", [Throw(), Slingshot(), None, "bid 1", {"kind": "bid"}, 7, object(), Bid], ids=str_or_kind
)
def test_an_action_of_another_game_is_a_named_error(action: Any) -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    for ask in (match.play, match.why_not):
        with pytest.raises(BadAction, match="is not an action of Telescope Nights"):
            ask(0, action)


@pytest.mark.parametrize("number", [1.5, 1.0, True, "1", None, float("nan"), float("inf"), 2**70, [1]], ids=str_or_kind)
def test_a_number_that_is_none_never_gets_into_a_match(number: Any) -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    before = match.save()
    with pytest.raises((BadAction, IllegalAction)):
        match.play(0, Bid(number, 0, 10))
    assert match.save() == before


def test_what_equals_an_offer_is_played_as_it_was_offered() -> None:
    match = serendip.game("dark-matter").new(seats=2, seed=1)
    offer: Any = match.actions(0)[0]
    match.play(0, type(offer)(float(offer.money)))
    assert serendip.load(match.save()).view(0) == match.view(0)


def test_a_forged_range_is_refused() -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    with pytest.raises(IllegalAction, match="you have 10 coins to bid with") as refused:
        match.play(0, Bid(50, 0, 100))
    assert refused.value.rules == ("TN-4",)


def test_a_number_outside_its_range_is_refused_with_the_range() -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    refusal = match.why_not(0, Bid(11, 0, 10))
    assert refusal is not None
    assert refusal.to_json() == {
        "key": "out-of-range",
        "args": {"number": 11, "least": 0, "most": 10},
        "words": "11 is not between 0 and 10",
        "rules": ["TN-4"],
    }
    with pytest.raises(IllegalAction, match=r"11 is not between 0 and 10 \[TN-4\]"):
        match.play(0, Bid(11, 0, 10))


def test_who_is_not_asked_is_told_so() -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    match.play(0, Bid(3, 0, 10))
    refusal = match.why_not(0, Bid(4, 0, 10))
    assert refusal is not None
    assert refusal.words(["Ada", "Bo"]) == "Ada is not asked to do anything now"
    assert refusal.rules == ("TN-4",)


def test_the_game_says_in_its_own_words_why_not_and_the_core_says_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    assert str(match.why_not(0, Choose("ivy 7"))) == "you do not have ivy 7"
    assert str(match.why_not(0, Throw())) == "first choose a leaf"
    monkeypatch.setattr(Position, "why_not", lambda *_: None)
    assert str(match.why_not(0, Throw())) == "the rules do not allow it now: throw it on the compost"


def test_a_staged_choice_offers_one_stage_at_a_time() -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    assert {type(action) for action in match.actions(0)} == {Choose}
    match.play(0, match.actions(0)[0])
    assert {type(action) for action in match.actions(0)} == {Press, Throw}


def test_a_pending_choice_waits_while_another_seat_plays() -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    match.play(0, match.actions(0)[0])
    match.play(0, Throw())
    assert match.to_act == (0, 1)
    assert {type(action) for action in match.actions(0)} == {Keep}
    assert {type(action) for action in match.actions(1)} == {Choose}
    match.play(1, match.actions(1)[0])
    match.play(1, Throw())
    assert match.to_act == (0, 1), "seat 0 is at turn again, but must keep a leaf first"
    assert {type(action) for action in match.actions(0)} == {Keep}
    match.play(0, match.actions(0)[0])
    assert {type(action) for action in match.actions(0)} == {Choose}


def test_after_the_end_everything_is_refused() -> None:
    match = COMET_CHASE.new(seats=1, seed=1)
    match.pass_time(30)
    assert match.outcome is not None
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play(0, Slingshot())


def test_the_order_of_simultaneous_choices_does_not_matter() -> None:
    bids = [Bid(3, 0, 10), Bid(7, 0, 10), Bid(5, 0, 10)]
    ends = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        match = TELESCOPE_NIGHTS.new(seats=3, seed=1)
        for seat in order:
            match.play(seat, bids[seat])
        ends.append([match.view(seat) for seat in (0, 1, 2, None)])
    assert ends[0] == ends[1] == ends[2]


def test_a_match_can_tell_what_is_new_since_a_step() -> None:
    match = HERBARIUM.new(seats=2, seed=4)
    assert match.last is None
    seen = match.copy()
    for _ in range(3):
        seat = match.to_act[0]
        match.play(seat, match.actions(seat)[0])
    assert match.steps(after=seen.last) == match.steps()
    assert match.last is match.steps()[-1]
    seen = match.copy()
    match.play(match.to_act[0], match.actions(match.to_act[0])[0])
    assert match.steps(after=seen.last) == [match.last]


def test_outcomes_can_be_compared_and_shown() -> None:
    first, second = (COMET_CHASE.new(seats=2, seed=1) for _ in range(2))
    first.pass_time(30)
    second.pass_time(31)
    assert first.outcome == second.outcome
    assert hash(first.outcome) == hash(second.outcome)
    assert "The comet is gone: Player 1 and Player 2 came closest." in repr(first.outcome)
    second = COMET_CHASE.new(seats=2, seed=1)
    second.play(0, Slingshot())
    second.pass_time(30)
    assert first.outcome != second.outcome
