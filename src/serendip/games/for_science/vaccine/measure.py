"""How much Insight a number of tiles is good for: deals of tiles as they are earned, arranged by the search.

python -m serendip.games.for_science.vaccine.measure          # a table of medians: tiles against effort
"""

import sys
from statistics import median
from typing import Final

from serendip.core.chance import Chance
from serendip.games.for_science.vaccine.arranging import best_arrangement
from serendip.games.for_science.vaccine.lattice import SHAPES
from serendip.games.for_science.vaccine.tiles import TILES

TABLE: Final = ("trapezoid", "rhombus", "sector", "rhombus", "rhombus", "chevron", "sector", "trapezoid", "rhombus")
"""In which order a team that cures and researches by turns earns its tiles; then it begins again."""

EFFORTS: Final = (300, 2000, 8000)
DEALS: Final = 15


def earned(count: int) -> dict[str, int]:
    """Return how many tiles of each shape a team has that has earned so many, the one it starts with included."""
    order = [TABLE[number % len(TABLE)] for number in range(count)]
    return {shape: order.count(shape) for shape in SHAPES}


def dealt(counts: dict[str, int], chance: Chance) -> list[int]:
    """Draw so many tiles of each shape."""
    tiles: list[int] = []
    for shape, count in counts.items():
        stack = [tile.number for tile in TILES if tile.shape == shape]
        chance.shuffle(stack)
        tiles += stack[:count]
    return tiles


def main() -> None:
    """Write the table."""
    write = sys.stdout.write
    write(f"tiles  Insight on them  captured by {', '.join(map(str, EFFORTS))} tries: median (least to most)\n")
    for count in range(6, 34, 3):
        deals = [dealt(earned(count), Chance(seed)) for seed in range(DEALS)]
        held = median([sum([TILES[tile].icons for tile in tiles]) for tiles in deals])
        cells: list[str] = []
        for effort in EFFORTS:
            found = [best_arrangement(tiles, [], effort, Chance(n)).total for n, tiles in enumerate(deals)]
            cells.append(f"{median(found):4} ({min(found)} to {max(found)})")
        write(f"{count:5}  {held:15}  {'  '.join(cells)}\n")


if __name__ == "__main__":
    main()
