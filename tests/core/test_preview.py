"""Previews: what a seat can foresee of an action, never more than it may know."""

import random
import sys
from types import FrameType

import pytest

import serendip
from serendip.core.errors import BadAction, WrongSeats
from serendip.core.match import Match
from tests.examples.comet_chase.actions import Burn
from tests.examples.comet_chase.game import GAME as COMET_CHASE
from tests.examples.herbarium.actions import Choose, Press, Throw
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.telescope_nights.actions import Bid
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS


def begun() -> Match:
    return HERBARIUM.new(seats=3, seed=1)


def test_a_preview_is_what_then_happens() -> None:
    match = begun()
    action = match.actions(0)[0]
    preview = match.preview(0, action)
    heard = len(match.log(0))
    match.play(0, action)
    assert preview.reason is None
    assert preview.view == match.view(0)
    assert list(preview.lines) == match.log(0)[heard:]


def test_a_preview_changes_nothing() -> None:
    match = begun()
    before = match.save(), match.view(0), match.log(0)
    match.preview(0, match.actions(0)[0])
    assert (match.save(), match.view(0), match.log(0)) == before
    assert not match.steps()


def test_what_draws_a_hidden_leaf_can_not_be_foreseen() -> None:
    match = begun()
    match.play(0, match.actions(0)[0])
    preview = match.preview(0, Throw())
    assert preview.view is None
    assert preview.lines == ()
    assert str(preview.reason) == "that depends on what you can't know"
    assert preview.reason is not None
    assert preview.reason.rules == ("HB-5",)


def test_the_last_bid_of_three_can_not_be_foreseen_but_the_first_can() -> None:
    match = TELESCOPE_NIGHTS.new(seats=3, seed=1)
    assert match.preview(0, Bid(4, 0, 10)).reason is None
    match.play(0, Bid(7, 0, 10))
    match.play(1, Bid(3, 0, 10))
    assert str(match.preview(2, Bid(4, 0, 10)).reason) == "that depends on what you can't know"


def test_the_preview_of_a_number_is_of_that_number() -> None:
    match = TELESCOPE_NIGHTS.new(seats=3, seed=1)
    preview = match.preview(0, Bid(4, 0, 10))
    assert preview.view is not None
    assert preview.view["bids"] == [4, None, None]


def test_what_can_not_be_done_is_refused_as_why_not_refuses_it() -> None:
    match = begun()
    preview = match.preview(0, Press(1))
    assert preview.view is None
    assert preview.reason == match.why_not(0, Press(1))
    assert match.preview(1, Choose("oak 1")).reason == match.why_not(1, Choose("oak 1"))


def test_a_preview_for_nobody_or_of_nothing_is_a_mistake() -> None:
    match = begun()
    with pytest.raises(WrongSeats):
        match.preview(3, Throw())
    with pytest.raises(BadAction):
        match.preview(0, Burn(1, 1, 3))


def test_after_every_action_and_every_undo_the_match_is_imagined_anew() -> None:
    match = begun()
    first, second = match.actions(0)[:2]
    foreseen = match.preview(0, second)
    match.play(0, first)
    assert match.preview(0, second).reason is not None
    match.undo(0)
    assert match.preview(0, second) == foreseen


def test_an_imagined_match_has_previews_too() -> None:
    match = begun()
    world = match.imagine(0, random.Random(1))
    action = match.actions(0)[0]
    assert world.preview(0, action) == match.preview(0, action)


def test_in_real_time_a_preview_is_of_this_moment() -> None:
    match = COMET_CHASE.new(seats=2, seed=1)
    match.preview(0, Burn(2, 1, 3))
    match.pass_time(1.5)
    preview = match.preview(0, Burn(2, 1, 3))
    assert preview.view is not None
    assert preview.view["until"] == [4.5, None]
    match.play(0, Burn(2, 1, 3))
    assert match.view(0) == preview.view


def test_a_preview_is_plain_data_in_the_end() -> None:
    match = begun()
    action = match.actions(0)[0]
    preview = match.preview(0, action)
    assert preview.to_json() == {
        "view": preview.view,
        "lines": [line.to_json() for line in preview.lines],
        "reason": None,
    }


MOST_CALLS = 5_000
"""Each takes a microsecond at most, so that a preview takes less than the five milliseconds that a server has for it.

What it really takes is measured by `python -m benchmarks.server.previews`: a busy machine would decide it here.
"""


@pytest.mark.parametrize("name", serendip.games())
def test_a_preview_is_little_work(name: str) -> None:
    game = serendip.game(name)
    rng = random.Random(1)
    match = game.new(seats=game.seats[-1], seed=1)
    called: list[int] = []

    def count(frame: FrameType, event: str, arg: object) -> None:
        called[-1] += event in ("call", "c_call")

    for _ in range(60):
        asked = match.wait()
        if not asked:
            break
        seat = rng.choice(asked)
        action = rng.choice(match.actions(seat))
        called.append(0)
        sys.setprofile(count)
        try:
            match.preview(seat, action)
        finally:
            sys.setprofile(None)
        match.play(seat, action)
    assert 0 < max(called) < MOST_CALLS
