"""Every game passes the suites of PettingZoo, with warnings as errors, at its usual number of seats."""

import contextlib
import io
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from serendip.core.errors import IllegalNumber, SerendipError
from serendip.envs.aec import env
from serendip.envs.episode import Ended
from serendip.envs.parallel import parallel_env
from tests.envs.tables import ALL_TABLES, USUAL_TABLES

TABLES = [*USUAL_TABLES, *[pytest.param(*table, marks=pytest.mark.full) for table in ALL_TABLES]]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_suites(game: str, seats: int, options: dict[str, Any]) -> None:
    one_by_one = partial(env, game, seats, options=options)
    at_once = partial(parallel_env, game, seats, options=options)
    any_legal = partial(at_once, illegal="random")  # these suites know no masks
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(one_by_one(masked=False), num_cycles=40)
        parallel_api_test(at_once(), num_cycles=40)
        seed_test(one_by_one, num_cycles=20)
        parallel_seed_test(any_legal, num_cycles=10)
        cycled = SimpleNamespace(parallel_env=any_legal, env=lambda **settings: parallel_to_aec(any_legal(**settings)))
        max_cycles_test(cycled)
        render_test(one_by_one)


@pytest.mark.full
@pytest.mark.parametrize(("game", "seats", "options"), USUAL_TABLES)
def test_the_suites_that_take_their_time(game: str, seats: int, options: dict[str, Any]) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as told:
        performance_benchmark(env(game, seats, options=options))
    assert "turns per second" in told.getvalue()


def test_masks_are_in_the_observation_too() -> None:
    played = env("dark-matter", 2)
    played.reset(seed=1)
    seen, _, _, _, info = played.last()
    assert seen is not None
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert played.observation_space("player_0").contains(seen)
    assert str(played) == "serendip/dark_matter_v0"


def test_wrong_numbers_are_told_in_words_and_change_nothing() -> None:
    played = env("dark-matter", 2)
    with pytest.raises(Ended, match="reset"):
        played.step(0)
    played.reset(seed=1)
    before = played.episode.match.digest()
    with pytest.raises(IllegalNumber, match=r"can't choose 700 .*Legal: "):
        played.step(700)
    with pytest.raises(IllegalNumber, match="whole numbers from 0"):
        played.step([1, 2])
    assert played.episode.match.digest() == before
    played.close()
    with pytest.raises(Ended, match="reset"):
        played.step(0)
    with pytest.raises(SerendipError, match="the render modes are human, ansi, rgb_array"):
        env("dark-matter", 2, render_mode="cinema")
    with pytest.raises(SerendipError, match="there is no reward 'fame'; the rewards are win, margin, near"):
        env("dark-matter", 2, reward="fame")


def test_all_at_once_nothing_is_played_before_all_is_looked_at() -> None:
    played = parallel_env("dark-matter", 2)
    seen, _ = played.reset(seed=1)
    before = played.episode.match.digest()
    good = {agent: int(seen[agent]["action_mask"].argmax()) for agent in played.agents}
    with pytest.raises(IllegalNumber, match="Legal: "):
        played.step({**good, "player_1": 700})
    with pytest.raises(SerendipError, match="a number of each agent: player_1 has none"):
        played.step({"player_0": good["player_0"]})
    with pytest.raises(SerendipError, match="there is no 'player_7'"):
        played.step({**good, "player_7": 1})
    assert played.episode.match.digest() == before
    seen, *_ = played.step(good)
    waiting = [agent for agent in played.agents if seen[agent]["action_mask"][played.waits]]
    assert len(waiting) == 1
    with pytest.raises(IllegalNumber, match=rf"{waiting[0]} is not asked and can only wait: {played.waits}"):
        played.step(dict.fromkeys(played.agents, 0))
