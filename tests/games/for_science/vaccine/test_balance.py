"""Whether the vaccine can be won with a fair number of tiles, and is no gift: measured with a quick search."""

from statistics import median

import pytest

from serendip.core.chance import Chance
from serendip.games.for_science.vaccine.arranging import best_arrangement
from serendip.games.for_science.vaccine.measure import dealt, earned
from serendip.games.for_science.vaccine.tiles import TILES
from serendip.testing import rule

GLANCE = 300
LOOK = 2000


def totals(tiles: int, effort: int, deals: int = 7) -> list[int]:
    """Return what is captured in some deals of so many tiles."""
    found = []
    for seed in range(deals):
        chance = Chance(seed)
        found.append(best_arrangement(dealt(earned(tiles), chance), [], effort, chance).total)
    return found


@rule("FS-3", "FS-62")
@pytest.mark.parametrize(("goal", "tiles"), [(6, 12), (8, 15), (10, 18), (12, 21), (14, 24), (16, 27)])
def test_each_goal_is_met_with_so_many_tiles_by_a_good_look(goal: int, tiles: int) -> None:
    assert median(totals(tiles, LOOK)) >= goal


@pytest.mark.parametrize(("goal", "tiles"), [(6, 7), (10, 11), (16, 17)])
def test_and_not_with_few(goal: int, tiles: int) -> None:
    assert median(totals(tiles, LOOK)) < goal


def test_looking_longer_pays() -> None:
    assert sum(totals(18, LOOK)) > 1.1 * sum(totals(18, GLANCE))


def test_a_deal_holds_more_insight_than_is_captured_at_a_glance() -> None:
    chance = Chance(1)
    tiles = dealt(earned(18), chance)
    assert best_arrangement(tiles, [], GLANCE, chance).total < sum(TILES[number].icons for number in tiles)
