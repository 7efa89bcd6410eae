"""A live build (FS-D2): blocks on a table with gravity, moved by hands. Deterministic on one machine.

The server owns a World per build and calls `step` sixty times a second; what players do arrives between steps. A hand
holds one block, which keeps its angle and follows the hand's aim; whatever stops it is pressed only lightly. Several
hands may work in one build. Bad wishes are refused with BuildRefused, in words, and change nothing.
"""

from math import degrees, isfinite, pi, radians
from typing import Any, Final

from serendip.core.errors import SerendipError, brief
from serendip.games.for_science.building.blocks import (
    EACH,
    END,
    FRONT,
    KINDS,
    MASSES,
    SILHOUETTES,
    Pose,
    Solid,
    gap_between,
    solid,
)
from serendip.games.for_science.building.contacts import TOO_DEEP
from serendip.games.for_science.building.film import GONE, Row
from serendip.games.for_science.building.held_block import FASTEST, follow
from serendip.games.for_science.building.physics import (
    NUMBERS,
    SCALE,
    TICK,
    dress,
    moment,
    new_body,
    new_space,
    pymunk,
)
from serendip.games.for_science.building.snapping import Closing, closing, onto_table

_WORLD: Final[dict[str, float]] = NUMBERS["world"]
_HAND: Final[dict[str, float]] = NUMBERS["hand"]
_SUBSTEPS: Final[int] = NUMBERS["substeps"]
_CALM: Final[float] = NUMBERS["calm_speed"] * SCALE
_WIDEST: Final = 1.6
"""No block reaches farther from its middle."""

MOST_BLOCKS: Final = EACH * len(KINDS)


class BuildRefused(SerendipError):
    """The hand can't do that; nothing has changed."""


class _Block:
    """A block of the world and its body in the engine."""

    def __init__(self, kind: str, silhouette: str, body: Any, shapes: list[Any]) -> None:
        self.kind = kind
        self.silhouette = silhouette
        self.body = body
        self.shapes = shapes
        self._pose: Pose | None = None
        self._solid: Solid | None = None

    def pose(self) -> Pose:
        x, y = self.body.position
        return Pose(self.kind, self.silhouette, x / SCALE, y / SCALE, self.body.angle)

    def solid(self) -> Solid:
        """Return the block in its place; most of the time it is where it was."""
        pose = self.pose()
        if self._solid is None or pose != self._pose:
            self._pose = pose
            self._solid = solid(pose)
        return self._solid


class _Hand:
    """A hand with the block that it holds, where it aims to have it, and where on the block its grip is."""

    def __init__(self, block: int, x: float, y: float, grip_x: float, grip_y: float) -> None:
        self.block = block
        self.x = x
        self.y = y
        self.grip_x = grip_x
        self.grip_y = grip_y


