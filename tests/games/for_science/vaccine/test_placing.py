"""Where tiles may lie: edge to edge, matching, without overlap; and which of them hang together."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from serendip.games.for_science.vaccine.capture import captured
from serendip.games.for_science.vaccine.lattice import REACH
from serendip.games.for_science.vaccine.placing import (
    Cap,
    Clash,
    Layout,
    Placement,
    apart_from,
    cells_of,
    clashes,
    groups,
    on_the_table,
    spots_for,
)
from serendip.games.for_science.vaccine.tiles import BARE, TILES, WILD, fits
from serendip.testing import rule
from tests.games.for_science.vaccine.arrangements import against, arranged, at, moved, scattered, tile

RED_SECTOR = tile("sector", lambda one: one.sides.count(0) >= 3)
RED = TILES[RED_SECTOR].sides.index(0)
BARE_SIDE = TILES[RED_SECTOR].sides.index(BARE)
CAP = tile("rhombus", lambda one: one.sides.count(WILD) == 2)
SECTOR = at(RED_SECTOR)


def rhombus_with(what: int) -> int:
    return tile("rhombus", lambda one: what in one.sides and WILD not in one.sides)


def put_against(what: int, side: int = RED) -> list[Placement]:
    number = rhombus_with(what)
    return [SECTOR, against(number, TILES[number].sides.index(what), SECTOR, side)]


@rule("FS-61")
def test_colour_meets_the_same_colour() -> None:
    assert clashes(put_against(0)) == []


@rule("FS-61")
def test_two_colours_that_meet_are_named() -> None:
    sector, rhombus = put_against(1)
    side = TILES[rhombus.tile].sides.index(1)
    assert clashes([sector, rhombus]) == [Clash("colour", sector.tile, RED, rhombus.tile, side)]


@rule("FS-61", "FS-R8")
def test_a_colour_that_meets_a_bare_side_is_named() -> None:
    assert [clash.kind for clash in clashes(put_against(BARE))] == ["nothing"]
    assert clashes(put_against(BARE, BARE_SIDE)) == []


@rule("FS-61")
def test_a_wild_end_cap_goes_with_anything() -> None:
    for number in (one.number for one in TILES if one.shape == "sector"):
        for side in range(6):
            sector = at(number)
            assert clashes([sector, against(CAP, TILES[CAP].caps[0], sector, side)]) == []


@rule("FS-R8")
def test_an_end_cap_may_lie_against_a_bare_side_and_captures_nothing_there() -> None:
    sector = at(tile("sector", lambda one: BARE in one.sides))
    bare = TILES[sector.tile].sides.index(BARE)
    both = [sector, against(CAP, TILES[CAP].caps[0], sector, bare)]
    assert clashes(both) == []
    assert fits(WILD, BARE)
    assert not any(fits(colour, BARE) for colour in range(3))
    assert captured(both, [one.tile for one in both]) == captured([sector], [sector.tile])


@rule("FS-61")
def test_tiles_that_overlap_are_named_once() -> None:
    assert clashes([at(5), at(2, 1, 0)]) == [Clash("overlap", 2, -1, 5, -1)]


@rule("FS-72")
def test_nothing_lies_against_a_half_circle_block() -> None:
    block = Cap(RED_SECTOR, RED)
    assert [clash.kind for clash in clashes(put_against(0), [block])] == ["block"]
    there = against(CAP, TILES[CAP].caps[0], SECTOR, RED)
    assert there in spots_for(CAP, [SECTOR])
    assert there not in spots_for(CAP, [SECTOR], [block])


@rule("FS-61")
def test_a_first_tile_goes_to_the_middle_any_way_round() -> None:
    assert spots_for(4, []) == [at(4, turn=turn) for turn in range(6)]
    assert spots_for(4, [at(4, 7, 7, 1)]) == spots_for(4, [])


@rule("FS-61")
def test_a_group_of_its_own_begins_clear_of_the_others() -> None:
    lying = [at(0), at(1, 3, 0), at(2, -4, 6)]
    beside = apart_from(lying, 20, turn=2)
    assert beside.turn == 2
    assert clashes([*lying, beside]) == []
    assert [20] in groups([*lying, beside])


@rule("FS-61")
def test_tiles_that_meet_at_a_corner_only_are_two_groups() -> None:
    assert groups([at(0), at(1, 2, 2)]) == [[0], [1]]
    assert groups([at(0), at(1, 1, 1)]) == [[0, 1]]


@given(arranged)
def test_whatever_is_put_on_spots_is_one_group_without_clashes(lying: list[Placement]) -> None:
    assert clashes(lying) == []
    assert len(groups(lying)) == 1


@given(arranged, st.data())
@settings(max_examples=15)
@rule("FS-61")
def test_the_spots_are_exactly_where_a_tile_fits(lying: list[Placement], data: st.DataObject) -> None:
    number = data.draw(st.sampled_from([one.number for one in TILES if one.number not in [it.tile for it in lying]]))
    spots = set(spots_for(number, lying))
    for x, y, turn in product(range(-4, 5), range(-4, 5), range(6)):
        place = Placement(number, x, y, turn)
        fits = not clashes([*lying, place]) and len(groups([*lying, place])) == 1
        assert (place in spots) is fits


@given(scattered, st.integers(-20, 20), st.integers(-20, 20), st.integers(0, 5))
def test_shifting_and_turning_everything_changes_no_clash_and_no_group(
    lying: list[Placement], x: int, y: int, turns: int
) -> None:
    elsewhere = moved(lying, x, y, turns)
    assert sorted(clashes(elsewhere)) == sorted(clashes(lying))
    assert groups(elsewhere) == groups(lying)


@given(scattered)
def test_every_tile_is_in_one_group_and_the_order_says_nothing(lying: list[Placement]) -> None:
    found = groups(lying)
    assert sorted(number for group in found for number in group) == sorted(one.tile for one in lying)
    assert groups(lying[::-1]) == found
    assert sorted(clashes(lying[::-1])) == sorted(clashes(lying))


@given(arranged, st.data())
def test_a_tile_taken_up_leaves_nothing_behind(lying: list[Placement], data: st.DataObject) -> None:
    gone = data.draw(st.sampled_from(lying))
    layout = Layout(lying)
    assert layout.take(gone.tile) == gone
    rest = Layout([one for one in lying if one != gone])
    assert layout.cells == rest.cells
    assert layout.lying == rest.lying
    assert layout.ports.keys() == rest.ports.keys()
    assert layout.across.keys() == rest.across.keys()


def test_cells_of_a_tile_are_counted_from_its_corner() -> None:
    assert cells_of(CAP, 0) == [(0, 0, 0), (-1, 0, 1)]
    assert cells_of(CAP, 6) == cells_of(CAP, 0)
    assert len(cells_of(RED_SECTOR, 3)) == 6


def test_a_place_off_the_table_is_known() -> None:
    assert on_the_table(at(75, REACH, -REACH, 5))
    assert not on_the_table(at(76))
    assert not on_the_table(at(-1))
    assert not on_the_table(at(0, REACH + 1, 0))
    assert not on_the_table(at(0, 0, -REACH - 1))
    assert not on_the_table(at(0, turn=6))
