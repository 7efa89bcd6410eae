"""Imagining: the same for one's own eyes, anything possible for the rest."""

import random

import pytest

from serendip.core.chance import Chance
from serendip.core.errors import NotSaveable
from serendip.core.match import Match
from tests.examples.herbarium.actions import Throw
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.telescope_nights.actions import Bid
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS


def begun() -> Match:
    """Seat 0 has found two leaves, seat 1 has chosen one."""
    match = HERBARIUM.new(seats=3, seed=1)
    match.play(0, match.actions(0)[0])
    match.play(0, Throw())
    match.play(1, match.actions(1)[0])
    return match


def words(match: Match, seat: int | None) -> list[str]:
    return [str(entry) for entry in match.log(seat)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_imagined_match_looks_the_same(seat: int | None) -> None:
    match = begun()
    world = match.imagine(seat, random.Random(1))
    assert world.view(seat) == match.view(seat)
    assert world.log(seat) == match.log(seat)
    assert seat is None or world.actions(seat) == match.actions(seat)


def test_every_bid_that_could_have_been_laid_is_imagined() -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    match.play(0, Bid(7, 0, 10))
    rng = random.Random(1)
    bids = [match.imagine(1, rng).view(0)["bids"] for _ in range(300)]
    assert {str(bid) for bid in bids} == {str([coins, None]) for coins in range(11)}


def test_what_one_knows_oneself_is_never_imagined_otherwise() -> None:
    match = TELESCOPE_NIGHTS.new(seats=2, seed=1)
    match.play(0, Bid(7, 0, 10))
    assert {str(match.imagine(0, random.Random(seed)).view(0)["bids"]) for seed in range(9)} == {"[7, None]"}


def test_others_log_in_an_imagined_match_tells_only_what_oneself_has_read() -> None:
    match = begun()
    assert any("You find" in entry for entry in words(match, 0))
    world = match.imagine(1, random.Random(1))
    assert not any("You find" in entry for entry in words(world, 0))
    assert set(words(world, 0)) <= set(words(match, 1))
    assert words(match.imagine(None, random.Random(1)), 0) == [
        entry for entry in words(match, 0) if entry in words(match, None)
    ]


def test_what_happens_in_an_imagined_match_is_told_there_to_whom_it_concerns() -> None:
    world = begun().imagine(1, random.Random(1))
    world.play(1, Throw())
    assert words(world, 1)[-1].startswith("You find")
    assert words(world, 0)[-1] == "Player 2 finds two leaves."


def test_imaginations_of_imaginations_know_no_more_than_both() -> None:
    match = begun()
    world = match.imagine(1, random.Random(1)).imagine(0, random.Random(2))
    assert not any("You find" in entry for entry in words(world, 0))
    for seat in (0, 1, 2, None):
        assert set(words(world, seat)) <= set(words(match, 1)) & set(words(match, 0))


def test_a_chain_of_imaginations_stays_true_to_its_seat() -> None:
    match = begun()
    world = match
    for seed in range(5):
        world = world.imagine(1, random.Random(seed)).copy()
        assert world.view(1) == match.view(1)
        assert world.log(1) == match.log(1)
        assert world.actions(1) == match.actions(1)
    world.play(1, Throw())
    again = world.imagine(1, random.Random(9))
    assert again.view(1) == world.view(1)
    assert again.log(1) == world.log(1)
    assert len(again.log(1)) > len(match.log(1))


def test_the_same_randomness_imagines_the_same() -> None:
    match = begun()
    one, other = (match.imagine(1, Chance(5)) for _ in range(2))
    assert one.view(0) == other.view(0)
    assert any(match.imagine(1, Chance(seed)).view(0) != one.view(0) for seed in range(9))


def test_an_imagined_match_has_no_seed_no_past_and_no_save() -> None:
    world = begun().imagine(1, random.Random(1))
    assert world.seed is None
    assert world.steps() == []
    with pytest.raises(NotSaveable, match="an imagined match has no seed"):
        world.save()
    world.play(1, Throw())
    assert [str(step.action) for step in world.steps()] == ["throw it on the compost"]
    with pytest.raises(NotSaveable):
        world.copy().save()


def test_imagining_does_not_touch_the_match() -> None:
    match, same = begun(), begun()
    for seat in (0, 1, 2, None):
        match.imagine(seat, random.Random(1)).play(1, Throw())
    match.play(1, Throw())
    same.play(1, Throw())
    assert match.view(1) == same.view(1)