class World:
    """One build: its blocks by number, the hands in it, and how long it has been quiet."""

    def __init__(self, flat: bool = False) -> None:
        self.flat = flat
        self.space = new_space(flat)
        self.blocks: dict[int, _Block] = {}
        self.hands: dict[int, _Hand] = {}
        self.quiet = 0.0
        """Seconds since something last moved or was held: the judge asks for one (FS-D2a)."""
        self.ticks = 0
        self._next = 0
        self._told: dict[int, tuple[int, int, int, str]] = {}

    def take(self, hand: int, kind: str, silhouette: str = FRONT, x: float = 0.0, y: float | None = None) -> int:
        """Put a new block into an empty hand and return its number; without y, above all that stands there.

        The caller has taken the block out of the pool. Raises BuildRefused.
        """
        if hand in self.hands:
            raise BuildRefused("this hand holds a block: release it first")
        if len(self.blocks) >= MOST_BLOCKS:
            raise BuildRefused(f"there are only {MOST_BLOCKS} blocks in the world")
        x, y = self._reachable(x, self._clear_height() if y is None else y)
        pose = Pose(kind, silhouette, x, y, 0.0)
        _check(pose)
        if self._too_deep(solid(pose), None):
            raise BuildRefused("there is no room for a block here: move away from the tower")
        block = self._add(pose)
        self.grab(hand, block, x, y)
        return block

    def put(self, pose: Pose) -> int:
        """Set a block down in a pose, at rest, and return its number: how a stored tower is raised again."""
        _check(pose)
        if len(self.blocks) >= MOST_BLOCKS:
            raise BuildRefused(f"there are only {MOST_BLOCKS} blocks in the world")
        self._reachable(pose.x, pose.y)
        return self._add(pose)

    def grab(self, hand: int, block: int, x: float, y: float) -> None:
        """Take hold of a block at a point of the screen; the block does not jump. Raises BuildRefused."""
        found = self._block(block)
        if hand in self.hands:
            raise BuildRefused("this hand holds a block: release it first")
        if any(other.block == block for other in self.hands.values()):
            raise BuildRefused("somebody else holds this block")
        x, y = self._reachable(x, y)
        found.body.activate()
        found.body.body_type = pymunk().Body.KINEMATIC
        found.body.velocity = (0.0, 0.0)
        found.body.angular_velocity = 0.0
        here = found.pose()
        self.hands[hand] = _Hand(block, here.x, here.y, x - here.x, y - here.y)
        self.quiet = 0.0

    def move(self, hand: int, x: float, y: float) -> None:
        """Aim a hand at a point of the screen. Only the last aim before a step counts. Raises BuildRefused."""
        held = self._hand(hand)
        held.x, held.y = self._reachable(x - held.grip_x, y - held.grip_y)

    def nudge(self, hand: int, right: int, up: int) -> None:
        """Shift the aim by key presses: a hundredth of two units each. Raises BuildRefused."""
        held = self._hand(hand)
        if not (-100 <= right <= 100 and -100 <= up <= 100):
            raise BuildRefused("nudge by at most a hundred steps")
        held.x, held.y = self._reachable(held.x + right * _HAND["nudge"], held.y + up * _HAND["nudge"])

    def turn(self, hand: int, steps: int, fine: bool = False) -> None:
        """Turn the held block anticlockwise by steps of 15°, or finely by 1°. Raises BuildRefused without room."""
        if not -24 <= steps <= 24:
            raise BuildRefused("turn by at most 24 steps")
        block = self.blocks[self._hand(hand).block]
        by = steps * (_HAND["fine_turn"] if fine else _HAND["turn"])
        angle = degrees(block.body.angle) + by
        if not fine:
            angle = round(angle / _HAND["turn"]) * _HAND["turn"]
        pose = block.pose()._replace(angle=radians(angle % 360.0))
        if self._too_deep(solid(pose), block):
            raise BuildRefused("there is no room to turn here: lift the block first")
        block.body.angle = pose.angle
        self.space.reindex_shapes_for_body(block.body)

    def flip(self, hand: int) -> None:
        """Show the held block's other silhouette. Raises BuildRefused without room."""
        block = self.blocks[self._hand(hand).block]
        silhouette = END if block.silhouette == FRONT else FRONT
        if self._too_deep(solid(block.pose()._replace(silhouette=silhouette)), block):
            raise BuildRefused("there is no room to flip here: lift the block first")
        self.space.remove(*block.shapes)
        block.shapes = dress(block.body, block.kind, silhouette)
        block.silhouette = silhouette
        self.space.add(*block.shapes)

    def release(self, hand: int) -> None:
        """Let go of the held block; what is parallel and almost touches is closed. Raises BuildRefused."""
        held = self._hand(hand)
        block = self.blocks[held.block]
        self._drop(hand)
        self._snap(block)

    def remove(self, block: int) -> None:
        """Take a block out of the build, back to the pool. Raises BuildRefused."""
        found = self._block(block)
        for hand in [hand for hand, held in self.hands.items() if held.block == block]:
            self._drop(hand)
        self.space.remove(*found.shapes, found.body)
        del self.blocks[block]
        self.quiet = 0.0

    def clear(self) -> list[str]:
        """Tear the build down and return the kinds of its blocks, for the pool."""
        kinds = [block.kind for block in self.blocks.values()]
        for block in list(self.blocks):
            self.remove(block)
        return kinds

    def step(self, ticks: int = 1) -> list[int]:
        """Let time pass, a sixtieth of a second a tick; return the blocks that fell off the table.

        The caller takes those out with `remove` and gives them back to the pool.
        """
        for _ in range(ticks):
            self.ticks += 1
            if self.asleep:
                self.quiet += TICK
                continue
            self.quiet = 0.0
            if not self.flat:
                self.space.damping = NUMBERS["calm_damping"] if self._calm() else NUMBERS["damping"]
            for hand in self.hands.values():
                self._follow(hand)
            for _ in range(_SUBSTEPS):
                self.space.step(TICK / _SUBSTEPS)
        return self.fallen()

    @property
    def asleep(self) -> bool:
        """Whether nothing moves and nobody holds a block."""
        return not self.hands and all(block.body.is_sleeping for block in self.blocks.values())

    def fallen(self) -> list[int]:
        """Return the blocks that are no longer on the table."""
        edge = (_WORLD["table_half_width"] + 1.0) * SCALE
        low = (_WORLD["lost_below"] if not self.flat else -_WORLD["reach_high"]) * SCALE
        lost: list[int] = []
        held = {hand.block for hand in self.hands.values()}
        for number, block in self.blocks.items():
            x, y = block.body.position
            if number not in held and (y < low or abs(x) > edge):
                lost.append(number)
        return lost

    def places(self) -> list[tuple[float, float]]:
        """Return the middles of all blocks, in the order in which they came."""
        found: list[tuple[float, float]] = []
        for block in self.blocks.values():
            x, y = block.body.position
            found.append((x / SCALE, y / SCALE))
        return found

    def poses(self) -> dict[int, Pose]:
        """Return where all blocks are, rounded as they are kept."""
        return {number: block.pose().kept() for number, block in self.blocks.items()}

    def changes(self) -> list[Row]:
        """Return what changed since the last call, for the wire and the film: a row for each block that moved or left.

        A row: number, thousandths of a unit of x and y, thousandths of a radian, and the silhouette or GONE.
        """
        rows: list[Row] = []
        for number in [number for number in self._told if number not in self.blocks]:
            del self._told[number]
            rows.append([number, 0, 0, 0, GONE])
        for number, block in self.blocks.items():
            x, y = block.body.position
            now = (round(10.0 * x), round(10.0 * y), round(1000.0 * block.body.angle), block.silhouette)
            if self._told.get(number) != now:
                self._told[number] = now
                rows.append([number, now[0], now[1], now[2], now[3]])
        return rows

    def _add(self, pose: Pose) -> int:
        body = new_body(pose.kind)
        body.position = (pose.x * SCALE, pose.y * SCALE)
        body.angle = pose.angle
        shapes = dress(body, pose.kind, pose.silhouette)
        self.space.add(body, *shapes)
        number = self._next
        self._next += 1
        self.blocks[number] = _Block(pose.kind, pose.silhouette, body, shapes)
        self.quiet = 0.0
        return number

    def _drop(self, hand: int) -> None:
        """Take a hand off its block, which gets its weight back."""
        block = self.blocks[self.hands.pop(hand).block]
        body = block.body
        body.body_type = pymunk().Body.DYNAMIC
        body.mass = MASSES[block.kind]
        body.moment = moment(block.kind, block.silhouette)
        body.velocity = (0.0, 0.0)
        body.angular_velocity = 0.0
        self.quiet = 0.0

    def _follow(self, hand: _Hand) -> None:
        """Send a held block towards the aim of its hand for one tick."""
        block = self.blocks[hand.block]
        going = follow(block.pose(), hand.x, hand.y, self._near(block), self.flat)
        block.body.position = (going.x * SCALE, going.y * SCALE)
        self.space.reindex_shapes_for_body(block.body)
        block.body.velocity = (going.speed_x * SCALE, going.speed_y * SCALE)

    def _near(self, block: _Block) -> list[Solid]:
        """Return the other blocks that one could meet within a tick."""
        x, y = block.body.position
        reach = (FASTEST + 2.0 * _WIDEST) * SCALE
        found: list[Solid] = []
        for other in self.blocks.values():
            if other is not block:
                other_x, other_y = other.body.position
                if abs(other_x - x) < reach and abs(other_y - y) < reach:
                    found.append(other.solid())
        return found

    def _snap(self, block: _Block) -> None:
        """Close the smallest gaps in two directions, unless that would push the block into another.

        No hand is quite steady when it lets go: what has nothing close beside it trembles by a hair, so that nothing
        can be balanced on a tip.
        """
        others = self._others(block)
        here = solid(block.pose())
        ways = [closing(here, other, _HAND["snap"], _HAND["parallel"]) for other in others]
        if not self.flat:
            ways.append(onto_table(here, _HAND["snap"], _HAND["parallel"]))
        chosen: list[Closing] = []
        for way in sorted([way for way in ways if way is not None]):
            if all(abs(way.x * other.x + way.y * other.y) < 0.3 * way.gap * other.gap for other in chosen):
                chosen.append(way)
        if not any(_beside(here, other, _HAND["snap"]) for other in others):
            chosen.append(Closing(0.0, _HAND["tremor"] if self.ticks % 2 else -_HAND["tremor"], 0.0))
        for way in chosen:
            pose = block.pose()
            pose = pose._replace(x=pose.x + way.x, y=pose.y + way.y)
            moved = solid(pose)
            if all(gap_between(moved, other, 0.0) > -NUMBERS["slop"] for other in others):
                block.body.position = (pose.x * SCALE, pose.y * SCALE)
        self.space.reindex_shapes_for_body(block.body)

    def _calm(self) -> bool:
        """Say whether nothing that is free moves quickly."""
        held = {hand.block for hand in self.hands.values()}
        for number, block in self.blocks.items():
            if number not in held:
                x, y = block.body.velocity
                if abs(x) > _CALM or abs(y) > _CALM:
                    return False
        return True

    def _others(self, block: _Block | None) -> list[Solid]:
        return [solid(other.pose()) for other in self.blocks.values() if other is not block]

    def _too_deep(self, here: Solid, block: _Block | None) -> bool:
        """Say whether a block in that place would be inside another or in the table."""
        if not self.flat and here.bottom < -TOO_DEEP:
            return True
        return any(gap_between(here, other, 0.0) < -TOO_DEEP for other in self._others(block))

    def _clear_height(self) -> float:
        """Return a height above everything."""
        return max([other.top for other in self._others(None)], default=0.0) + 1.5

    def _block(self, number: int) -> _Block:
        if number not in self.blocks:
            raise BuildRefused(f"there is no block {brief(number)} in this build")
        return self.blocks[number]

    def _hand(self, hand: int) -> _Hand:
        if hand not in self.hands:
            raise BuildRefused("this hand holds no block: grab one first")
        return self.hands[hand]

    def _reachable(self, x: float, y: float) -> tuple[float, float]:
        """Return the point nearest to that one which a hand can reach."""
        if not (isinstance(x, (int, float)) and isinstance(y, (int, float)) and isfinite(x) and isfinite(y)):
            raise BuildRefused("a place is two ordinary numbers")
        low = -_WORLD["reach_high"] if self.flat else _WORLD["reach_low"]
        return (
            min(max(float(x), -_WORLD["reach_x"]), _WORLD["reach_x"]),
            min(max(float(y), low), _WORLD["reach_high"]),
        )


def _beside(here: Solid, other: Solid, within: float) -> bool:
    """Say whether another block stands close beside one."""
    level = min(here.top, other.top) - max(here.bottom, other.bottom)
    return level > within and (abs(other.left - here.right) < within or abs(here.left - other.right) < within)


def _check(pose: Pose) -> None:
    if pose.kind not in KINDS:
        raise BuildRefused(f"there is no kind of block {brief(pose.kind)}; the kinds are {', '.join(KINDS)}")
    if pose.silhouette not in SILHOUETTES:
        raise BuildRefused(f"a block shows its front or its end, not {brief(pose.silhouette)}")
    if not (isfinite(pose.angle) and abs(pose.angle) < 100 * pi):
        raise BuildRefused("an angle is an ordinary number")
