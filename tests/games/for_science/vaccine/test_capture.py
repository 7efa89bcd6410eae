"""Which regions are closed, and the Insight captured in them."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from serendip.games.for_science.vaccine.capture import areas, captured
from serendip.games.for_science.vaccine.placing import Cap, Placement, groups
from serendip.games.for_science.vaccine.tiles import COLOURS, TILES, WILD
from serendip.testing import rule
from tests.games.for_science.vaccine.arrangements import (
    against,
    arranged,
    at,
    edge_of,
    moved,
    scattered,
    tile,
    well_arranged,
)

NOTHING = dict.fromkeys(COLOURS, 0)
CAPS = [one.number for one in TILES if one.shape == "rhombus" and WILD in one.sides]
GREEN = 2
POCKET = tile("chevron", lambda one: any(len(region.sides) == 2 and region.icons for region in one.regions))
"""A chevron with one Insight behind two sides."""
ICON = next(region for region in TILES[POCKET].regions if region.icons)


def capped(sides: list[int], around: int = POCKET) -> list[Placement]:
    """Put an end cap against each of these sides of a tile, wherever there is room."""
    lying = [at(around)]
    for side in sides:
        for number in CAPS:
            if number in [one.tile for one in lying]:
                continue
            place = against(number, TILES[number].sides.index(WILD), lying[0], side)
            lying.append(place)
            break
    return lying


def insight(lying: list[Placement]) -> dict[str, int]:
    return captured(lying, [one.tile for one in lying])


@rule("FS-62")
def test_insight_is_captured_when_every_side_of_its_region_is_closed() -> None:
    assert insight(capped(ICON.sides)) == {**NOTHING, COLOURS[ICON.colour]: ICON.icons}


@rule("FS-62")
@pytest.mark.parametrize("number", [0, 1])
def test_one_open_side_and_nothing_is_captured(number: int) -> None:
    lying = capped([ICON.sides[number]])
    assert insight(lying) == NOTHING
    area = next(area for area in areas(lying) if area.icons)
    assert not area.closed
    assert area.open == [(POCKET, ICON.sides[1 - number])]


@rule("FS-62")
def test_a_region_runs_on_into_the_next_tile_of_its_colour() -> None:
    one, other = [number.number for number in TILES if number.sides.count(GREEN) >= 2 and number.icons][:2]
    first = at(one)
    lying = [first, against(other, TILES[other].sides.index(GREEN), first, TILES[one].sides.index(GREEN))]
    joint = [area for area in areas(lying) if {part[0] for part in area.parts} == {one, other}]
    assert [area.colour for area in joint] == ["green"]
    assert joint[0].icons == sum(
        TILES[number].regions[TILES[number].region_at[TILES[number].sides.index(GREEN)]].icons
        for number in (one, other)
    )
    assert all(TILES[number].sides[side] == GREEN for number, side in joint[0].open)


@rule("FS-61", "FS-62")
def test_a_wrong_match_leaves_both_regions_open() -> None:
    sector = at(tile("sector", lambda one: 0 in one.sides))
    wrong = tile("rhombus", lambda one: 1 in one.sides and WILD not in one.sides)
    red = TILES[sector.tile].sides.index(0)
    blue = TILES[wrong].sides.index(1)
    lying = [sector, against(wrong, blue, sector, red)]
    opened = [side for area in areas(lying) for side in area.open]
    assert (sector.tile, red) in opened
    assert (wrong, blue) in opened


@rule("FS-61")
def test_only_the_group_that_is_counted_counts() -> None:
    closed = capped(ICON.sides)
    elsewhere = at(tile("sector"), 9, 0)
    lying = [*closed, elsewhere]
    assert captured(lying, [one.tile for one in closed]) == insight(closed)
    assert captured(lying, [elsewhere.tile]) == NOTHING
    assert captured(lying, []) == NOTHING


@rule("FS-72")
def test_a_half_circle_block_is_an_end_cap() -> None:
    lying = capped(ICON.sides[:1])
    block = Cap(POCKET, ICON.sides[1])
    assert captured(lying, [one.tile for one in lying], [block])[COLOURS[ICON.colour]] == ICON.icons


@given(arranged, st.integers(-20, 20), st.integers(-20, 20), st.integers(0, 5))
@rule("FS-62")
def test_shifting_and_turning_everything_captures_the_same(lying: list[Placement], x: int, y: int, turns: int) -> None:
    assert insight(moved(lying, x, y, turns)) == insight(lying)


@given(scattered, st.randoms(use_true_random=False))
def test_the_order_of_tiles_says_nothing(lying: list[Placement], order: Random) -> None:
    mixed = list(lying)
    order.shuffle(mixed)
    assert insight(mixed) == insight(lying)


@given(well_arranged, st.data())
@settings(max_examples=40)
@rule("FS-62")
def test_taking_up_an_end_cap_opens_the_region_it_closed(lying: list[Placement], data: st.DataObject) -> None:
    closed = [area for area in areas(lying) if area.closed]
    assume(closed)
    area = data.draw(st.sampled_from(closed))
    for cap in [one for one in lying if _closes(one, lying, area.parts)]:
        rest = [one for one in lying if one != cap]
        same = next(other for other in areas(rest) if other.parts == area.parts)
        assert not same.closed
        assert insight(rest)[area.colour] <= insight(lying)[area.colour] - area.icons


def _closes(cap: Placement, lying: list[Placement], parts: list[tuple[int, int]]) -> bool:
    """Say whether a wild end cap of a tile outside a region lies against it."""
    places = {one.tile: one for one in lying}
    edges = [edge_of(places[number], side) for number, index in parts for side in TILES[number].regions[index].sides]
    outside = cap.tile not in [number for number, _ in parts]
    return outside and any(edge_of(cap, side) in edges for side in TILES[cap.tile].caps)


@given(scattered)
def test_groups_capture_together_what_all_tiles_capture(lying: list[Placement]) -> None:
    apart = [captured(lying, group) for group in groups(lying)]
    assert {colour: sum(one[colour] for one in apart) for colour in COLOURS} == insight(lying)


@given(scattered)
def test_every_region_is_in_one_area_and_every_area_has_one_colour(lying: list[Placement]) -> None:
    parts = [part for area in areas(lying) for part in area.parts]
    assert sorted(parts) == sorted((one.tile, index) for one in lying for index in range(len(TILES[one.tile].regions)))
    for area in areas(lying):
        assert {COLOURS[TILES[number].regions[index].colour] for number, index in area.parts} == {area.colour}
