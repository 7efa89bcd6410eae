"""The triangular lattice: cells, sides and turns."""

from collections import Counter
from itertools import product

import pytest

from serendip.games.for_science.vaccine.lattice import (
    REACH,
    SLICES,
    STEPS,
    Edge,
    cell_at,
    cell_key,
    cells_beside,
    corner_of,
    crosses,
    edge_at,
    edge_key,
    shape_cells,
    shape_edges,
    shift,
    sides_of,
    turned,
)

SHAPES_TURNED = list(product(SLICES.values(), range(6)))


def ends(edge: Edge) -> set[tuple[int, int]]:
    x, y, direction = edge
    return {(x, y), (x + STEPS[direction][0], y + STEPS[direction][1])}


@pytest.mark.parametrize(("slices", "turn"), SHAPES_TURNED)
def test_the_sides_are_the_edges_with_the_shape_on_one_hand_only(slices: int, turn: int) -> None:
    cells = set(shape_cells(slices, turn))
    assert len(cells) == slices
    for edge in shape_edges(slices, turn):
        assert len(cells & set(cells_beside(edge))) == 1


@pytest.mark.parametrize(("slices", "turn"), SHAPES_TURNED)
def test_the_sides_follow_each_other_around_the_shape(slices: int, turn: int) -> None:
    sides = shape_edges(slices, turn)
    assert len(set(sides)) == len(sides) == sides_of(slices)
    for here, after in zip(sides, sides[1:] + sides[:1], strict=True):
        assert len(ends(here) & ends(after)) == 1
    assert set(Counter(corner for side in sides for corner in ends(side)).values()) == {2}


@pytest.mark.parametrize(("slices", "turn"), SHAPES_TURNED)
def test_a_turned_shape_has_its_corners_turned(slices: int, turn: int) -> None:
    upright = [sorted(turned(x, y, turn) for x, y in ends(edge)) for edge in shape_edges(slices, 0)]
    assert [sorted(ends(edge)) for edge in shape_edges(slices, turn)] == upright


def test_six_turns_bring_a_corner_home() -> None:
    assert turned(3, -7, 6) == (3, -7)
    assert turned(3, -7, 3) == (-3, 7)
    assert [turned(1, 0, turns) for turns in range(6)] == list(STEPS)


@pytest.mark.parametrize(("x", "y"), [(0, 0), (5, -3), (-REACH - 2, REACH + 2), (REACH + 2, -REACH - 2)])
def test_cells_and_edges_are_known_by_a_number(x: int, y: int) -> None:
    assert corner_of(shift(x, y)) == (x, y)
    for half in range(2):
        assert cell_at(cell_key((x, y, half))) == (x, y, half)
        assert cell_key((x, y, half)) == cell_key((0, 0, half)) + 2 * shift(x, y)
    for direction in range(3):
        assert edge_at(edge_key((x, y, direction))) == (x, y, direction)
        assert edge_key((x, y, direction)) == edge_key((0, 0, direction)) + 3 * shift(x, y)


@pytest.mark.parametrize(
    ("one", "other", "crossed"),
    [
        ([0, 3], [1, 2], False),
        ([0, 3], [2, 4], True),
        ([0], [1, 5], False),
        ([0, 2, 4], [1, 5], True),
        ([1], [0], False),
    ],
)
def test_regions_of_a_tile_cross_when_each_lies_on_both_hands_of_the_other(
    one: list[int], other: list[int], crossed: bool
) -> None:
    assert crosses(one, other) is crossed
    assert crosses(other, one) is crossed
