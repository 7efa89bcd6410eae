"""Which graphs can be drawn without crossing lines."""

from itertools import combinations, product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from serendip.games.for_science.building.planarity import is_planar, lines_are_planar
from serendip.testing import rule
from tests.games.for_science.building.towers import plan

FIVE = set(combinations(range(5), 2))
THREE_AND_THREE = {(a, b) for a, b in product(range(3), range(3, 6))}


@rule("FS-D2b")
def test_five_that_all_touch_can_not_be_drawn_and_with_one_line_less_they_can() -> None:
    assert not lines_are_planar(FIVE)
    for line in FIVE:
        assert lines_are_planar(FIVE - {line})


@rule("FS-D2b")
def test_three_houses_can_not_all_be_joined_to_three_wells() -> None:
    assert not lines_are_planar(THREE_AND_THREE)
    for line in THREE_AND_THREE:
        assert lines_are_planar(THREE_AND_THREE - {line})


@rule("FS-D2b")
def test_the_table_counts_as_a_vertex() -> None:
    four = "01 02 03 12 13 23"
    assert is_planar(plan("brick brick brick brick", four))
    assert not is_planar(plan("brick brick brick brick", four + " t0 t1 t2 t3"))


@given(st.integers(2, 6), st.integers(2, 6), st.lists(st.integers(0, 100), max_size=12))
def test_a_grid_with_diagonals_can_always_be_drawn(wide: int, high: int, flips: list[int]) -> None:
    lines = set()
    for x, y in product(range(wide), range(high)):
        here = y * wide + x
        if x + 1 < wide:
            lines.add((here, here + 1))
        if y + 1 < high:
            lines.add((here, here + wide))
        if x + 1 < wide and y + 1 < high:
            lines.add((here + 1, here + wide) if here in flips else (here, here + wide + 1))
    assert lines_are_planar(lines)


@given(st.sampled_from([FIVE, THREE_AND_THREE]), st.integers(0, 3), st.randoms(use_true_random=False))
def test_drawing_in_more_vertices_on_lines_changes_nothing(
    graph: set[tuple[int, int]], times: int, luck: Random
) -> None:
    lines = set(graph)
    for new in range(10, 10 + times):
        a, b = luck.choice(sorted(lines))
        lines = lines - {(a, b)} | {(a, new), (b, new)}
    assert not lines_are_planar(lines)
