"""Short ways to arrange vaccine tiles in the tests, and strategies that grow legal arrangements."""

from collections.abc import Callable

from hypothesis import strategies as st

from serendip.core.chance import Chance
from serendip.games.for_science.vaccine.arranging import best_arrangement
from serendip.games.for_science.vaccine.lattice import CELL_KEYS, EDGE_KEYS, corner_of, shift, turned
from serendip.games.for_science.vaccine.placing import Placement, spots_for
from serendip.games.for_science.vaccine.tiles import BARE, COLOURS, TILES, WILD, Tile

LETTERS = {BARE: "-", WILD: "*", **{number: colour[0] for number, colour in enumerate(COLOURS)}}


def tile(shape: str, where: Callable[[Tile], bool] = lambda _: True) -> int:
    """Return the first tile of a shape of which something is true."""
    return next(one.number for one in TILES if one.shape == shape and where(one))


def sides(number: int) -> str:
    """Write a tile's sides as letters: r, b, g, * for a wild end cap, - for a bare one."""
    return "".join(LETTERS[side] for side in TILES[number].sides)


def at(number: int, x: int = 0, y: int = 0, turn: int = 0) -> Placement:
    return Placement(number, x, y, turn)


def edge_of(placement: Placement, side: int) -> int:
    """Return the number of the edge at which a side of a tile lies."""
    return EDGE_KEYS[TILES[placement.tile].slices][placement.turn][side] + 3 * shift(placement.x, placement.y)


def against(number: int, side: int, other: Placement, other_side: int) -> Placement:
    """Return how a tile lies with one of its sides against a side of another."""
    edge = edge_of(other, other_side)
    taken = {key + 2 * shift(other.x, other.y) for key in CELL_KEYS[TILES[other.tile].slices][other.turn]}
    for turn in range(6):
        key = EDGE_KEYS[TILES[number].slices][turn][side]
        offset, rest = divmod(edge - key, 3)
        cells = {cell + 2 * offset for cell in CELL_KEYS[TILES[number].slices][turn]}
        if rest == 0 and not cells & taken:
            return Placement(number, *corner_of(offset), turn)
    raise AssertionError(f"tile {number} has no room there")


def moved(placements: list[Placement], x: int = 0, y: int = 0, turns: int = 0) -> list[Placement]:
    """Return a whole arrangement turned about the middle and then shifted."""
    found = []
    for one in placements:
        across, up = turned(one.x, one.y, turns)
        found.append(Placement(one.tile, across + x, up + y, (one.turn + turns) % 6))
    return found


def grown(tiles: list[int], seed: int) -> list[Placement]:
    """Put tiles down one after the other, each on some spot where it fits; those that fit nowhere are left out."""
    chance = Chance(seed)
    lying: list[Placement] = []
    for number in tiles:
        spots = spots_for(number, lying)
        if spots:
            lying.append(chance.pick(spots))
    return lying


some_tiles = st.lists(st.integers(0, len(TILES) - 1), min_size=1, max_size=12, unique=True)
arranged = st.builds(grown, some_tiles, st.integers(0, 10_000))
well_arranged = st.builds(
    lambda large, small, seed: best_arrangement([*large, *small], [], 150, Chance(seed)).placements,
    st.lists(st.integers(0, 27), min_size=1, max_size=3, unique=True),
    st.lists(st.integers(28, len(TILES) - 1), min_size=6, max_size=10, unique=True),
    st.integers(0, 10_000),
)
"""Tiles in the places where a quick search has put them: mostly with something captured."""

scattered = st.lists(
    st.builds(Placement, st.integers(0, len(TILES) - 1), st.integers(-4, 4), st.integers(-4, 4), st.integers(0, 5)),
    max_size=10,
    unique_by=lambda one: one.tile,
)
"""Tiles thrown down anyhow: they may overlap and clash."""
