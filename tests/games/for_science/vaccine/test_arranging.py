"""The search for captured Insight, and how hands get from what lies there to what it found."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serendip.core.chance import Chance
from serendip.games.for_science.vaccine.arranging import best_arrangement, best_group
from serendip.games.for_science.vaccine.capture import captured
from serendip.games.for_science.vaccine.placing import Cap, Placement, clashes, groups, spots_for
from serendip.games.for_science.vaccine.search import Search
from serendip.games.for_science.vaccine.steps import in_the_way, next_step
from serendip.games.for_science.vaccine.tiles import TILES
from tests.games.for_science.vaccine.arrangements import arranged, at, some_tiles, tile

EASY = [4, 17, 20, *range(46, 60)]
"""A sector, two chevrons and many rhombi."""


@given(some_tiles, st.integers(0, 1000))
@settings(max_examples=25)
def test_what_is_found_is_legal_and_counted_rightly(tiles: list[int], seed: int) -> None:
    found = best_arrangement(tiles, [], 60, Chance(seed))
    assert clashes(found.placements) == []
    assert {one.tile for one in found.placements} <= set(tiles)
    assert found.insight == captured(found.placements, found.group)
    assert found.group in [*groups(found.placements), []]


@given(arranged, some_tiles, st.integers(0, 1000))
@settings(max_examples=25)
def test_it_never_finds_less_than_lies_there(lying: list[Placement], more: list[int], seed: int) -> None:
    loose = [number for number in more if number not in [one.tile for one in lying]]
    assert best_arrangement(loose, lying, 40, Chance(seed)).total >= best_group(lying).total


@given(arranged, some_tiles, st.data())
@settings(max_examples=25)
def test_tiles_in_other_hands_stay_where_they_are(lying: list[Placement], more: list[int], data: st.DataObject) -> None:
    elsewhere = [at(one.tile, one.x + 20, one.y) for one in lying[:1]]
    still = data.draw(st.lists(st.sampled_from([one.tile for one in lying]), unique=True))
    start = [*elsewhere, *lying[1:]]
    loose = [number for number in more if number not in [one.tile for one in start]]
    found = best_arrangement(loose, start, 40, Chance(1), still)
    assert {one for one in start if one.tile in still} <= set(found.placements)
    assert clashes(found.placements) == []


def test_the_same_chance_gives_the_same_answer() -> None:
    one, other = [best_arrangement(EASY, [], 400, Chance(5)) for _ in range(2)]
    assert one.placements == other.placements


def test_it_closes_everything_where_that_is_easy() -> None:
    found = best_arrangement(EASY, [], 3000, Chance(2))
    assert found.total == sum(TILES[number].icons for number in EASY)


def test_it_moves_what_lies_there() -> None:
    scattered = [at(4, 0, 0), at(17, 10, 0), at(20, 20, 0)]
    found = best_arrangement(EASY[3:], scattered, 3000, Chance(3))
    assert found.total >= 4
    assert len(set(scattered) & set(found.placements)) < 3


def test_it_counts_half_circle_blocks() -> None:
    chevron = tile("chevron", lambda one: len(one.regions) == 1 and len(one.regions[0].sides) == 3)
    blocks = [Cap(chevron, side) for side in TILES[chevron].regions[0].sides]
    assert best_arrangement([chevron], [], 10, Chance(1)).total == 0
    assert best_arrangement([chevron], [], 10, Chance(1), blocks=blocks).total == TILES[chevron].icons


def test_without_tiles_there_is_nothing_to_find() -> None:
    found = best_arrangement([], [], 100, Chance(1))
    assert found.placements == []
    assert found.total == 0


@pytest.mark.parametrize("seed", range(4))
def test_step_by_step_the_hands_get_there_without_a_clash(seed: int) -> None:
    lying = {one.tile: one for one in best_arrangement(EASY, [], 200, Chance(seed)).placements}
    wanted = best_arrangement(EASY, [], 400, Chance(seed + 50)).placements
    for _ in range(3 * len(EASY)):
        step = next_step(lying.values(), wanted)
        if step is None:
            break
        lying.pop(step.tile, None)
        if step.place is not None:
            lying[step.tile] = step.place
        assert clashes(lying.values()) == []
    assert set(wanted) <= set(lying.values())


def test_what_may_not_be_moved_is_not_asked_for() -> None:
    lying = [at(0), at(1, 8, 0)]
    wanted = [at(1)]
    assert in_the_way(wanted[0], lying) == [0]
    assert next_step(lying, wanted) == (0, None)
    assert next_step(lying, wanted, still=[0]) is None
    assert next_step([at(1)], wanted) is None


@given(arranged, st.integers(0, len(TILES) - 1), st.data())
@settings(max_examples=50)
def test_what_a_tile_more_is_worth_is_seen_without_putting_it_down(
    lying: list[Placement], number: int, data: st.DataObject
) -> None:
    others = [one for one in lying if one.tile != number]
    group = max(groups(others), key=len, default=[])
    search = Search(others, group, {number}, set(), [], Chance(1))
    spots = spots_for(number, [one for one in others if one.tile in group])
    if spots:
        spot = data.draw(st.sampled_from(spots))
        foreseen = search.value_with(search.regions(), spot)
        search.layout.put(spot)
        assert search.value() == foreseen
