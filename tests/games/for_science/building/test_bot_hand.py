"""A bot's hand builds stored towers in a live world."""

import pytest

from serendip.core.chance import Chance
from serendip.games.for_science.building.bot_hand import Builder
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
    builder = Builder(world, proof.poses, lambda kind: True, Chance(3), seconds=1.0, slip=slip)
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

    def take(kind: str) -> bool:
        try:
            pool.take(kind)
        except NoBlock:
            return False
        return True

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
