"""The 76 vaccine tiles, read from `tiles.json` and checked (FS-5).

A tile's sides are counted around it, as `lattice` does. A region is of one colour, reaches one or more sides and holds
Insight icons or none; what reaches a single side is an end cap of its colour. A wild end cap stands at one side and
closes any colour. The other sides are bare. Regions never cross, so that they can be drawn.
"""

from typing import Any, Final

from serendip.core.errors import SerendipError, brief
from serendip.core.printed import data
from serendip.games.for_science.vaccine.lattice import SLICES, crosses, sides_of

COLOURS: Final[list[str]] = ["red", "blue", "green"]

BARE: Final = -1
"""A side with nothing on it."""

WILD: Final = 3
"""A side with a three-coloured end cap; the colours are 0, 1, 2."""


class Region:
    """A coloured area of one tile."""

    def __init__(self, colour: int, sides: list[int], icons: int) -> None:
        self.colour = colour
        self.sides = sides
        self.icons = icons
        """How many Insight icons lie in it."""


class Tile:
    """One vaccine tile."""

    def __init__(self, number: int, shape: str, regions: list[Region], caps: list[int]) -> None:
        self.number = number
        self.shape = shape
        self.slices: int = SLICES[shape]
        self.regions = regions
        self.caps = caps
        """The sides with a wild end cap."""
        self.sides: list[int] = [BARE] * sides_of(self.slices)
        """What each side shows: a colour, WILD or BARE."""
        self.region_at: list[int] = [-1] * len(self.sides)
        """Which region each side leads to, or -1."""
        for index, region in enumerate(regions):
            for side in region.sides:
                self.sides[side] = region.colour
                self.region_at[side] = index
        for side in caps:
            self.sides[side] = WILD
        self.icons = sum([region.icons for region in regions])

    def row(self) -> dict[str, Any]:
        """Return the tile as it stands in the data file."""
        return {
            "shape": self.shape,
            "regions": [[COLOURS[region.colour], region.sides, region.icons] for region in self.regions],
            "caps": self.caps,
        }


def fits(one: int, other: int) -> bool:
    """Say whether two sides may lie against each other (FS-61, FS-R8).

    Colour meets the same colour, bare meets bare, and a wild end cap goes with anything.
    """
    return one == other or WILD in (one, other)


def tile_from(number: int, row: dict[str, Any]) -> Tile:
    """Return the tile that a row of the data file describes, or say what is wrong with it."""
    where = f"tiles.json, tile {number}:"
    if row["shape"] not in SLICES:
        raise SerendipError(f"{where} there is no shape {brief(row['shape'])}")
    last = sides_of(SLICES[row["shape"]]) - 1
    regions: list[Region] = []
    taken: list[int] = list(row["caps"])
    for colour, sides, icons in row["regions"]:
        if colour not in COLOURS:
            raise SerendipError(f"{where} there is no colour {brief(colour)}")
        if not sides or sides != sorted(sides):
            raise SerendipError(f"{where} a region reaches one side or more, in order, not {sides}")
        if icons < 0:
            raise SerendipError(f"{where} a region holds no icon or some, not {icons}")
        regions.append(Region(COLOURS.index(colour), sides, icons))
        taken += sides
    if len(set(taken)) < len(taken) or min(taken) < 0 or max(taken) > last:
        raise SerendipError(f"{where} each of its sides, 0 to {last}, has one thing on it or none")
    for index, region in enumerate(regions):
        for other in regions[:index]:
            if crosses(region.sides, other.sides):
                raise SerendipError(f"{where} the regions at {other.sides} and {region.sides} cross")
    return Tile(number, row["shape"], regions, row["caps"])


def _load() -> list[Tile]:
    rows = data(__package__, "tiles.json")
    return [tile_from(number, row) for number, row in enumerate(rows)]


TILES: Final[list[Tile]] = _load()
"""All tiles; a tile is known by its place in this list. Sectors first, then chevrons, trapezoids, rhombi."""
