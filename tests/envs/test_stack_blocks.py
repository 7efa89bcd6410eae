"""The live builds as continuous control: a hand that knows the tower passes the judge, and one that does not fails."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from serendip.core.errors import SerendipError
from serendip.envs.episode import Ended
from serendip.envs.stack_blocks import CHOICES, MOST_CARDS, StackBlocks, by_the_book


def built(env: StackBlocks, tower: int) -> tuple[float, Any, dict[str, Any]]:
    """Build a tower by the book; return all that it brought, what was seen last, and what the judge said."""
    row, info = env.reset(seed=1, options={"tower": tower})
    brought, over = 0.0, False
    while not over:
        row, reward, ended, late, info = env.step(by_the_book(env))
        assert env.observation_space.contains(row)
        brought += reward
        over = ended or late
    return brought, row, info


def test_the_suite() -> None:
    env = gymnasium.make("serendip/StackBlocks-v0", render_mode="rgb_array")
    check_env(env.unwrapped)


@pytest.mark.parametrize(("cards", "tower"), [(1, 10), (1, 60), (1, 119), (2, 200), (MOST_CARDS, 400)])
def test_a_hand_that_knows_the_tower_passes_the_judge(cards: int, tower: int) -> None:
    env = StackBlocks(cards=cards)
    brought, row, info = built(env, tower)
    assert info["passed"], info["problems"]
    assert brought == pytest.approx(2.0), "all contacts, and the verdict"
    assert info["earned"][0] + info["earned"][1] > 0
    told = env.explain(row)
    assert set(told["placed"]) == {f"block {number}" for number in range(len(env.proof.symbols))}
    assert set(told["must touch"]) <= set(told["touches"])
    with pytest.raises(Ended, match="call reset"):
        env.step(env.action_space.sample())


@pytest.mark.full
def test_most_towers_of_the_curriculum_are_built_by_the_book() -> None:
    env = StackBlocks(cards=2)
    failed = [tower for tower in range(len(env.towers)) if not built(env, tower)[2].get("passed")]
    assert len(failed) <= len(env.towers) // 20, failed


def test_letting_go_anywhere_brings_nothing() -> None:
    env = StackBlocks(reward="verdict", level=120)
    let_go = np.array([0.9, 0.9, 0.3, 0, 1], np.float32)
    env.reset(seed=3, options={"tower": 100})
    over, brought, info = False, 0.0, dict[str, Any]()
    while not over:
        _, reward, over, _, info = env.step(let_go)
        brought += reward
    assert not info["passed"]
    assert info["problems"]
    assert brought == 0.0


def test_a_level_opens_only_the_easiest_towers() -> None:
    env = StackBlocks(level=3)
    seen = {str(env.reset(seed=seed)[1]["column"]) for seed in range(20)}
    assert seen == {str([list(card) for card in proof.column]) for proof in env.towers[:3]}


def test_a_picture_shows_the_blocks_and_the_table() -> None:
    env = StackBlocks(render_mode="rgb_array")
    with pytest.raises(Ended, match="call reset"):
        env.render()
    env.reset(seed=1, options={"tower": 119})
    picture = env.render()
    assert picture.shape == (480, 480, 3)
    assert len({tuple(colour) for colour in picture[::4, ::4].reshape(-1, 3)}) >= 3


def test_what_is_wrong_is_told_in_words_and_nothing_moves() -> None:
    env = StackBlocks()
    with pytest.raises(Ended, match="call reset"):
        env.step(np.zeros(5))
    env.reset(seed=1)
    assert env.world is not None
    before = env.world.poses()
    for wrong in (np.zeros(4), [0, 0, 0, 0, np.nan]):
        with pytest.raises(SerendipError, match=f"{len(CHOICES)} numbers: right, up"):
            env.step(wrong)
    assert env.world.poses() == before
    with pytest.raises(SerendipError, match="the level is 1 to 120"):
        env.reset(options={"level": 0})
    with pytest.raises(SerendipError, match="the tower is 0 to 119"):
        env.reset(options={"tower": 120})
    assert env.world.poses() == before
    with pytest.raises(SerendipError, match="a column has 1 to 4 cards"):
        StackBlocks(cards=9)
    with pytest.raises(SerendipError, match="the rewards are shaped, verdict"):
        StackBlocks(reward="fame")  # type: ignore[arg-type]
    with pytest.raises(SerendipError, match="the render mode is rgb_array"):
        StackBlocks(render_mode="human")
