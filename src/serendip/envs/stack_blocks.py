"""`serendip/StackBlocks`: the live builds of For Science! as continuous control, with the judge's verdict as reward.

    env = gymnasium.make("serendip/StackBlocks-v0", cards=1, level=10)

A column of Design cards asks for a tower: blocks that must touch, and others that must not. The blocks come one by one
into the hand, in an order in which the tower can be built. An action is five numbers from −1 to 1 for a tenth of a
second: how fast the hand goes right and up, how fast it turns the block, and above a half: show the other silhouette,
let go. Letting go lasts until all is at rest. When the last block is down, the judge of the game looks (FS-54).
"""

from collections.abc import Mapping
from functools import cache
from math import cos, degrees, sin
from typing import Any, Final, Literal, TypeAlias, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from serendip.core.errors import SerendipError, brief
from serendip.core.layout import Slice, Slices
from serendip.envs.episode import Ended
from serendip.envs.spaces import seen
from serendip.envs.stack_picture import tower
from serendip.games.for_science.building.blocks import FRONT, KINDS, solid
from serendip.games.for_science.building.design import DESIGNS, pay
from serendip.games.for_science.building.judge import FORBIDDEN, MET, QUIET, Verdict, judge, problems
from serendip.games.for_science.building.plan import TABLE, Plan, line
from serendip.games.for_science.building.practice import words
from serendip.games.for_science.building.proofs import Proof, proofs
from serendip.games.for_science.building.world import BuildRefused, World

RewardName: TypeAlias = Literal["shaped", "verdict"]

HAND: Final = 0
TICKS: Final = 6
"""Sixtieths of a second that an action lasts."""
SPEED: Final = 0.5
"""How far the hand goes at most in that time."""
TURN: Final = 15
"""By how many degrees it turns the block at most."""
REST: Final = 600
"""After so many ticks nobody waits any longer until all is at rest."""
BLOCKS_OF_A_CARD: Final = 4
MOST_CARDS: Final = 4
ROOM: Final = 2.0
"""So high above all others a block has room to turn."""
CHOICES: Final = ("right", "up", "turn", "flip", "let go")


@cache
def curriculum(cards: int) -> list[Proof]:
    """Return the towers of up to so many cards of which it is known that they can be built, the easiest first."""

    def hardness(proof: Proof) -> tuple[int, float]:
        return len(proof.symbols), sum(DESIGNS[card].difficulty for card, _ in proof.column)

    return sorted([proof for proof in proofs() if len(proof.column) <= cards], key=hardness)


def layout(cards: int) -> Slices:
    """Return where each thing stands in a row, for columns of up to so many cards."""
    blocks = [f"block {number}" for number in range(BLOCKS_OF_A_CARD * cards)]
    return Slices([
        Slice("held", blocks),
        Slice("kind", blocks, KINDS),
        Slice("tier", blocks, most=len(blocks)),
        Slice("bonus for its front", blocks),
        Slice("must touch", blocks, ["table", *blocks]),
        Slice("touches", blocks, ["table", *blocks]),
        Slice("placed", blocks),
        Slice("shows its front", blocks),
        Slice("place", blocks, ("x", "y"), least=-10, most=20),
        Slice("angle", blocks, ("cosine", "sine"), least=-1, most=1),
    ])  # fmt: skip


