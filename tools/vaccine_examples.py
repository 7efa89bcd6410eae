"""Arrangements of vaccine tiles, right and wrong ones, by which the page's geometry is held to Python's.

Of each they tell what Python says: clashes, groups, regions, captured Insight, and spots for a tile.
"""

from collections.abc import Iterable
from typing import Any

from serendip.core.chance import Chance
from serendip.games.for_science.vaccine import tiles
from serendip.games.for_science.vaccine.arranging import best_arrangement
from serendip.games.for_science.vaccine.capture import areas, captured
from serendip.games.for_science.vaccine.measure import dealt, earned
from serendip.games.for_science.vaccine.placing import Cap, Placement, apart_from, clashes, groups, spots_for


def rows(found: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    """Return named tuples as plain lists, for JSON."""
    return [list(row) for row in found]


def example(lying: list[Placement], tile: int, blocks: list[Cap]) -> dict[str, Any]:
    """Return an arrangement with everything that Python says of it."""
    return {
        "lying": rows(lying),
        "blocks": rows(blocks),
        "clashes": sorted(rows(clashes(lying, blocks))),
        "groups": groups(lying),
        "captured": [captured(lying, group, blocks) for group in groups(lying)],
        "areas": [[area.colour, rows(area.parts), area.icons, rows(area.open)] for area in areas(lying, blocks)],
        "tile": tile,
        "spots": rows(spots_for(tile, lying, blocks)) if not clashes(lying, blocks) else None,
        "apart": list(apart_from(lying, tile)),
    }


def thrown(chance: Chance) -> list[Placement]:
    """Throw some tiles down anyhow: they overlap and clash."""
    numbers = list(range(len(tiles.TILES)))
    chance.shuffle(numbers)
    count = 2 + chance.below(6)
    return [Placement(n, chance.below(7) - 3, chance.below(7) - 3, chance.below(6)) for n in numbers[:count]]


def examples() -> list[dict[str, Any]]:
    """Return the examples: nothing, good arrangements of growing size, and wrong ones."""
    found = [example([], 0, [])]
    for seed in range(16):
        chance = Chance(seed)
        drawn = dealt(earned(4 + seed), chance)
        lying = best_arrangement(drawn[1:], [], 300, chance).placements
        sides = [(number, side) for area in areas(lying) for number, side in area.open]
        blocks = [Cap(*chance.pick(sides))] if sides and seed % 3 == 0 else []
        found.append(example(lying, drawn[0], blocks))
    for seed in range(24):
        chance = Chance(seed + 100)
        lying = thrown(chance)
        found.append(example(lying, chance.below(len(tiles.TILES)), []))
    return found
