"""From what lies on the table to what is wanted, one tile at a time, as hands do it.

Each step puts a tile where it is wanted once nothing is in its way, or takes one up that is. No step makes a clash, so
that somebody who looks on sees the vaccine grow.
"""

from collections.abc import Iterable
from typing import NamedTuple

from serendip.games.for_science.vaccine.placing import Cap, Layout, Placement, clashes


class TileMove(NamedTuple):
    """A tile to be put somewhere, or, with no place, to be given back to the loose ones."""

    tile: int
    place: Placement | None


def next_step(
    lying: Iterable[Placement],
    wanted: Iterable[Placement],
    still: Iterable[int] = (),
    blocks: Iterable[Cap] = (),
) -> TileMove | None:
    """Return what to do next; nothing when everything wanted lies in its place, or only `still` tiles prevent it.

    What is wanted must not clash. Tiles that touch what is already right go first.
    """
    there = {placement.tile: placement for placement in lying}
    goal = {placement.tile: placement for placement in wanted}
    stay = set(still)
    stands = list(blocks)
    right = [placement for placement in there.values() if goal.get(placement.tile) == placement]
    settled = Layout(right, stands)
    missing = [placement for placement in goal.values() if there.get(placement.tile) != placement]
    missing = [placement for placement in missing if placement.tile not in stay]
    ready = [placement for placement in missing if not in_the_way(placement, there.values(), stands)]
    if ready:
        best = max(ready, key=lambda placement: _contacts(settled, placement))
        return TileMove(best.tile, best)
    for placement in missing:
        for tile in in_the_way(placement, there.values(), stands):
            if tile not in stay:
                return TileMove(tile, None)
    return None


def in_the_way(placement: Placement, lying: Iterable[Placement], blocks: Iterable[Cap] = ()) -> list[int]:
    """Return the tiles that would overlap or not match if this one were put there."""
    others = [other for other in lying if other.tile != placement.tile]
    found = [clash for clash in clashes([placement, *others], blocks) if placement.tile in (clash.tile, clash.other)]
    return sorted({clash.other if clash.tile == placement.tile else clash.tile for clash in found})


def _contacts(settled: Layout, placement: Placement) -> int:
    """Return with how many sides a tile would touch what is already right."""
    if placement.tile in settled.lying:
        return 0
    settled.put(placement)
    count = len(settled.neighbours(placement.tile))
    settled.take(placement.tile)
    return count
