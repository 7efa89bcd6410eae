"""How a held block follows the hand (FS-D2): at once on a free way, and never pushing.

Before something in its way it stops, with no speed left that could push, and slides along it, aside and then up or
down: a pointer that aims into a tower does not topple it. Only what rests on the block is lifted with it, slowly.
"""

from math import copysign, hypot
from typing import Final, NamedTuple

from serendip.games.for_science.building.blocks import Pose, Solid, solid
from serendip.games.for_science.building.physics import NUMBERS, TICK
from serendip.games.for_science.building.travel import travel

_SPEED: Final[float] = NUMBERS["hand"]["speed"]
_LIFT_SPEED: Final[float] = NUMBERS["hand"]["lift_speed"]
_ROOM: Final = 0.02
FASTEST: Final[float] = _SPEED * TICK
"""How far a hand can take a block in a tick."""


class Going(NamedTuple):
    """Where a held block is put at once, and the speed with which it goes on during the tick."""

    x: float
    y: float
    speed_x: float
    speed_y: float


def follow(pose: Pose, aim_x: float, aim_y: float, near: list[Solid], flat: bool) -> Going:
    """Return how a held block goes towards its aim for one tick, past the blocks that are near."""
    go_x = aim_x - pose.x
    go_y = aim_y - pose.y
    far = hypot(go_x, go_y)
    if far < 1e-6:
        return Going(pose.x, pose.y, 0.0, 0.0)
    most = min(far, FASTEST)
    go_x *= most / far
    go_y *= most / far
    # Whatever would only just be reached is reached by being put there: with speed it would be pushed.
    free = _free_way(solid(pose), near, go_x / most, go_y / most, most + _ROOM, flat)
    if free >= most + _ROOM:
        return Going(pose.x, pose.y, go_x / TICK, go_y / TICK)
    free = min(free, most)
    start = pose
    pose = pose._replace(x=pose.x + free * go_x / most, y=pose.y + free * go_y / most)
    if go_x:
        side = copysign(1.0, go_x)
        free = _free_way(solid(pose), near, side, 0.0, abs(start.x + go_x - pose.x), flat)
        pose = pose._replace(x=pose.x + free * side)
    if go_y:
        side = copysign(1.0, go_y)
        free = _free_way(solid(pose), near, 0.0, side, abs(start.y + go_y - pose.y), flat)
        pose = pose._replace(y=pose.y + free * side)
    lifts = go_y > 0.0 and pose.y - start.y < 0.001 and not flat
    return Going(pose.x, pose.y, 0.0, min(go_y / TICK, _LIFT_SPEED) if lifts else 0.0)


def _free_way(here: Solid, near: list[Solid], ux: float, uy: float, most: float, flat: bool) -> float:
    """Return how far a block can go along a unit vector, at most as far as said."""
    free = most
    if uy < 0.0 and not flat:
        free = min(free, here.bottom / -uy)
    for other in near:
        free = min(free, travel(here, other, ux, uy))
    return max(free, 0.0)
