"""A hand that builds a known tower in a live world, at a human pace and with human slips (FS-D5).

Call `tick` before each step of the world. Each block is taken, turned in the air, carried over the place, lowered and
let go; the next one comes when all is at rest. What falls off or goes astray is for the caller to see: `done` only says
that every block has been let go.
"""

from collections.abc import Callable
from math import pi
from typing import Final

from serendip.core.chance import Chance
from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.world import World

SHORTEST: Final = 40
"""Ticks that even the quickest hand needs for a block."""

OVER: Final = 0.6
"""How high above its place a block is carried there."""


class Builder:
    """One hand, or two that take turns, and the poses that they are to bring about, in this order."""

    def __init__(
        self,
        world: World,
        poses: list[Pose],
        take: Callable[[str], bool],
        chance: Chance,
        hand: int = 0,
        seconds: float = 2.0,
        slip: float = 0.0,
        second: int | None = None,
    ) -> None:
        """Prepare to build.

        `take` is asked for each block and says whether the pool gave one. `seconds` a block takes, about; `slip` is
        how far off a block may be put down, in units. With a second hand both take turns, block by block (FS-81).
        """
        self.world = world
        self.poses = poses
        self.take = take
        self.chance = chance
        self.hand = hand
        """Whose turn it is, or was last."""
        self.hands = [hand] if second is None else [hand, second]
        self.ticks = max(SHORTEST, round(seconds * 60))
        self.slip = slip
        self.next = 0
        self.left = 0
        self.x = 0.0
        self.y = 0.0

    @property
    def done(self) -> bool:
        """Whether all blocks have been let go."""
        return self.next == len(self.poses) and self.hand not in self.world.hands

    def tick(self) -> None:
        """Do what the hand does in this sixtieth of a second."""
        if self.hand in self.world.hands:
            self._carry()
        elif self.next < len(self.poses) and (self.world.asleep or not self.world.blocks):
            self._take()

    def _take(self) -> None:
        """Take the next block out of the pool and turn it while there is room."""
        pose = self.poses[self.next]
        self.hand = self.hands[self.next % len(self.hands)]
        if not self.take(pose.kind):
            return
        high = max([other.y for other in self.world.poses().values()], default=0.0) + 4.0
        self.world.take(self.hand, pose.kind, pose.silhouette, pose.x, high)
        self.world.turn(self.hand, round(pose.angle * 12 / pi))
        self.x = pose.x + self.slip * (self.chance.below(2001) - 1000) / 1000
        self.y = pose.y
        self.left = self.ticks - self.ticks // 8 + self.chance.below(self.ticks // 4)
        self.next += 1

    def _carry(self) -> None:
        """Bring the block over its place, then lower it, then let go."""
        self.left -= 1
        if self.left > self.ticks // 3:
            self.world.move(self.hand, self.x, self.y + OVER)
        elif self.left > 0:
            self.world.move(self.hand, self.x, self.y + 0.01 + OVER * self.left * 3 / self.ticks)
        else:
            self.world.release(self.hand)
