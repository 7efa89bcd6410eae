"""How a good arrangement is sought: building as a player does, tearing a part of it up, building again.

Take the most promising open region and put against one of its open sides the tile that helps most, until nothing fits.
Then take some tiles up and go on from there. What comes out better is kept; what comes out a little worse is accepted
early on, so that the search is not caught by its first idea.
"""

from typing import Final

from serendip.core.chance import Chance
from serendip.games.for_science.vaccine.lattice import CELL_KEYS, EDGE_KEYS, cell_key, cells_beside, edge_at, shift
from serendip.games.for_science.vaccine.placing import PORT, Block, Layout, Placement, groups
from serendip.games.for_science.vaccine.tiles import TILES

CAPTURED: Final = 1000
"""What one captured Insight is worth to the search."""

HOPE: Final = [CAPTURED, 450, 360, 290, 230, 180, 140, 100, 60]
"""What Insight is worth in a region with so many open sides, or more."""

TRIED: Final = 12
"""How many ways to fill one open side are tried on, at most."""

TILE: Final = 2
"""What a tile costs the search: of two equal arrangements the smaller one is better."""

WHIM: Final = 40
"""How much chance decides among ways that are nearly as good."""

LENIENCE: Final = 400
"""How much worse an arrangement may be at first and still be built upon."""

AFRESH: Final = 30
"""Once in so many times everything is taken up."""

SHARE: Final = 4
"""At most one in so many tiles is taken up otherwise."""

IN_THE_WAY: Final = -1
"""Stands for a tile where no tile of the search may lie."""

PARTS: Final[list[int]] = [
    tile.number * PORT + tile.region_at[side] if side < len(tile.sides) and tile.region_at[side] >= 0 else -1
    for tile in TILES
    for side in range(PORT)
]
"""The region behind each side, as tile × 8 + region; -1 for a bare side and an end cap."""

ICONS: Final[list[int]] = [
    tile.regions[index].icons if index < len(tile.regions) else 0 for tile in TILES for index in range(PORT)
]


class Hope:
    """A region that holds Insight and is still open."""

    def __init__(self, icons: int) -> None:
        self.icons = icons
        self.edges: list[int] = []