class StackBlocks(gymnasium.Env[Any, Any]):
    """One tower after the other, drawn from the first `level` of the curriculum (all of it, if it is None).

    The reward is 1 for a tower that passes the judge, else 0; `shaped` adds what share of the contacts an action has
    made or spoilt, which adds up to the same for every way to the same tower.
    """

    metadata = {  # noqa: RUF012  as Gymnasium declares it
        "render_modes": ["rgb_array"],
        "render_fps": 60 // TICKS,
    }

    def __init__(
        self,
        cards: int = 1,
        level: int | None = None,
        reward: RewardName = "shaped",
        most_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make ready; after `most_steps` actions (100 for each block) a tower is cut off. Raises SerendipError."""
        if not (isinstance(cards, int) and 1 <= cards <= MOST_CARDS):
            raise SerendipError(f"a column has 1 to {MOST_CARDS} cards, not {brief(cards)}")
        if reward not in get_args(RewardName):
            raise SerendipError(f"the rewards are {', '.join(get_args(RewardName))}, not {brief(reward)}")
        if render_mode not in (None, "rgb_array"):
            raise SerendipError(f"the render mode is rgb_array, not {brief(render_mode)}")
        self.render_mode = render_mode
        self.towers = curriculum(cards)
        self.layout = layout(cards)
        self.level = level
        self.most_steps = most_steps
        self._shaped = reward == "shaped"
        self._first = {part.name: part.start for part in self.layout.slices}
        self._most = BLOCKS_OF_A_CARD * cards
        space = seen(self.layout)
        self.observation_space = space
        self._low, self._high = space.low, space.high
        self.action_space = spaces.Box(-1.0, 1.0, (len(CHOICES),), np.float32)
        self.world: World | None = None

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Clear the table for another tower; `options={"level": 7}` or `{"tower": 3}` say which may come.

        Raises SerendipError.
        """
        wanted = dict(options or {})
        highest = wanted.get("level", self.level)
        level = len(self.towers) if highest is None else highest
        number = wanted.get("tower")
        for name, value, least in (("level", level, 1), ("tower", number, 0)):
            if value is not None and not (isinstance(value, int) and least <= value < len(self.towers) + least):
                raise SerendipError(
                    f"the {name} is {least} to {len(self.towers) + least - 1}, for there are {len(self.towers)} towers"
                    f" of so many cards, not {brief(value)}"
                )
        super().reset(seed=seed)
        self.level = highest
        self.proof = self.towers[int(self.np_random.integers(level)) if number is None else number]
        self.plan: Plan = self.proof.plan()
        self.world = World()
        self.blocks: list[int] = []
        """The blocks so far by their numbers in the world, in the order of `proof.symbols`."""
        self.steps = 0
        self._worth = 0.0
        self._take()
        return self._row(), {"column": [list(card) for card in self.proof.column]}

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Move the hand for a tenth of a second. Raises SerendipError for what is no action, Ended."""
        world = self.world
        if world is None or HAND not in world.hands:
            raise Ended("the tower is done or not begun: call reset() first")
        wish = np.asarray(action, np.float64)
        if wish.shape != (len(CHOICES),) or not np.isfinite(wish).all():
            raise SerendipError(f"an action is {len(CHOICES)} numbers: {', '.join(CHOICES)}; not {brief(action)}")
        right, up, turn, flip, let_go = np.clip(wish, -1.0, 1.0).tolist()
        self.steps += 1
        info: dict[str, Any] = {}
        try:
            if round(turn * TURN):
                world.turn(HAND, round(turn * TURN), fine=True)
            if flip > 0.5:
                world.flip(HAND)
        except BuildRefused as refused:
            info["refused"] = str(refused)
        held = world.hands[HAND]
        pose = world.blocks[held.block].pose()
        world.move(HAND, pose.x + right * SPEED, pose.y + up * SPEED)
        fallen = bool(world.step(TICKS))
        if let_go <= 0.5 and not fallen:
            return self._row(), 0.0, False, self._is_late(), info
        return self._put_down(world, info)

    def _put_down(
        self, world: World, info: dict[str, Any]
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Let go, wait until all is at rest, and take the next block or let the judge look."""
        if HAND in world.hands:
            world.release(HAND)
        fallen = False
        for _ in range(REST):
            fallen = bool(world.step()) or fallen
            if world.asleep or fallen:
                break
        done = fallen or len(self.blocks) == len(self.proof.symbols)
        while done and world.asleep and world.quiet < QUIET:
            world.step()
        verdict = self._verdict(world)
        worth = self._contacts(verdict)
        reward = worth - self._worth if self._shaped else 0.0
        self._worth = worth
        if done:
            passed = verdict.passed and not fallen
            earned = pay(self.proof.column, DESIGNS, verdict.fronts) if passed else (0, 0, 0)
            poses = list(world.poses().values())
            info |= {"passed": passed, "earned": earned, "problems": [words(one) for one in problems(verdict, poses)]}
            reward += float(passed)
        else:
            self._take()
        return self._row(verdict), reward, done, not done and self._is_late(), info

    def _is_late(self) -> bool:
        most = 100 * len(self.proof.symbols) if self.most_steps is None else self.most_steps
        return self.steps >= most

    def _take(self) -> None:
        """Take the next block into the hand, above all that stands there."""
        assert self.world is not None
        symbol = self.proof.symbols[len(self.blocks)]
        self.blocks.append(self.world.take(HAND, self.plan.kinds[symbol]))

    def _verdict(self, world: World) -> Verdict:
        return judge(self.plan, list(world.poses().values()), world.quiet)

    def _contacts(self, verdict: Verdict) -> float:
        """Return what share of the contacts is made, less what touches and must not."""
        return (len(verdict.of(MET)) - len(verdict.of(FORBIDDEN))) / max(1, len(self.plan.lines))

    def _row(self, verdict: Verdict | None = None) -> NDArray[np.float32]:
        """Return what is seen: the plan by the order of the blocks, and where each of them is."""
        world = self.world
        assert world is not None
        row = np.zeros(self.layout.size, np.float32)
        first = self._first
        place_of = {symbol: place for place, symbol in enumerate(self.proof.symbols)}
        wide = self._most + 1
        for symbol, place in place_of.items():
            row[first["kind"] + place * len(KINDS) + KINDS.index(self.plan.kinds[symbol])] = 1
            row[first["tier"] + place] = self.plan.heights[symbol]
            row[first["bonus for its front"] + place] = self.plan.rewarded[symbol]
            for other in (TABLE, *place_of):
                if other != symbol and line(symbol, other) in self.plan.lines:
                    row[first["must touch"] + place * wide + place_of.get(other, TABLE) + 1] = 1
        here = [number for number in self.blocks if number in world.blocks]
        place_of_block = {number: place for place, number in enumerate(self.blocks)}
        for number in here:
            place = place_of_block[number]
            pose = world.blocks[number].pose()
            holding = HAND in world.hands and world.hands[HAND].block == number
            row[first["held" if holding else "placed"] + place] = 1
            row[first["shows its front"] + place] = pose.silhouette == FRONT
            row[first["place"] + 2 * place : first["place"] + 2 * place + 2] = pose.x, pose.y
            row[first["angle"] + 2 * place : first["angle"] + 2 * place + 2] = cos(pose.angle), sin(pose.angle)
        for contact in (verdict or self._verdict(world)).contacts:
            if contact.state in (MET, FORBIDDEN):
                one, other = (TABLE if block == TABLE else place_of_block[here[block]] for block in contact.blocks)
                for a, b in ((one, other), (other, one)):
                    if a != TABLE:
                        row[first["touches"] + a * wide + b + 1] = 1
        return np.clip(row, self._low, self._high)

    def explain(self, row: NDArray[np.float32]) -> dict[str, Any]:
        """Return in words what a row tells."""
        return self.layout.explain(row.tolist())

    def render(self) -> Any:
        """Return a picture of the table with its blocks, as pixels."""
        if self.world is None:
            raise Ended("there is no tower: call reset() first")
        return tower(self.world.poses().values())

    def close(self) -> None:
        """Clear the table."""
        self.world = None


def by_the_book(env: StackBlocks) -> NDArray[np.float32]:
    """Return what a hand would do that knows the stored tower: a teacher for imitation, and a proof that it works."""
    world = env.world
    assert world is not None
    number = len(env.blocks) - 1
    goal = env.proof.poses[number]
    pose = world.blocks[env.blocks[number]].pose()
    turn = (degrees(goal.angle - pose.angle) + 180.0) % 360.0 - 180.0
    flip = pose.silhouette != goal.silhouette
    aside, above = goal.x - pose.x, goal.y - pose.y
    others = [solid(other).top for place, other in world.poses().items() if place != env.blocks[number]]
    if flip or abs(turn) > 0.5 or abs(aside) > 0.001:  # in the air, where there is room, and only then down
        up = max(others, default=0.0) + ROOM - pose.y
        wish = [0.0, up / SPEED, turn / TURN, float(flip), 0.0]
        if up < 0.1 and not flip and abs(turn) <= 0.5:
            wish = [aside / SPEED, 0.0, 0.0, 0.0, 0.0]
    else:
        wish = [aside / SPEED, above / SPEED, 0.0, 0.0, float(abs(above) < 0.01)]
    return np.clip(np.array(wish, np.float32), -1.0, 1.0)


gymnasium.register(
    "serendip/StackBlocks-v0", entry_point="serendip.envs.stack_blocks:StackBlocks", disable_env_checker=True
)
