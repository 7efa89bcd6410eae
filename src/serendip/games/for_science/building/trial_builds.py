"""Raising a tower block by block with the game's own physics, as one hand would (FS-D2b): each step must stand."""

from typing import Final

from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.judge import QUIET, Verdict, judge
from serendip.games.for_science.building.physics import NUMBERS
from serendip.games.for_science.building.plan import Plan
from serendip.games.for_science.building.world import World

PATIENCE: Final = 3 * int(NUMBERS["ticks_a_second"])
"""Ticks that a tower may take to come to rest after a block."""

ASTRAY: Final = 0.05
"""A block that ends so far from where it was put has gone astray."""

SLIP: Final = 0.01
"""A tower that is to count as buildable stands even if every block is put down so far off."""

SLIPS: Final[list[float]] = [SLIP, 0.02, 0.04, 0.08]


def slipped(poses: list[Pose], slip: float, hand: int = 0) -> list[Pose]:
    """Return the poses as an unsteady hand meets them: each block a slip to the left or to the right, and let fall.

    One hand slips now left, now right; the other by the number of ones in the block's number, which has no rhythm.
    """
    found: list[Pose] = []
    for number, pose in enumerate(poses):
        right = (number.bit_count() if hand else number) % 2 == 1
        found.append(pose._replace(x=pose.x + (slip if right else -slip), y=pose.y + slip))
    return found


def raise_tower(
    poses: list[Pose], slip: float = 0.0, hand: int = 0, flat: bool = False, hurried: bool = False
) -> World | None:
    """Set the blocks down one after the other; return the world if each time all came to rest where it was put.

    Hurried, a block comes every sixth of a second and only the whole tower has to come to rest: a quick first look.
    """
    world = World(flat)
    placed = slipped(poses, slip, hand) if slip else poses
    for pose in placed:
        world.put(pose)
        if hurried and pose is not placed[-1]:
            world.step(10)
            if _astray(poses, world, slip):
                return None
            continue
        waited = 0
        while not world.asleep:
            world.step(10)
            waited += 10
            if waited > PATIENCE or _astray(poses, world, slip):
                return None
    return world


def _astray(poses: list[Pose], world: World, slip: float) -> bool:
    """Say whether a block is not where it was put any more."""
    for put, (x, y) in zip(poses, world.places(), strict=False):
        if abs(put.x - x) > ASTRAY + slip or abs(put.y - y) > ASTRAY + slip:
            return True
    return False


def rehearse(plan: Plan, poses: list[Pose], slip: float = 0.0, hand: int = 0, flat: bool = False) -> Verdict | None:
    """Return the judge's verdict on a tower after a second of rest, or None if it did not stand at every step."""
    world = raise_tower(poses, slip, hand, flat)
    if world is None:
        return None
    while world.quiet < QUIET:
        world.step(10)
    return judge(plan, list(world.poses().values()), world.quiet, flat)


def bears(plan: Plan, poses: list[Pose], slip: float) -> bool:
    """Say whether the tower becomes right with hands that slip so far."""
    for hand in (0, 1):
        verdict = rehearse(plan, poses, slip, hand)
        if verdict is None or not verdict.passed:
            return False
    return True


def tolerance(plan: Plan, poses: list[Pose]) -> float:
    """Return the largest of some slips with which the tower still becomes right."""
    sure = 0.0
    for slip in SLIPS:
        if not bears(plan, poses, slip):
            break
        sure = slip
    return sure