class Search:
    """A layout that is built up and torn down; what may not be moved stays."""

    def __init__(
        self,
        lying: list[Placement],
        group: list[int],
        loose: set[int],
        still: set[int],
        blocks: list[Block],
        rng: Chance,
    ) -> None:
        counted = set(group)
        self.rng = rng
        self.still = still
        self.apart = [placement for placement in lying if placement.tile in still and placement.tile not in counted]
        self.layout = Layout([placement for placement in lying if placement.tile in counted], blocks)
        self.stock = sorted((loose | {placement.tile for placement in lying}) - still)
        self.spent = 0
        self.leader: list[int] = list(range(len(PARTS)))
        for placement in self.apart:
            self._keep_away(placement)

    def _keep_away(self, placement: Placement) -> None:
        """Let nothing touch a tile that stays outside the group: it would be counted in."""
        slices = TILES[placement.tile].slices
        moved = shift(placement.x, placement.y)
        for key in EDGE_KEYS[slices][placement.turn]:
            for cell in cells_beside(edge_at(key + 3 * moved)):
                self.layout.cells[cell_key(cell)] = IN_THE_WAY
        for key in CELL_KEYS[slices][placement.turn]:
            self.layout.cells[key + 2 * moved] = IN_THE_WAY

    def run(self, effort: int) -> list[Placement]:
        """Return the best arrangement found, with what stays apart."""
        now = self.value()
        best = now
        kept = list(self.layout.lying.values())
        current = kept
        while self.spent < effort:
            left = self.spent
            self._tear()
            self._build(effort)
            made = self.value()
            if made > best:
                best = made
                kept = list(self.layout.lying.values())
            if made >= now - LENIENCE * (effort - self.spent) // effort:
                now = made
                current = list(self.layout.lying.values())
            else:
                self._restore(current)
            if self.spent == left:
                self.spent += 1  # nothing fits anywhere: looking costs, too
        return [*kept, *self.apart]

    def _find(self, part: int) -> int:
        leader = self.leader
        while leader[part] != part:
            part = leader[part]
        return part

    def _join(self) -> None:
        """Find out which regions run on into which."""
        leader = self.leader
        for tile in self.layout.lying:
            for part in range(tile * PORT, tile * PORT + len(TILES[tile].regions)):
                leader[part] = part
        ports = self.layout.ports
        for edge, port in self.layout.across.items():
            a = PARTS[port]
            b = PARTS[ports[edge]]
            if a >= 0 and b >= 0:
                leader[self._find(a)] = self._find(b)

    def hopes(self) -> list[Hope]:
        """Return the regions with Insight, each with the edges where it is open."""
        self._join()
        found: dict[int, Hope] = {}
        for tile in self.layout.lying:
            for part in range(tile * PORT, tile * PORT + len(TILES[tile].regions)):
                if ICONS[part]:
                    first = self._find(part)
                    if first in found:
                        found[first].icons += ICONS[part]
                    else:
                        found[first] = Hope(ICONS[part])
        across = self.layout.across
        blocked = self.layout.blocked
        for edge, port in self.layout.ports.items():
            if PARTS[port] >= 0 and edge not in across and port not in blocked:
                first = self._find(PARTS[port])
                if first in found:
                    found[first].edges.append(edge)
        return list(found.values())

    def value(self) -> int:
        """Return what the layout is worth: captured Insight above all, then hope, then few tiles."""
        total = -TILE * len(self.layout.lying)
        for hope in self.hopes():
            total += hope.icons * HOPE[min(len(hope.edges), len(HOPE) - 1)]
        return total

    def _build(self, effort: int) -> None:
        """Add tiles until nothing helps any more."""
        layout = self.layout
        loose = [tile for tile in self.stock if tile not in layout.lying]
        if not layout.lying and loose:
            first = self._begin(loose)
            layout.put(self._free_place(first))
            loose.remove(first)
        doomed: set[int] = set()
        while self.spent < effort:
            edge = self._weakest(doomed)
            spots = self._spots(loose, edge) if edge >= 0 else self._anywhere(loose)
            chosen = self._try_on(spots)
            if chosen is not None:
                layout.put(chosen)
                loose.remove(chosen.tile)
            elif edge >= 0:
                doomed.add(edge)
            else:
                return

    def _begin(self, loose: list[int]) -> int:
        """Draw the first tile: one with Insight if there is one."""
        rich = [tile for tile in loose if TILES[tile].icons]
        return self.rng.pick(rich or loose)

    def _free_place(self, tile: int) -> Placement:
        """Return a place for the first tile, beside what stays apart."""
        x = 0
        while not self.layout.room_for(tile, shift(x, 0), 0):
            x = -x if x > 0 else 1 - x
        return Placement(tile, x, 0, 0)

    def _weakest(self, doomed: set[int]) -> int:
        """Return the edge to close next: of the most promising region that is not known to stay open, or -1."""
        best = -1.0
        edge = -1
        for hope in self.hopes():
            if hope.edges and not any(one in doomed for one in hope.edges):
                worth = hope.icons * HOPE[min(len(hope.edges), len(HOPE) - 1)] * (0.5 + self.rng.random())
                if worth > best:
                    best = worth
                    edge = self.rng.pick(hope.edges)
        return edge

    def _spots(self, loose: list[int], edge: int) -> list[Placement]:
        """Return ways to go on from an edge."""
        return [spot for tile in loose for spot in self.layout.spots_at(tile, edge)]

    def _anywhere(self, loose: list[int]) -> list[Placement]:
        """Return ways to bring more Insight to the group, at some edge or other."""
        rich = [tile for tile in loose if TILES[tile].icons]
        edges = [edge for edge in self.layout.ports if edge not in self.layout.across]
        if not rich or not edges:
            return []
        self.rng.shuffle(edges)
        return [spot for edge in edges[:4] for spot in self._spots(rich, edge)]

    def _try_on(self, spots: list[Placement]) -> Placement | None:
        """Return the spot that helps most, if one helps."""
        layout = self.layout
        if len(spots) > TRIED:
            self.rng.shuffle(spots)
            spots = spots[:TRIED]
        best = self.value()
        chosen: Placement | None = None
        for spot in spots:
            layout.put(spot)
            value = self.value() + self.rng.below(WHIM)
            layout.take(spot.tile)
            self.spent += 1
            if value > best:
                best = value
                chosen = spot
        return chosen

    def _tear(self) -> None:
        """Take up a tile and some around it, then whatever does not hang together with the rest."""
        layout = self.layout
        movable = [tile for tile in layout.lying if tile not in self.still]
        if not movable:
            return
        if self.rng.below(AFRESH) == 0:
            for tile in movable:
                layout.take(tile)
            return
        wanted = 1 + self.rng.below(max(2, len(movable) // SHARE))
        torn = [self.rng.pick(movable)]
        for tile in torn:
            if len(torn) >= wanted:
                break
            near = [one for one in layout.neighbours(tile) if one not in torn and one not in self.still]
            self.rng.shuffle(near)
            torn += [one for one in dict.fromkeys(near) if one not in torn]
        for tile in torn[:wanted]:
            layout.take(tile)
        self._drop_the_rest()

    def _drop_the_rest(self) -> None:
        """Keep the largest group, and what may not be moved."""
        lying = list(self.layout.lying.values())
        largest = max(groups(lying), key=len, default=[])
        for placement in lying:
            if placement.tile not in largest and placement.tile not in self.still:
                self.layout.take(placement.tile)

    def _restore(self, placements: list[Placement]) -> None:
        for tile in list(self.layout.lying):
            self.layout.take(tile)
        for placement in placements:
            self.layout.put(placement)
