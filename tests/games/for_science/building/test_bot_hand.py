"""A bot's hand builds stored towers in a live world."""

import pytest

from serendip.core.chance import Chance
from serendip.games.for_science.building.blocks import Pose, solid
from serendip.games.for_science.building.bot_hand import Builder, needed_first
from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.pool import NoBlock, Pool
from serendip.games.for_science.building.proofs import Proof, proof_of
from serendip.games.for_science.building.world import World
from serendip.testing import rule
from tests.games.for_science.building.towers import GATE, GATE_POSES


def build(proof: Proof, slip: float) -> bool:
    """Build live and say whether the judge passes it."""
    world = World()
    builder = Builder(world, proof.poses, lambda hand, kinds: kinds[0], Chance(3), seconds=1.0, slip=slip)
    for _ in range(60 * 60):
        builder.tick()
        world.step()
        if builder.done and world.quiet >= 1.0:
            break
    return judge(proof.plan(), list(world.poses().values()), world.quiet).passed


@rule("FS-D5")
@pytest.mark.parametrize("slip", [0.0, 0.01])
def test_a_bot_builds_cards_live_through_its_hand(slip: float) -> None:
    stored = [proof_of([(number, False)]) for number in range(0, len(DESIGNS), 4)]
    built = [build(proof, slip) for proof in stored if proof is not None]
    assert sum(built) >= len(built) - 2


@rule("FS-51", "FS-D5")
def test_a_bot_waits_while_the_pool_is_empty() -> None:
    pool = Pool()

    def take(hand: int, kinds: list[str]) -> str | None:
        try:
            pool.take(kinds[0])
        except NoBlock:
            return None
        return kinds[0]

    for _ in range(5):
        pool.take("brick")
    world = World()
    builder = Builder(world, GATE_POSES, take, Chance(1), seconds=1.0)
    for _ in range(600):
        builder.tick()
        world.step()
    assert len(world.blocks) == 1
    pool.give("brick")
    for _ in range(900):
        builder.tick()
        world.step()
    assert builder.done
    assert judge(GATE, list(world.poses().values()), world.quiet).passed


@rule("FS-51", "FS-D5")
def test_a_bot_takes_what_there_is_in_any_order_that_its_tower_allows() -> None:
    asked: list[list[str]] = []

    def take(hand: int, kinds: list[str]) -> str | None:
        asked.append(kinds)
        return kinds[-1]

    # Two posts and what lies on both: either post may come first, the rest after both.
    poses = [
        Pose("brick", "end", -2.0, 0.5, 0.0),
        Pose("cylinder", "end", 2.0, 0.5, 0.0),
        Pose("slat", "end", 2.0, 1.25, 0.0),
    ]
    world = World()
    builder = Builder(world, poses, take, Chance(1), seconds=0.7)
    for _ in range(1200):
        builder.tick()
        world.step()
    assert asked == [["brick", "cylinder"], ["brick", "slat"], ["brick"]]
    assert builder.done


@rule("FS-D5")
def test_what_lies_over_or_under_another_keeps_its_order() -> None:
    low, left, right = (
        Pose("slat", "front", 0.0, -solid(Pose("slat", "front", 0.0, 0.0, 0.0)).bottom, 0.0),
        Pose("brick", "end", -1.0, 1.5, 0.0),
        Pose("brick", "end", 1.0, 1.5, 0.0),
    )
    assert needed_first([low, left, right]) == [frozenset(), {low}, {low}], "it lies on the table"
    top, upper = Pose("slat", "front", 0.0, 2.5, 0.0), Pose("brick", "end", -1.0, 3.5, 0.0)
    other = Pose("brick", "end", 1.0, 3.5, 0.0)
    needed = needed_first([low, left, right, top, upper, other])
    assert needed[5] >= {top, upper}, "it may topple with one of them alone"
