"""A hand that builds a known tower in a live world, at a human pace and with human slips (FS-D5).

Call `tick` before each step of the world. Each block is taken, turned in the air, carried over the place, lowered and
let go; the next one comes when all is at rest. Which one is next depends on what there is: any that has its place ready
will do. What falls off or goes astray is for the caller to see: `done` only says that every block has been let go.
"""

from collections.abc import Callable
from math import pi
from typing import Final

from serendip.core.chance import Chance
from serendip.games.for_science.building.blocks import Pose, solid
from serendip.games.for_science.building.world import World

Take = Callable[[int, list[str]], str | None]
"""Gives a hand a block of any of these kinds and returns its kind; None: none for the moment."""

SHORTEST: Final = 40
"""Ticks that even the quickest hand needs for a block."""

BESIDE: Final = 0.1
"""What is nearer than this to another block, seen from above, is in its way."""

OVER: Final = 0.6
"""How high above its place a block is carried there."""


class Builder:
    """One hand, or two that take turns, and the poses that they are to bring about, about in this order."""

    def __init__(
        self,
        world: World,
        poses: list[Pose],
        take: Take,
        chance: Chance,
        hand: int = 0,
        seconds: float = 2.0,
        slip: float = 0.0,
        second: int | None = None,
    ) -> None:
        """Prepare to build.

        `take` is asked for each block. `seconds` a block takes, about; `slip` is how far off a block may be put down,
        in units. With a second hand both take turns, block by block (FS-81).
        """
        self.world = world
        self.left = [(pose, before) for pose, before in zip(poses, needed_first(poses), strict=True)]
        """The poses still to bring about, each with those that have to be there before it."""
        self.take = take
        self.chance = chance
        self.hand = hand
        """Whose turn it is, or was last."""
        self.hands = [hand] if second is None else [hand, second]
        self.ticks = max(SHORTEST, round(seconds * 60))
        self.slip = slip
        self.taken = 0
        self.ticks_left = 0
        self.x = 0.0
        self.y = 0.0

    @property
    def done(self) -> bool:
        """Whether all blocks have been let go."""
        return not self.left and self.hand not in self.world.hands

    def tick(self) -> None:
        """Do what the hand does in this sixtieth of a second."""
        if self.hand in self.world.hands:
            self._carry()
        elif self.left and (self.world.asleep or not self.world.blocks):
            self._take()

    def _take(self) -> None:
        """Take a block that has its place ready, and turn it while there is room."""
        self.hand = self.hands[self.taken % len(self.hands)]
        missing = {pose for pose, _ in self.left}
        ready = [pose for pose, before in self.left if not missing & before]
        kind = self.take(self.hand, list(dict.fromkeys(pose.kind for pose in ready)))
        if kind is None:
            return
        pose = next(pose for pose in ready if pose.kind == kind)
        high = max([other.y for other in self.world.poses().values()], default=0.0) + 4.0
        self.world.take(self.hand, pose.kind, pose.silhouette, pose.x, high)
        self.world.turn(self.hand, round(pose.angle * 12 / pi))
        self.x = pose.x + self.slip * (self.chance.below(2001) - 1000) / 1000
        self.y = pose.y
        self.ticks_left = self.ticks - self.ticks // 8 + self.chance.below(self.ticks // 4)
        self.left = [(other, before) for other, before in self.left if other != pose]
        self.taken += 1

    def _carry(self) -> None:
        """Bring the block over its place, then lower it, then let go."""
        self.ticks_left -= 1
        if self.ticks_left > self.ticks // 3:
            self.world.move(self.hand, self.x, self.y + OVER)
        elif self.ticks_left > 0:
            self.world.move(self.hand, self.x, self.y + 0.01 + OVER * self.ticks_left * 3 / self.ticks)
        else:
            self.world.release(self.hand)


def needed_first(poses: list[Pose]) -> list[frozenset[Pose]]:
    """Return for each pose of a tower those before it that must stand first: below or above it, or weighing it out.

    A block comes from above, so whatever is over or under it in the tower keeps its order. So do two that rest on the
    same block, unless that lies on the table: it may topple with one of them alone.
    """
    solids = [solid(pose) for pose in poses]
    over = [
        {j for j in range(i) if solids[j].left < here.right + BESIDE and here.left < solids[j].right + BESIDE}
        for i, here in enumerate(solids)
    ]
    raised = {i for i, here in enumerate(solids) if here.bottom > BESIDE}
    return [
        frozenset(poses[j] for j in range(i) if j in over[i] or over[i] & over[j] & raised) for i in range(len(poses))
    ]
