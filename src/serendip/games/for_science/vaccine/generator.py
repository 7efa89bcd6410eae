"""Deals the 76 vaccine tiles and writes them to `tiles.json`. It is run once; the file is the set.

    python -m serendip.games.for_science.vaccine.generator            # show what would be dealt, with its figures
    python -m serendip.games.for_science.vaccine.generator --write    # write it: then measure it (`measure.py`)

Each recipe says what is on a tile: regions with how many sides they reach and how many Insight icons they hold, and how
many wild end caps. It is dealt once per turn of the colours, so that red, blue and green have the same chances. Which
sides are taken is drawn, regions must not cross, and no two tiles are alike. Tiles for Knowledge, sectors and chevrons,
hold nearly all Insight; tiles for Data, trapezoids and rhombi, most end caps.
"""

import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from serendip.core.chance import Chance
from serendip.games.for_science.vaccine.lattice import SLICES, crosses, sides_of

SEED: Final = 60
COLOURS: Final = ("red", "blue", "green")


class RegionRecipe(NamedTuple):
    """A region to be dealt: its colour counted on from the recipe's first, its sides and its icons."""

    colour: int
    sides: int
    icons: int


class Recipe(NamedTuple):
    """What is on a tile; `turns` says for which colours it is dealt."""

    shape: str
    parts: tuple[RegionRecipe, ...]
    caps: int = 0
    turns: tuple[int, ...] = (0, 1, 2)


RECIPES: Final = (
    Recipe("sector", (RegionRecipe(0, 4, 3), RegionRecipe(1, 1, 0))),
    Recipe("sector", (RegionRecipe(0, 3, 2), RegionRecipe(1, 2, 1))),
    Recipe("sector", (RegionRecipe(0, 2, 1), RegionRecipe(1, 2, 1), RegionRecipe(2, 1, 0))),
    Recipe("sector", (RegionRecipe(0, 3, 2), RegionRecipe(2, 1, 0))),
    Recipe("sector", (RegionRecipe(0, 2, 1), RegionRecipe(2, 2, 1)), caps=1),
    Recipe("sector", (RegionRecipe(0, 2, 1), RegionRecipe(1, 2, 1), RegionRecipe(2, 2, 1)), turns=(0,)),
    Recipe("chevron", (RegionRecipe(0, 4, 2),)),
    Recipe("chevron", (RegionRecipe(0, 3, 1), RegionRecipe(1, 1, 0))),
    Recipe("chevron", (RegionRecipe(0, 2, 1), RegionRecipe(2, 2, 0))),
    Recipe("chevron", (RegionRecipe(0, 3, 1),), caps=1),
    Recipe("trapezoid", (RegionRecipe(0, 3, 0), RegionRecipe(1, 1, 0))),
    Recipe("trapezoid", (RegionRecipe(0, 2, 0), RegionRecipe(1, 2, 0))),
    Recipe("trapezoid", (RegionRecipe(0, 2, 0), RegionRecipe(2, 1, 0))),
    Recipe("trapezoid", (RegionRecipe(0, 2, 0),), caps=1),
    Recipe("trapezoid", (RegionRecipe(0, 1, 0), RegionRecipe(1, 1, 0)), caps=1),
    Recipe("trapezoid", (RegionRecipe(0, 2, 0), RegionRecipe(1, 1, 0)), caps=1),
    Recipe("rhombus", (), caps=2, turns=(0, 0, 0)),
    Recipe("rhombus", (RegionRecipe(0, 1, 0),), caps=1, turns=(0, 0, 1, 1, 2, 2)),
    Recipe("rhombus", (RegionRecipe(0, 2, 0),), caps=1),
    Recipe("rhombus", (RegionRecipe(0, 2, 0), RegionRecipe(1, 1, 0)), turns=(0, 0, 1, 1, 2, 2)),
    Recipe("rhombus", (RegionRecipe(0, 2, 0),), turns=(0, 0, 1, 1, 2, 2)),
    Recipe("rhombus", (RegionRecipe(0, 1, 0), RegionRecipe(1, 1, 0))),
    Recipe("rhombus", (RegionRecipe(0, 1, 0), RegionRecipe(1, 1, 0)), caps=1),
)


def looks(row: dict[str, Any]) -> list[str]:
    """Return what is on each side of a tile, sides of one region by the same word, once for each way it fits itself.

    A sector fits itself after any turn, a rhombus after half of one; the others don't.
    """
    count = sides_of(SLICES[row["shape"]])
    sides = ["-"] * count
    for index, (colour, reached, _) in enumerate(row["regions"]):
        for side in reached:
            sides[side] = f"{colour[0]}{index}"
    for side in row["caps"]:
        sides[side] = "w"
    ways = {"sector": [0, 1, 2, 3, 4, 5], "rhombus": [0, 2]}.get(row["shape"], [0])
    return [f"{row['shape']} {' '.join(sides[way:] + sides[:way])}" for way in ways]


def draw(recipe: Recipe, first: int, chance: Chance) -> dict[str, Any]:
    """Draw which sides a recipe takes, until no regions cross."""
    while True:
        free = list(range(sides_of(SLICES[recipe.shape])))
        chance.shuffle(free)
        regions: list[list[Any]] = []
        for part in recipe.parts:
            sides = sorted(free[: part.sides])
            free = free[part.sides :]
            regions.append([COLOURS[(first + part.colour) % 3], sides, part.icons])
        crossed = [(a, b) for a in regions for b in regions if a is not b and crosses(a[1], b[1])]
        if not crossed:
            return {"shape": recipe.shape, "regions": regions, "caps": sorted(free[: recipe.caps])}


def deal(seed: int = SEED) -> list[dict[str, Any]]:
    """Return the 76 tiles as rows of the data file, no two alike as far as the sides allow."""
    chance = Chance(seed)
    rows: list[dict[str, Any]] = []
    seen: set[str] = set()
    for recipe in RECIPES:
        for first in recipe.turns:
            row = draw(recipe, first, chance)
            for _ in range(100):
                if not seen & set(looks(row)):
                    break
                row = draw(recipe, first, chance)
            seen.update(looks(row))
            rows.append(row)
    return rows


def figures(rows: list[dict[str, Any]]) -> list[str]:
    """Return what the set holds, in lines of words."""
    lines: list[str] = []
    for shape in SLICES:
        those = [row for row in rows if row["shape"] == shape]
        icons = sum(region[2] for row in those for region in row["regions"])
        caps = sum(len(row["caps"]) for row in those)
        lines.append(f"{len(those):2} {shape:10} {icons:2} Insight, {caps:2} wild end caps")
    for colour in COLOURS:
        regions = [region for row in rows for region in row["regions"] if region[0] == colour]
        icons = sum(region[2] for region in regions)
        sides = sum(len(region[1]) for region in regions)
        lines.append(f"{colour:5} {icons:2} Insight, {sides:3} sides")
    return lines


def main(arguments: list[str]) -> None:
    """Deal, show the figures, and write the file if asked to."""
    rows = deal()
    for line in figures(rows):
        sys.stdout.write(f"{line}\n")
    if "--write" in arguments:
        text = ",\n".join(json.dumps(row) for row in rows)
        target = Path(str(files(__package__).joinpath("data", "tiles.json")))
        target.write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
