"""What is in the box: DM-1 to DM-6."""

from collections import Counter

import pytest

import serendip
from serendip.games.dark_matter.components import (
    CANDIDATE_OF,
    CANDIDATES,
    DEPTH_OF,
    DEPTHS,
    EVENTS,
    MONEY,
    NO_CANDIDATE,
    RESEARCH,
)
from serendip.testing import rule
from tests.games.dark_matter.census import places

GAME = serendip.game("dark-matter")


@rule("DM-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert GAME.new(seats=seats, seed=1).seats == seats


@rule("DM-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_else_can(seats: int) -> None:
    with pytest.raises(serendip.WrongSeats, match="2 to 4 players"):
        GAME.new(seats=seats, seed=1)


@rule("DM-2")
def test_four_candidates_and_five_verdicts() -> None:
    cards = places(GAME.new(seats=4, seed=1))
    assert CANDIDATES == ["WIMP", "Dark Sector", "Axion", "MOND"]
    assert (cards["positive"], cards["negative"]) == (1, 4)


@rule("DM-3")
def test_nine_laboratories() -> None:
    assert Counter(DEPTHS[depth] for depth in DEPTH_OF) == {"surface": 4, "underground": 3, "deep": 2}


@rule("DM-4")
def test_fifteen_different_research_cards_two_of_them_on_no_candidate() -> None:
    assert len(set(RESEARCH)) == 15
    assert CANDIDATE_OF.count(NO_CANDIDATE) == 2
    assert set(CANDIDATE_OF) == {NO_CANDIDATE, 0, 1, 2, 3}


@rule("DM-5")
def test_nine_resources_of_each_kind() -> None:
    cards = places(GAME.new(seats=2, seed=1))
    assert [cards[kind] for kind in ("student", "data", "publication")] == [9, 9, 9]


@rule("DM-6")
def test_thirty_four_money_cards_and_thirteen_events() -> None:
    assert [*range(1, 31), 33, 42, 50, 100] == MONEY
    assert len(EVENTS) == 13
    assert len(set(EVENTS)) == 12
    assert EVENTS.count("No more funds") == 2
