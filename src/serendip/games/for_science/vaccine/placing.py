"""Where tiles lie: overlaps and wrong matches by name, the spots where a tile fits, and the groups that hang together.

Nothing is refused here: an arrangement may be wrong for a while, and `clashes` says where. Half-circle blocks that the
Unconventional Theoretician has put down as end caps (FS-72) are given as (tile, side): they go where their tile goes,
and no tile lies against that side.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from serendip.games.for_science.vaccine.lattice import CELL_KEYS, EDGE_KEYS, REACH, Cell, corner_of, shape_cells, shift
from serendip.games.for_science.vaccine.tiles import BARE, TILES, fits

OVERLAP: Final = "overlap"
COLOUR: Final = "colour"
NOTHING: Final = "nothing"
BLOCK: Final = "block"

PORT: Final = 8
"""A side of a tile is kept as one number: tile × 8 + side."""


class Placement(NamedTuple):
    """A tile in its place: where its corner lies, and by how many times 60° it is turned."""

    tile: int
    x: int
    y: int
    turn: int


class Cap(NamedTuple):
    """A half-circle block that stands as an end cap at a side of a tile (FS-72)."""

    tile: int
    side: int


class Clash(NamedTuple):
    """Two tiles that may not lie so (FS-61).

    Kinds: `overlap`; `colour`, two colours meet; `nothing`, a colour meets a bare side; `block`, a half circle is in
    the way. The sides are -1 for an overlap.
    """

    kind: str
    tile: int
    side: int
    other: int
    other_side: int


def cells_of(tile: int, turn: int) -> list[Cell]:
    """Return the cells that a tile takes when its corner is (0, 0)."""
    return shape_cells(TILES[tile].slices, turn % 6)


def on_the_table(placement: Placement) -> bool:
    """Say whether a placement names a tile, a turn and a place that exist."""
    return (
        0 <= placement.tile < len(TILES)
        and 0 <= placement.turn < 6
        and -REACH <= placement.x <= REACH
        and -REACH <= placement.y <= REACH
    )


class Layout:
    """Tiles that lie without overlap, kept so that putting one down, taking it up and asking are quick."""

    def __init__(self, placements: Iterable[Placement] = (), blocks: Iterable[Cap] = ()) -> None:
        self.lying: dict[int, Placement] = {}
        self.cells: dict[int, int] = {}
        """Which tile covers a cell."""
        self.ports: dict[int, int] = {}
        """The side that lies at an edge: the only one, or the first of two."""
        self.across: dict[int, int] = {}
        """The second side at an edge."""
        self.blocked: set[int] = {block.tile * PORT + block.side for block in blocks}
        for placement in placements:
            self.put(placement)

    def put(self, placement: Placement) -> None:
        """Put a tile down where there is room."""
        tile, x, y, turn = placement
        slices = TILES[tile].slices
        moved = shift(x, y)
        for key in CELL_KEYS[slices][turn]:
            self.cells[key + 2 * moved] = tile
        port = tile * PORT
        for key in EDGE_KEYS[slices][turn]:
            edge = key + 3 * moved
            if edge in self.ports:
                self.across[edge] = port
            else:
                self.ports[edge] = port
            port += 1
        self.lying[tile] = placement

    def take(self, tile: int) -> Placement:
        """Take a tile up again."""
        placement = self.lying.pop(tile)
        slices = TILES[tile].slices
        moved = shift(placement.x, placement.y)
        for key in CELL_KEYS[slices][placement.turn]:
            del self.cells[key + 2 * moved]
        for key in EDGE_KEYS[slices][placement.turn]:
            edge = key + 3 * moved
            if edge not in self.across:
                del self.ports[edge]
            elif self.across[edge] // PORT == tile:
                del self.across[edge]
            else:
                self.ports[edge] = self.across.pop(edge)
        return placement

    def room_for(self, tile: int, moved: int, turn: int) -> bool:
        """Say whether a tile could lie with its corner there: nothing under it, and every side fits (FS-61)."""
        slices = TILES[tile].slices
        for key in CELL_KEYS[slices][turn]:
            if key + 2 * moved in self.cells:
                return False
        sides = TILES[tile].sides
        for side, key in enumerate(EDGE_KEYS[slices][turn]):
            port = self.ports.get(key + 3 * moved, -1)
            if port >= 0:
                if not fits(sides[side], TILES[port // PORT].sides[port % PORT]):
                    return False
                if port in self.blocked or tile * PORT + side in self.blocked:
                    return False
        return True

    def spots_at(self, tile: int, edge: int) -> list[Placement]:
        """Return the ways to put a tile with one of its sides against the free side at this edge."""
        found: list[Placement] = []
        port = self.ports[edge]
        facing = TILES[port // PORT].sides[port % PORT]
        sides = TILES[tile].sides
        keys = EDGE_KEYS[TILES[tile].slices]
        for side in range(len(sides)):
            if fits(sides[side], facing):
                for turn in range(6):
                    key = keys[turn][side]
                    moved = (edge - key) // 3
                    if (edge - key) % 3 == 0 and self.room_for(tile, moved, turn):
                        x, y = corner_of(moved)
                        spot = Placement(tile, x, y, turn)
                        if on_the_table(spot):
                            found.append(spot)
        return found

    def neighbours(self, tile: int) -> list[int]:
        """Return the tiles that lie against this one, side to side."""
        placement = self.lying[tile]
        moved = shift(placement.x, placement.y)
        found: list[int] = []
        for key in EDGE_KEYS[TILES[tile].slices][placement.turn]:
            second = self.across.get(key + 3 * moved, -1)
            if second >= 0:
                first = self.ports[key + 3 * moved]
                found.append(first // PORT if second // PORT == tile else second // PORT)
        return found


def spots_for(tile: int, placements: Iterable[Placement], blocks: Iterable[Cap] = ()) -> list[Placement]:
    """Return every way to put a tile against what lies there, by turn and place (FS-61).

    A tile that lies there itself is taken up first. Where nothing else lies, the middle is the spot. A tile may also
    begin a group of its own anywhere: `apart_from` names a place.
    """
    layout = Layout([placement for placement in placements if placement.tile != tile], blocks)
    if not layout.lying:
        return [Placement(tile, 0, 0, turn) for turn in range(6)]
    found: set[Placement] = set()
    for edge in layout.ports:
        if edge not in layout.across:
            found.update(layout.spots_at(tile, edge))
    return sorted(found, key=_by_turn)


def _by_turn(spot: Placement) -> tuple[int, int, int]:
    return (spot.turn, spot.y, spot.x)


def apart_from(placements: Iterable[Placement], tile: int, turn: int = 0) -> Placement:
    """Return a place for a new group: level with the middle, right of everything that lies there."""
    others = [placement for placement in placements if placement.tile != tile]
    right = max([2 * placement.x + placement.y for placement in others], default=-10)
    return Placement(tile, min(right // 2 + 5, REACH), 0, turn)


def groups(placements: Iterable[Placement]) -> list[list[int]]:
    """Return the tiles of each group: tiles belong together when they lie side to side (FS-61)."""
    lying = list(placements)
    owners: dict[int, int] = {}
    leader: dict[int, int] = {placement.tile: placement.tile for placement in lying}
    for placement in lying:
        for key in _edges(placement):
            other = owners.setdefault(key, placement.tile)
            a = _leader(leader, other)
            b = _leader(leader, placement.tile)
            leader[max(a, b)] = min(a, b)
    found: dict[int, list[int]] = {}
    for tile in sorted(leader):
        found.setdefault(_leader(leader, tile), []).append(tile)
    return list(found.values())


def _leader(leader: dict[int, int], tile: int) -> int:
    while leader[tile] != tile:
        tile = leader[tile]
    return tile


def _edges(placement: Placement) -> list[int]:
    moved = 3 * shift(placement.x, placement.y)
    return [key + moved for key in EDGE_KEYS[TILES[placement.tile].slices][placement.turn]]


def clashes(placements: Iterable[Placement], blocks: Iterable[Cap] = ()) -> list[Clash]:
    """Return everything that is wrong with an arrangement; none: it may be counted (FS-61)."""
    lying = list(placements)
    found: list[Clash] = []
    cells: dict[int, list[int]] = {}
    for placement in lying:
        moved = 2 * shift(placement.x, placement.y)
        for key in CELL_KEYS[TILES[placement.tile].slices][placement.turn]:
            cells.setdefault(key + moved, []).append(placement.tile)
    overlaps = {(a, b) for tiles in cells.values() for a in tiles for b in tiles if a < b}
    found += [Clash(OVERLAP, a, -1, b, -1) for a, b in sorted(overlaps)]
    stands = {block.tile * PORT + block.side for block in blocks}
    ports: dict[int, list[int]] = {}
    for placement in lying:
        for side, edge in enumerate(_edges(placement)):
            ports.setdefault(edge, []).append(placement.tile * PORT + side)
    for meeting in ports.values():
        for a in meeting:
            for b in meeting:
                if a < b and (a // PORT, b // PORT) not in overlaps:
                    kind = _wrong(a, b, stands)
                    if kind:
                        found.append(Clash(kind, a // PORT, a % PORT, b // PORT, b % PORT))
    return found


def _wrong(a: int, b: int, stands: set[int]) -> str:
    """Return what is wrong where two sides meet, or nothing."""
    if a in stands or b in stands:
        return BLOCK
    one = TILES[a // PORT].sides[a % PORT]
    other = TILES[b // PORT].sides[b % PORT]
    if fits(one, other):
        return ""
    return NOTHING if BARE in (one, other) else COLOUR
