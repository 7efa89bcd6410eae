"""The bench of a table (FS-51, FS-52, FS-D2): all its live builds, the pool they share, the hands in them."""

from collections.abc import Mapping
from typing import Any, Final

from serendip.core.chance import Chance
from serendip.core.errors import SerendipError
from serendip.core.live import Bench
from serendip.games.for_science.building import wishes
from serendip.games.for_science.building.asking import Asking
from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.bot_hand import Builder
from serendip.games.for_science.building.bot_partner import Partner
from serendip.games.for_science.building.build import Build
from serendip.games.for_science.building.pool import Pool
from serendip.games.for_science.building.proofs import proof_of
from serendip.games.for_science.building.world import BuildRefused

SHOWING: Final = 99
"""The hand that shows how a practice build is done."""


class BuildingBench(Bench):
    """The builds by name."""

    def __init__(self) -> None:
        self.pool = Pool()
        self.builds: dict[str, Build] = {}
        self._told_pool: dict[str, int] = {}
        self._closed: list[str] = []
        self._opened: list[str] = []
        self._events: list[dict[str, Any]] = []

    def open(self, build: str, plan: dict[str, Any]) -> None:
        """Begin a build, or give one that is there another plan; blocks stay unless it no longer lies as it did."""
        found = self.builds.get(build)
        if found is not None and found.flat == bool(plan.get("flat")):
            found.plan_anew(plan)
        else:
            fresh = Build(plan)
            if found is not None:
                self.close(build)
            self.builds[build] = fresh
        self._opened.append(build)

    def close(self, build: str) -> None:
        """Tear a build down and forget it."""
        found = self.builds.pop(build, None)
        if found is not None:
            self._give(found.world.clear())
            self._closed.append(build)

    def wish(self, build: str, hand: int, wish: Any) -> None:
        """Do what a hand wants done."""
        found = self._build(build)
        wanted = wishes.read_wish(wish)
        world = found.world
        if isinstance(wanted, (wishes.Take, wishes.Grab)):
            for other in self.builds.values():
                other.settle(hand)
            self._free(hand)
            found.check_turn(hand)
        if isinstance(wanted, wishes.Take):
            self.pool.take(wanted.kind)
            try:
                block = world.take(hand, wanted.kind, wanted.silhouette, wanted.x, wanted.y)
            except BuildRefused:
                self.pool.give(wanted.kind)
                raise
            found.kinds[block] = wanted.kind
        elif isinstance(wanted, wishes.Grab):
            world.grab(hand, wanted.block, wanted.x, wanted.y)
        elif isinstance(wanted, wishes.Nudge):
            found.rest_aim(hand)
            world.nudge(hand, wanted.right, wanted.up)
        elif isinstance(wanted, wishes.Turn):
            world.turn(hand, wanted.steps, wanted.fine)
        elif isinstance(wanted, wishes.Flip):
            world.flip(hand)
        elif isinstance(wanted, wishes.Lower):
            found.lower(hand)
        elif isinstance(wanted, wishes.Release):
            found.release(hand)
        elif isinstance(wanted, wishes.Away):
            block = found.held_by(hand)
            kind = world.blocks[block].kind
            world.remove(block)
            self._returned(build, kind)
        elif isinstance(wanted, wishes.Clear):
            if not build.endswith(f":{hand}"):
                raise BuildRefused("only its builder tears a build down")
            found.builder = None
            self._give(world.clear())
        else:
            self._show(build, found)

    def aim(self, build: str, hand: int, x: float, y: float) -> None:
        """Let a hand point somewhere."""
        self._build(build).world.move(hand, x, y)

    def bot_builds(self, build: str, hand: int, task: dict[str, Any]) -> None:
        """Let a bot's hand build: poses in order, about how many seconds a block takes, how far the hand slips.

        With a `second` one, two bots take turns (FS-81). Where a bot takes turns with somebody else, the task names the
        `turns` that it may take: the kinds of blocks that it may bring now; None: it has left.
        """
        if "turns" in task:
            self._turns(build, hand, task)
            return
        poses = [Pose(str(kind), str(face), x, y, angle) for kind, face, x, y, angle in task["poses"]]
        seconds, slip, luck = float(task.get("seconds", 2.0)), float(task.get("slip", 0.0)), int(task.get("luck", 0))
        found = self._build(build)
        for kind in found.world.clear():
            self._returned(build, kind)
        second = None if task.get("second") is None else int(task["second"])
        asking = self._asking(build, found)
        found.builder = Builder(found.world, poses, asking.take, Chance(luck), hand, seconds, slip, second)

    def _turns(self, build: str, hand: int, task: dict[str, Any]) -> None:
        """Let a bot's hand in, tell it what it may bring, or see it off."""
        found = self._build(build)
        if task["turns"] is None:
            found.partner = None
            return
        if found.partner is None or found.partner.hand != hand:
            seconds, slip = float(task.get("seconds", 2.0)), float(task.get("slip", 0.0))
            found.partner = Partner(found.world, self._asking(build, found).take, hand, seconds, slip)
        found.partner.kinds = [str(kind) for kind in task["turns"]]

    def _asking(self, build: str, found: Build) -> Asking:
        """Return how a bot's hand asks the match for blocks in a build."""

        def ask(hand: int, kinds: list[str]) -> None:
            asked = [{"do": "take", "kind": kind} for kind in kinds]
            self._events.append({"build": build, "happened": "asked", "hand": hand, "wishes": asked})

        found.asking = Asking(ask, lambda kind: self._returned(build, kind))
        return found.asking

    def answer(self, build: str, hand: int, wish: Mapping[str, Any] | None) -> None:
        """Give a bot's hand the block that the match grants it; one that is not wanted any more goes back."""
        found = self._build(build)
        kind = None if wish is None else str(wish["kind"])
        if kind is not None:
            self.pool.take(kind)
        if found.asking is not None:
            found.asking.answer(kind)
        elif kind is not None:
            self._returned(build, kind)

    def leave(self, hand: int) -> None:
        """Take a hand away: what it holds elsewhere falls, and the builds that are its own are torn down."""
        for name, found in list(self.builds.items()):
            if name.endswith(f":{hand}"):
                self.close(name)
            elif hand in found.world.hands:
                found.world.release(hand)

    def step(self) -> bool:
        """Let a sixtieth of a second pass."""
        awake = False
        for name, found in self.builds.items():
            awake = found.step() or awake
            for kind in found.fell:
                self._returned(name, kind)
            found.fell.clear()
        return awake

    def news(self) -> Mapping[str, Any] | None:
        """Return what changed since the last call."""
        told: dict[str, Any] = {}
        builds = {name: news for name, found in self.builds.items() if (news := found.news())}
        for name in self._opened:
            if name in self.builds:
                builds[name] = {"plan": self.builds[name].plain, **builds.get(name, {})}
        self._opened.clear()
        if builds:
            told["builds"] = builds
        if self._closed:
            told["closed"] = [name for name in self._closed if name not in self.builds]
            self._closed = []
        if self._told_pool != self.pool.left:
            self._told_pool = dict(self.pool.left)
            told["pool"] = self._told_pool
        if self._events:
            told["events"] = self._events
            self._events = []
        return told or None

    def whole(self) -> Mapping[str, Any]:
        """Return every build and what the pool has left, for whoever comes in anew."""
        return {"builds": {name: found.whole() for name, found in self.builds.items()}, "pool": dict(self.pool.left)}

    def freeze(self, build: str) -> dict[str, Any]:
        """Return the poses of a build and how long it has been quiet."""
        world = self._build(build).world
        poses = world.poses()
        return {"poses": [list(pose) for pose in poses.values()], "blocks": list(poses), "quiet": world.quiet}

    def film(self, build: str) -> dict[str, Any]:
        """Return the film of a build."""
        return self._build(build).film()

    def _build(self, build: str) -> Build:
        if build not in self.builds:
            raise BuildRefused("there is no such build any more: choose a place to build")
        return self.builds[build]

    def _free(self, hand: int) -> None:
        if any(hand in found.world.hands for found in self.builds.values()):
            raise BuildRefused("this hand holds a block: release it first")

    def _give(self, kinds: list[str]) -> None:
        for kind in kinds:
            self.pool.give(kind)

    def _show(self, build: str, found: Build) -> None:
        """Build the stored tower of a practice build before the player's eyes."""
        column = [(int(number), bool(turned)) for number, turned in found.plain["column"]]
        proof = proof_of(column)
        if not found.plain.get("practice") or found.flat or proof is None:
            raise SerendipError("nobody here knows how to show this one: try it yourself")
        self._give(found.world.clear())
        found.builder = Builder(found.world, proof.poses, self._take, Chance(0), SHOWING, 1.4)

    def _take(self, hand: int, kinds: list[str]) -> str | None:
        """Take a block out of the pool where no match is asked."""
        kind = next((kind for kind in kinds if self.pool.left[kind]), None)
        if kind is not None:
            self.pool.take(kind)
        return kind

    def _returned(self, build: str, kind: str) -> None:
        """Give a block back, and let the match know."""
        self.pool.give(kind)
        self._events.append({"build": build, "happened": "returned", "kind": kind})
