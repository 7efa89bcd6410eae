"""What touches what in a build, by exact geometry (FS-D2a): the physics engine's own contacts are not asked.

A gap up to 0.5 % of a unit touches and one above 2 % is clear; between them it is too close to call. An overlap of
more than 1 % can't be: such poses are refused.
"""

from typing import Final

from serendip.games.for_science.building.blocks import Pose, Solid, gap_between, solid
from serendip.games.for_science.building.plan import TABLE, Pair

TOUCHES: Final = 0.005
CLEAR: Final = 0.02
TOO_DEEP: Final = 0.01


class Contacts:
    """What touches, what is too close to call, and what overlaps too deep, as pairs of blocks or a block and TABLE."""

    def __init__(self, blocks: int) -> None:
        self.blocks = blocks
        self.touching: set[Pair] = set()
        self.close: set[Pair] = set()
        self.overlapping: set[Pair] = set()

    def note(self, pair: Pair, gap: float) -> None:
        """Sort a pair in by the gap between the two."""
        if gap <= TOUCHES:
            self.touching.add(pair)
            if gap < -TOO_DEEP:
                self.overlapping.add(pair)
        elif gap <= CLEAR:
            self.close.add(pair)


def contacts_of(poses: list[Pose], flat: bool = False) -> Contacts:
    """Return what touches what. `flat`: the blocks lie on the table, which then is nobody's neighbour (FS-92)."""
    return contacts_among([solid(pose) for pose in poses], flat)


def contacts_among(solids: list[Solid], flat: bool = False) -> Contacts:
    """Return what touches what among blocks in their places."""
    found = Contacts(len(solids))
    order = sorted(range(len(solids)), key=lambda block: solids[block].left)
    near: list[int] = []
    for block in order:
        here = solids[block]
        if not flat:
            found.note((TABLE, block), here.bottom)
        reach = here.left - CLEAR
        near = [other for other in near if solids[other].right >= reach]
        for other in near:
            gap = gap_between(here, solids[other], CLEAR)
            if gap <= CLEAR:
                found.note((block, other) if block < other else (other, block), gap)
        near.append(block)
    return found
