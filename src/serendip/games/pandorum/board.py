"""The planet's geometry, read from `board.toml` and checked: hexes, sectors, neighbours, and where a crack can open.

A hex is its number, 7 × sector + position (PD-1).
"""

from typing import Any, Final

from serendip.core.errors import SerendipError
from serendip.core.printed import data

Rows = tuple[tuple[int, ...], tuple[int, ...]]
Adjacency = tuple[tuple[int, ...], ...]


_BOARD: Final[dict[str, Any]] = data(__package__, "board.toml")

TERRAINS: Final[list[str]] = _BOARD["terrains"]
BARREN: Final = -1
"""The terrain of a landing pad: none."""

_DIRECTIONS: Final[list[tuple[int, int]]] = [(q, r) for q, r in _BOARD["directions"]]
SECTORS: Final[int] = len(_BOARD["sectors"])
POSITIONS: Final[int] = 1 + len(_DIRECTIONS)
HEXES: Final[int] = SECTORS * POSITIONS

PLACES: Final[list[tuple[int, int]]] = [
    (sector["centre"][0] + q, sector["centre"][1] + r)
    for sector in _BOARD["sectors"]
    for q, r in [(0, 0), *_DIRECTIONS]
]
"""The axial place of each hex (PD-1)."""

SECTOR_OF: Final[list[int]] = [hex // POSITIONS for hex in range(HEXES)]
CENTRES: Final[list[int]] = [POSITIONS * sector for sector in range(SECTORS)]
PRINTED_TERRAIN: Final[list[int]] = [
    TERRAINS.index(name) if name else BARREN for sector in _BOARD["sectors"] for name in sector["terrain"]
]
"""Plain, ore or relic, 16 of each (PD-3)."""
LANDING_PAD: Final[int] = _BOARD["landing_pad"]
MONOLITHS: Final[list[int]] = [
    POSITIONS * number + sector["monolith"] for number, sector in enumerate(_BOARD["sectors"]) if "monolith" in sector
]
"""The hexes where a monolith's marker lies at the start (PD-4)."""
VOLCANOES: Final[int] = _BOARD["volcanoes"]
RINGS: Final[list[list[int]]] = [list(range(centre + 1, centre + POSITIONS)) for centre in CENTRES]

_NUMBER: Final[dict[tuple[int, int], int]] = {place: hex for hex, place in enumerate(PLACES)}


def _check() -> None:
    if len(_NUMBER) != HEXES or len(PRINTED_TERRAIN) != HEXES:
        raise SerendipError("board.toml: every sector needs a centre of its own and a terrain for each position")
    if PRINTED_TERRAIN[LANDING_PAD] != BARREN or PRINTED_TERRAIN.count(BARREN) != 1:
        raise SerendipError("board.toml: the landing pad, and only it, has no terrain")


_check()


def _around(hex: int) -> tuple[int, ...]:
    q, r = PLACES[hex]
    places = [(q + dq, r + dr) for dq, dr in _DIRECTIONS]
    return tuple(sorted(_NUMBER[place] for place in places if place in _NUMBER))


NEIGHBOURS: Final[Adjacency] = tuple([_around(hex) for hex in range(HEXES)])
BORDERS: Final[list[tuple[int, int]]] = [
    (hex, other)
    for hex in range(HEXES)
    for other in NEIGHBOURS[hex]
    if hex < other and SECTOR_OF[hex] != SECTOR_OF[other]
]
"""Every two adjacent hexes of two sectors."""


def _row(start: int, direction: tuple[int, int]) -> tuple[int, ...] | None:
    q, r = PLACES[start]
    places = [(q + step * direction[0], r + step * direction[1]) for step in range(_BOARD["crack_length"])]
    if not all(place in _NUMBER for place in places):
        return None
    return tuple([_NUMBER[place] for place in places])


def _shifted(row: tuple[int, ...], direction: tuple[int, int]) -> tuple[int, ...] | None:
    places = [(PLACES[hex][0] + direction[0], PLACES[hex][1] + direction[1]) for hex in row]
    if not all(place in _NUMBER for place in places):
        return None
    return tuple([_NUMBER[place] for place in places])


def edges(rows: Rows) -> list[tuple[int, int]]:
    """Return the edges between two rows, each as its two hexes."""
    return [(hex, other) for hex in rows[0] for other in rows[1] if other in NEIGHBOURS[hex]]


def _cracks() -> list[Rows]:
    """Every crack: two parallel rows of hexes that touch along a zigzag (PD-56)."""
    found: list[Rows] = []
    count = len(_DIRECTIONS)
    for number in range(count // 2):
        for start in range(HEXES):
            row = _row(start, _DIRECTIONS[number])
            for turn in (1, 2):
                beside = _shifted(row, _DIRECTIONS[(number + turn) % count]) if row else None
                if row is not None and beside is not None:
                    found.append((row, beside) if min(row) < min(beside) else (beside, row))
    return sorted(found)


CRACKS: Final[list[Rows]] = _cracks()
CRACK_HEXES: Final[list[tuple[int, ...]]] = [tuple(sorted(one + other)) for one, other in CRACKS]
CRACK_MIDDLE: Final[list[int]] = [one[len(one) // 2] for one, _ in CRACKS]
"""The hex by which a crack is chosen first: the middle of its first row."""


def split(near: Adjacency, crack: int) -> Adjacency:
    """Return the adjacency once a crack has opened."""
    one, other = CRACKS[crack]
    apart = [*edges((one, other)), *edges((other, one))]
    return tuple([tuple([b for b in near[a] if (a, b) not in apart]) for a in range(HEXES)])
