"""The continuum and its order of time: TH-1 to TH-4."""

from collections import Counter

import pytest

from serendip.games.time_horizon.continuum import (
    DIRECTIONS,
    EARLIER,
    NEIGHBOUR,
    NEIGHBOURS,
    NODES,
    PLACES,
    RING,
    SYMMETRICAL,
    distance,
    rotations,
)
from serendip.testing import rule
from tests.games.time_horizon.table import GAME, event, node, table


@rule("TH-1")
def test_61_nodes_in_rings_of_1_6_12_18_and_24() -> None:
    assert NODES == 61
    assert Counter(RING) == {0: 1, 1: 6, 2: 12, 3: 18, 4: 24}
    assert DIRECTIONS == ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))


@rule("TH-2")
@pytest.mark.parametrize(
    ("number", "neighbours"), [(1, [0, 6, 18, 7, 8, 2]), (6, [5, 16, 17, 18, 1, 0]), (60, [36, 59, -1, -1, 37, 19])]
)
def test_neighbours_by_side(number: int, neighbours: list[int]) -> None:
    assert NEIGHBOUR[6 * number : 6 * number + 6] == neighbours


@rule("TH-2")
def test_rings_begin_at_the_top_and_go_clockwise() -> None:
    assert [PLACES[number] for number in (0, 1, 7, 19, 37)] == [(0, 0), (0, -1), (0, -2), (0, -3), (0, -4)]
    assert [RING[number] for number in (6, 18, 36, 60)] == [1, 2, 3, 4]
    assert all(distance(one, one + 1) == 1 for one in (7, 12, 17, 37, 59))


@rule("TH-2", "TH-3")
def test_how_many_nodes_have_how_many_earlier_neighbours() -> None:
    counts = Counter(EARLIER[number].bit_count() for number in range(1, NODES))
    assert [counts[number] for number in range(7)] == [0, 4, 19, 34, 3, 0, 0]


@rule("TH-3", "TH-21a")
def test_the_outside_is_the_future() -> None:
    top = 37
    assert EARLIER[top].bit_count() == 1
    forward_everywhere_but_down = 0b111110
    assert rotations(forward_everywhere_but_down, 0b000001, top) == (0,)


def test_neighbours_know_each_other() -> None:
    for one in range(NODES):
        for other in NEIGHBOURS[one]:
            assert one in NEIGHBOURS[other]
            assert distance(one, other) == 1


@rule("TH-64")
def test_a_third_of_a_turn_stays_in_the_ring() -> None:
    assert SYMMETRICAL[1] == (3, 5)
    assert SYMMETRICAL[37] == (45, 53)
    assert all(RING[other] == RING[one] for one in range(NODES) for other in SYMMETRICAL[one])


@rule("TH-4")
def test_the_centre_holds_a_grey_event_with_bonus_8() -> None:
    match = table(round=1)
    origin = event(match, 0)
    assert (origin["sign"], origin["bonus"], origin["links"], origin["organiser"]) == ("grey", 8, [], None)


@rule("TH-4")
def test_the_token_of_the_centre_is_tossed() -> None:
    tossed = Counter(event(GAME.new(seats=3, seed=seed), 0)["token"] for seed in range(200))
    assert 60 < tossed["happens"] < 140
    assert node(GAME.new(seats=3, seed=1), 0)["pawns"] == [0, 1, 2]
