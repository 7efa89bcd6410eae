"""Rules of thumb for building: what is worth it, which block comes next, and when to check."""

from collections.abc import Sequence
from typing import Any, Final

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot_sight import column_at
from serendip.games.for_science.building.blocks import KINDS, Pose
from serendip.games.for_science.building.plain_plan import read_plan
from serendip.games.for_science.building.plan import Plan
from serendip.games.for_science.columns import plan_for
from serendip.games.for_science.components import WORKSHOP_LENGTH
from serendip.games.for_science.poses import write_poses
from serendip.games.for_science.towers import tower, tower_of_column

FUMBLE: Final = 12
"""One in so many checks comes too early: a block is not quite where it should be."""

REST: Final = 1500
"""How long a bot waits before it has a build checked, in thousandths of a second."""


def plan_of(build: dict[str, Any]) -> Plan:
    """Return what a build in a view must be."""
    return read_plan({**build["plan"], "rewarded": build["plan"]["marked"]})


def poses_for(view: dict[str, Any], build: dict[str, Any]) -> list[Pose]:
    """Return how a bot would build it, block by block; [] if it does not know."""
    return tower(plan_of(build), tuple(column_at(view, build["place"])))


def next_of_build(
    view: dict[str, Any], build: dict[str, Any], actions: Sequence[Action], rng: RandomBits
) -> Action | None:
    """Return the next move of a builder: a block, a check, or giving up what can't be built."""
    takes = {action.block: action for action in actions if isinstance(action, do.TakeBlock)}
    back = {action.block: action for action in actions if isinstance(action, do.ReturnBlock)}
    checks = [action for action in actions if isinstance(action, do.CheckBuild)]
    if not takes and not checks and not back:
        return None
    poses = poses_for(view, build)
    if not poses:
        return next((action for action in actions if isinstance(action, do.TearDown)), None)
    held = build["blocks"]
    wanted = [pose.kind for pose in poses]
    for kind in KINDS:
        if held[kind] > wanted.count(kind) and kind in back:
            return back[kind]
    seen = dict.fromkeys(KINDS, 0)
    missing: list[str] = []
    for kind in wanted:
        seen[kind] += 1
        if seen[kind] > held[kind]:
            missing.append(kind)
    for kind in missing:
        if kind in takes:
            return takes[kind]
    if missing or not checks:
        return None
    if rng.getrandbits(20) % FUMBLE == 0 and len(poses) > 1:
        poses[-1] = poses[-1]._replace(y=poses[-1].y + 0.1)
    return do.CheckBuild(write_poses(poses), REST)


def worth_building(
    view: dict[str, Any], seat: int, starts: list[do.StartBuild], verifications: list[do.VerifyDesign]
) -> Action | None:
    """Return a Cure to build or to Verify, else research that is as long as it will get."""
    places = {action.place: action for action in starts}
    built = [build["place"] for build in view["builds"]]
    for lab in view["labs"]:
        place = lab["place"]
        if lab["verified"] and place in places and place not in built and _has_blocks(view, place):
            return places[place]
    for action in verifications:
        if tower_of_column(tuple(column_at(view, action.place))):
            return action
    for workshop in view["workshops"]:
        place = workshop["place"]
        if workshop["owner"] == seat and place in places and _has_blocks(view, place):
            column = tuple(column_at(view, place))
            full = len(column) >= WORKSHOP_LENGTH
            if (full or len(column) == WORKSHOP_LENGTH - 1) and tower_of_column(column):
                return places[place]
    return None


def _has_blocks(view: dict[str, Any], place: str) -> bool:
    """Say whether the pool has the blocks for a Design now."""
    counts = plan_for(tuple(column_at(view, place))).counts()
    return all(counts[kind] <= view["pool"][kind] for kind in KINDS)
