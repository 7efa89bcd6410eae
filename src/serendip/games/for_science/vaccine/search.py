"""How a good arrangement is sought: building as a player does, tearing a part of it up, building again.

Take the most promising open region and put against one of its open sides the tile that helps most, until nothing fits.
Then take some tiles up and go on from there. What comes out better is kept; what comes out a little worse is accepted
early on, so that the search is not caught by its first idea.
"""

from typing import Final

from serendip.core.chance import Chance
from serendip.games.for_science.vaccine.lattice import CELL_KEYS, EDGE_KEYS, cell_key, cells_beside, edge_at, shift
from serendip.games.for_science.vaccine.placing import PORT, Cap, Layout, Placement, groups
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


def _worth(icons: int, edges: int) -> int:
    """Return what a region with so much Insight and so many open edges is worth."""
    return icons * HOPE[min(edges, len(HOPE) - 1)]


class Regions:
    """All regions of a layout by their leading part, with Insight or without: what a new tile can join and close."""

    def __init__(self) -> None:
        self.first: dict[int, int] = {}
        """The leading part of each part."""
        self.icons: dict[int, int] = {}
        self.edges: dict[int, list[int]] = {}
        """Where a region is open."""
        self.rich: list[int] = []
        """The regions that hold Insight."""
        self.value = 0


class Search:
    """A layout that is built up and torn down; what may not be moved stays."""

    def __init__(
        self,
        lying: list[Placement],
        group: list[int],
        loose: set[int],
        still: set[int],
        blocks: list[Cap],
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

    def value(self) -> int:
        """Return what the layout is worth: captured Insight above all, then hope, then few tiles."""
        return self.regions().value

    def regions(self) -> Regions:
        """Return the regions with the value of the layout, to see from there what a tile more would be worth."""
        self._join()
        found = Regions()
        layout = self.layout
        icons = found.icons
        for tile in layout.lying:
            for part in range(tile * PORT, tile * PORT + len(TILES[tile].regions)):
                first = self._find(part)
                found.first[part] = first
                if first not in icons:
                    icons[first] = 0
                    found.edges[first] = []
                if ICONS[part]:
                    if not icons[first]:
                        found.rich.append(first)
                    icons[first] += ICONS[part]
        across = layout.across
        blocked = layout.blocked
        for edge, port in layout.ports.items():
            part = PARTS[port]
            if part >= 0 and edge not in across and port not in blocked:
                found.edges[found.first[part]].append(edge)
        worth = [_worth(icons[first], len(found.edges[first])) for first in found.rich]
        found.value = sum(worth) - TILE * len(layout.lying)
        return found

    def value_with(self, regions: Regions, spot: Placement) -> int:
        """Return what the layout would be worth with one tile more: only the regions that it meets change."""
        layout = self.layout
        tile = TILES[spot.tile]
        moved = 3 * shift(spot.x, spot.y)
        port = spot.tile * PORT
        joined: dict[int, list[int]] = {}
        icons: dict[int, int] = {}
        opened: dict[int, int] = {}
        for part in range(port, port + len(tile.regions)):
            joined[part] = [part]
            icons[part] = ICONS[part]
            opened[part] = 0
        value = regions.value - TILE
        for key in EDGE_KEYS[tile.slices][spot.turn]:
            mine = PARTS[port]
            met = layout.ports.get(key + moved, -1)
            if met < 0:
                if mine >= 0 and port not in layout.blocked:
                    opened[mine] += 1
            elif PARTS[met] >= 0:
                other = regions.first[PARTS[met]]
                if other not in joined:
                    joined[other] = [other]
                    icons[other] = regions.icons[other]
                    opened[other] = len(regions.edges[other])
                    value -= _worth(icons[other], opened[other])
                opened[other] -= 1
                if mine >= 0 and joined[mine] is not joined[other]:
                    joined[mine] += joined[other]
                    for part in joined[other]:
                        joined[part] = joined[mine]
            port += 1
        for part, together in joined.items():
            if together[0] == part:
                value += _worth(sum([icons[one] for one in together]), sum([opened[one] for one in together]))
        return value

    def _build(self, effort: int) -> None:
        """Add tiles until nothing helps any more."""
        layout = self.layout
        loose = [tile for tile in self.stock if tile not in layout.lying]
        if not layout.lying and loose:
            first = self._begin(loose)
            layout.put(self._free_place(first))
            loose.remove(first)
        doomed: set[int] = set()
        regions = self.regions()
        while self.spent < effort:
            edge = self._weakest(regions, doomed)
            spots = self._spots(loose, edge) if edge >= 0 else self._anywhere(loose)
            chosen = self._try_on(regions, spots)
            if chosen is not None:
                layout.put(chosen)
                loose.remove(chosen.tile)
                regions = self.regions()
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

    def _weakest(self, regions: Regions, doomed: set[int]) -> int:
        """Return the edge to close next: of the most promising region that is not known to stay open, or -1."""
        best = -1.0
        edge = -1
        for first in regions.rich:
            edges = regions.edges[first]
            if edges and not any(one in doomed for one in edges):
                worth = _worth(regions.icons[first], len(edges)) * (0.5 + self.rng.random())
                if worth > best:
                    best = worth
                    edge = self.rng.pick(edges)
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

    def _try_on(self, regions: Regions, spots: list[Placement]) -> Placement | None:
        """Return the spot that helps most, if one helps."""
        if len(spots) > TRIED:
            self.rng.shuffle(spots)
            spots = spots[:TRIED]
        best = regions.value
        chosen: Placement | None = None
        for spot in spots:
            value = self.value_with(regions, spot) + self.rng.below(WHIM)
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
