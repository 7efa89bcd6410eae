"""Taking back: within one's turn, never past a reveal, a draw or another seat."""

import random

import pytest

from serendip.core.errors import IllegalAction, NoUndo
from tests.examples.herbarium.actions import Choose, Throw
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.telescope_nights.actions import Bid
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS


def test_a_choice_can_be_taken_back_and_made_otherwise() -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    before, offers = match.save(), match.actions(0)
    match.play(0, offers[0])
    match.undo(0)
    assert match.save() == before
    assert match.actions(0) == offers
    assert match.log(0) == HERBARIUM.new(seats=2, seed=1).log(0)
    match.play(0, offers[1])
    assert match.view(0)["chosen"] == str(offers[1]).removeprefix("choose ")


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    with pytest.raises(NoUndo, match="there is nothing to take back"):
        HERBARIUM.new(seats=2, seed=1).undo(0)


def test_nobody_takes_back_what_another_seat_did() -> None:
    match = TELESCOPE_NIGHTS.new(seats=3, seed=1)
    match.play(0, Bid(1, 0, 10))
    with pytest.raises(NoUndo, match="somebody else has acted since"):
        match.undo(1)
    match.play(1, Bid(2, 0, 10))
    with pytest.raises(NoUndo, match="somebody else has acted since"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.save() == TELESCOPE_NIGHTS.new(seats=3, seed=1).save()


def test_what_showed_something_cannot_be_taken_back() -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    match.play(0, Bid(1, 0, 10))
    match.play(1, Bid(2, 0, 10))
    with pytest.raises(NoUndo, match="something hidden was shown, or luck decided"):
        match.undo(1)


def test_what_drew_something_cannot_be_taken_back_nor_what_was_before_it() -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    match.play(0, match.actions(0)[0])
    match.play(0, Throw())
    for _ in range(2):
        with pytest.raises(NoUndo, match="something hidden was shown"):
            match.undo(0)


def test_an_undo_that_is_refused_is_an_illegal_action_and_changes_nothing() -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    match.play(0, match.actions(0)[0])
    before = match.save(), match.view(0), match.actions(0)
    with pytest.raises(IllegalAction):
        match.undo(1)
    assert (match.save(), match.view(0), match.actions(0)) == before


def test_a_copy_takes_back_on_its_own() -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    match.play(0, match.actions(0)[0])
    copy = match.copy()
    copy.undo(0)
    assert isinstance(copy.actions(0)[0], Choose)
    assert Throw() in match.actions(0)
    match.undo(0)
    assert match.save() == copy.save()


def test_a_loaded_match_takes_back_as_the_saved_one_would() -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    match.play(0, match.actions(0)[0])
    loaded = HERBARIUM.load(match.save())
    loaded.undo(0)
    match.undo(0)
    assert loaded.save() == match.save()


def test_luck_that_comes_after_an_undo_is_the_same_as_without_it() -> None:
    hesitant, plain = (HERBARIUM.new(seats=2, seed=5) for _ in range(2))
    rng = random.Random(5)
    taken_back = 0
    while plain.wait():
        seat = rng.choice(plain.to_act)
        action = rng.choice(plain.actions(seat))
        hesitant.play(seat, action)
        try:
            hesitant.undo(seat)
        except NoUndo:
            pass
        else:
            taken_back += 1
            hesitant.play(seat, action)
        plain.play(seat, action)
    assert taken_back > 10
    assert hesitant.save() == plain.save()
    assert [hesitant.view(seat) for seat in (0, 1)] == [plain.view(seat) for seat in (0, 1)]


def test_an_imagined_match_cannot_be_taken_back() -> None:
    match = HERBARIUM.new(seats=2, seed=1)
    match.play(0, match.actions(0)[0])
    world = match.imagine(0, random.Random(1))
    with pytest.raises(NoUndo, match="there is nothing to take back"):
        world.undo(0)
    world.play(0, Throw())
    with pytest.raises(NoUndo):
        world.undo(0)
