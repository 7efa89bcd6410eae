"""What an arrangement captures: regions across tiles, whether they are closed, and their Insight (FS-62).

A region goes on where its colour meets the same colour on the next tile. It is closed when every side it reaches goes
on or meets a wild end cap or a half-circle block. A side that lies free, or against what does not fit, leaves it open.
"""

from collections.abc import Iterable

from serendip.games.for_science.vaccine.lattice import EDGE_KEYS, shift
from serendip.games.for_science.vaccine.placing import PORT, Cap, Placement
from serendip.games.for_science.vaccine.tiles import COLOURS, TILES, WILD


class Area:
    """A region as it runs over one or more tiles."""

    def __init__(self, colour: int) -> None:
        self.colour: str = COLOURS[colour]
        self.parts: list[tuple[int, int]] = []
        """Its parts: tile, and which region of that tile."""
        self.icons = 0
        self.open: list[tuple[int, int]] = []
        """The sides that leave it open: tile and side. None: it is closed."""

    @property
    def closed(self) -> bool:
        """Whether all of its Insight is captured."""
        return not self.open


def areas(placements: Iterable[Placement], blocks: Iterable[Cap] = ()) -> list[Area]:
    """Return every region of an arrangement, in the order of its first tile."""
    meeting: dict[int, list[int]] = {}
    leader: dict[int, int] = {}
    for placement in placements:
        tile = TILES[placement.tile]
        moved = 3 * shift(placement.x, placement.y)
        for side, key in enumerate(EDGE_KEYS[tile.slices][placement.turn]):
            meeting.setdefault(key + moved, []).append(tile.number * PORT + side)
        for index in range(len(tile.regions)):
            leader[tile.number * PORT + index] = tile.number * PORT + index
    stands = {block.tile * PORT + block.side for block in blocks}
    opened: list[int] = []
    for ports in meeting.values():
        _meet(ports, stands, leader, opened)
    found: dict[int, Area] = {}
    for part in sorted(leader):
        tile = TILES[part // PORT]
        region = tile.regions[part % PORT]
        first = _leader(leader, part)
        if first not in found:
            found[first] = Area(region.colour)
        found[first].parts.append((tile.number, part % PORT))
        found[first].icons += region.icons
    for port in sorted(opened):
        tile = TILES[port // PORT]
        part = tile.number * PORT + tile.region_at[port % PORT]
        found[_leader(leader, part)].open.append((tile.number, port % PORT))
    return list(found.values())


def _meet(ports: list[int], stands: set[int], leader: dict[int, int], opened: list[int]) -> None:
    """Join the regions that meet at an edge, or note which of them stay open there."""
    if len(ports) == 2 and ports[0] not in stands and ports[1] not in stands:
        one = TILES[ports[0] // PORT]
        other = TILES[ports[1] // PORT]
        a = one.sides[ports[0] % PORT]
        b = other.sides[ports[1] % PORT]
        if WILD in (a, b):
            return
        if a == b:
            if a >= 0:
                first = _leader(leader, one.number * PORT + one.region_at[ports[0] % PORT])
                second = _leader(leader, other.number * PORT + other.region_at[ports[1] % PORT])
                leader[max(first, second)] = min(first, second)
            return
    for port in ports:
        if TILES[port // PORT].region_at[port % PORT] >= 0 and port not in stands:
            opened.append(port)


def _leader(leader: dict[int, int], part: int) -> int:
    while leader[part] != part:
        part = leader[part]
    return part


def captured(placements: Iterable[Placement], group: Iterable[int], blocks: Iterable[Cap] = ()) -> dict[str, int]:
    """Return the Insight that one group has captured, by colour; other tiles count as if they were not there."""
    counted = set(group)
    insight = dict.fromkeys(COLOURS, 0)
    for area in areas([placement for placement in placements if placement.tile in counted], blocks):
        if area.closed:
            insight[area.colour] += area.icons
    return insight
