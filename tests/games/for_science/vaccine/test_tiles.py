"""The 76 tiles: what the set holds, and that a broken file is refused in words."""

from collections import Counter
from typing import Any

import pytest

from serendip.core.errors import SerendipError
from serendip.games.for_science.vaccine.generator import deal, looks
from serendip.games.for_science.vaccine.tiles import COLOURS, TILES, Tile, tile_from
from serendip.testing import rule

KNOWLEDGE = [tile for tile in TILES if tile.shape in ("sector", "chevron")]
DATA = [tile for tile in TILES if tile.shape in ("trapezoid", "rhombus")]


def insight(tiles: list[Tile]) -> int:
    return sum(tile.icons for tile in tiles)


def wild(tiles: list[Tile]) -> int:
    return sum(len(tile.caps) for tile in tiles)


@rule("FS-5")
def test_there_are_76_tiles_of_four_shapes() -> None:
    assert Counter(tile.shape for tile in TILES) == {"sector": 16, "chevron": 12, "trapezoid": 18, "rhombus": 30}
    assert [tile.number for tile in TILES] == list(range(76))


@rule("FS-62")
def test_the_larger_tiles_hold_the_insight() -> None:
    assert 45 <= insight(TILES) <= 55
    assert insight(KNOWLEDGE) >= 0.9 * insight(TILES)
    assert all(tile.icons for tile in KNOWLEDGE)


@rule("FS-61")
def test_the_smaller_tiles_hold_most_end_caps() -> None:
    assert wild(DATA) >= 0.8 * wild(TILES)
    assert sum(bool(tile.caps) for tile in DATA) >= len(DATA) / 2


def test_the_three_colours_have_the_same_chances() -> None:
    regions = [region for tile in TILES for region in tile.regions]
    for counted in (
        Counter({n: sum(region.icons for region in regions if region.colour == n) for n in range(3)}),
        Counter({n: sum(len(region.sides) for region in regions if region.colour == n) for n in range(3)}),
    ):
        assert max(counted.values()) <= 1.1 * min(counted.values())


def test_no_insight_comes_for_nothing() -> None:
    assert all(region.sides for tile in TILES for region in tile.regions if region.icons)


def test_every_tile_has_something_to_connect_and_no_two_larger_ones_are_alike() -> None:
    assert all(tile.regions or tile.caps for tile in TILES)
    faces = [min(looks(tile.row())) for tile in TILES if tile.shape != "rhombus"]
    assert len(set(faces)) == len(faces)
    assert max(Counter(min(looks(tile.row())) for tile in TILES).values()) <= 2


def test_the_file_is_what_the_generator_dealt() -> None:
    assert [tile.row() for tile in TILES] == deal()


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({"shape": "pentagon", "regions": [], "caps": [0]}, "no shape 'pentagon'"),
        ({"shape": "rhombus", "regions": [["pink", [0], 0]], "caps": []}, "no colour 'pink'"),
        ({"shape": "rhombus", "regions": [["red", [], 1]], "caps": []}, "reaches one side or more"),
        ({"shape": "rhombus", "regions": [["red", [1, 0], 1]], "caps": []}, "in order"),
        ({"shape": "rhombus", "regions": [["red", [0], -1]], "caps": []}, "no icon or some"),
        ({"shape": "rhombus", "regions": [["red", [0], 0]], "caps": [0]}, "one thing on it or none"),
        ({"shape": "rhombus", "regions": [["red", [4], 0]], "caps": []}, "sides, 0 to 3"),
        ({"shape": "rhombus", "regions": [["red", [0, 2], 0], ["blue", [1, 3], 0]], "caps": []}, "cross"),
    ],
)
def test_a_tile_that_can_not_be_is_refused(row: dict[str, Any], reason: str) -> None:
    with pytest.raises(SerendipError, match=f"tile 7: .*{reason}"):
        tile_from(7, row)


def test_a_tile_knows_what_is_on_its_sides() -> None:
    tile = tile_from(3, {"shape": "trapezoid", "regions": [["green", [0, 2], 1]], "caps": [4]})
    assert tile.sides == [COLOURS.index("green"), -1, COLOURS.index("green"), -1, 3]
    assert tile.region_at == [0, -1, 0, -1, -1]
    assert tile.icons == 1
