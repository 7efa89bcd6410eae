"""The hand of a bot that takes turns with somebody else in their build (FS-81, FS-D5).

It waits until the other hand is empty and all is at rest. Then it brings a block that is still missing: where the plan
wants it, if that can be seen from what stands there, else beside the tower, for the other to use. If there is nothing
to bring, it lets the other go on.
"""

from typing import Final

from serendip.core.chance import Chance
from serendip.games.for_science.building.blocks import END, Pose, solid
from serendip.games.for_science.building.bot_hand import Builder, Take
from serendip.games.for_science.building.judge import QUIET, judge
from serendip.games.for_science.building.plan import Plan
from serendip.games.for_science.building.solver import place_next
from serendip.games.for_science.building.world import World

ASIDE: Final = 1.0
"""How far from the tower a block is put down for the other to use."""


class Partner:
    """A bot's hand in the build of another."""

    def __init__(self, world: World, take: Take, hand: int, seconds: float, slip: float) -> None:
        self.world = world
        self.hand = hand
        self.kinds: list[str] = []
        """What it may bring now; nothing while it is the other's turn."""
        self._take = take
        self._seconds = seconds
        self._slip = slip
        self._builder: Builder | None = None
        self._asked = False
        """Whether it has asked for the block of its turn. Once it is granted the turn is over, and it still comes."""

    @property
    def busy(self) -> bool:
        """Whether the hand carries something."""
        return self._builder is not None

    def tick(self, plan: Plan, last_hand: int | None) -> int | None:
        """Do what the hand does in this sixtieth of a second; return who had the last turn."""
        world = self.world
        if self._builder is not None:
            if self.kinds and self._builder.left and self._builder.left[0][0].kind not in self.kinds:
                # There is none of them any more: perhaps another block will do.
                self._builder = None
                return last_hand
            self._builder.tick()
            if not self._builder.done:
                return last_hand
            self._builder = None
            return self.hand
        if world.hands or not world.blocks or world.quiet < QUIET or (last_hand == self.hand and not self.kinds):
            return last_hand
        pose = self._next(plan)
        if pose is None:
            return self.hand
        self._asked = False
        self._builder = Builder(
            world, [pose], self._take_one, Chance(world.ticks), self.hand, self._seconds, self._slip
        )
        return last_hand

    def _take_one(self, hand: int, kinds: list[str]) -> str | None:
        """Take a block if the turn has not had its one block yet."""
        if kinds[0] not in self.kinds and not self._asked:
            return None
        kind = self._take(hand, kinds)
        self._asked = kind is None
        if kind is not None:
            self.kinds = []
        return kind

    def _next(self, plan: Plan) -> Pose | None:
        """Return the block to bring and where to put it; None: there is none to bring."""
        poses = list(self.world.poses().values())
        missing = [kind for kind in self.kinds if plan.kinds.count(kind) > len([1 for p in poses if p.kind == kind])]
        if not missing:
            return None
        verdict = judge(plan, poses, QUIET, self.world.flat)
        pose = None if self.world.flat else place_next(plan, poses, verdict.symbols, missing)
        if pose is not None:
            return pose
        right = max([solid(pose).right for pose in poses])
        lying = solid(Pose(missing[0], END, 0.0, 0.0, 0.0))
        return Pose(missing[0], END, right + ASIDE - lying.left, -lying.bottom, 0.0)
