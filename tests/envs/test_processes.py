"""Many matches on several cores play what many on one do, and nothing brings them down without a word."""

import os
import signal
from collections.abc import Iterator

import numpy as np
import pytest

from serendip.core.errors import IllegalNumber, SerendipError, UnknownOption
from serendip.envs.episode import Ended
from serendip.envs.processes import ProcessEnded, Processes
from serendip.envs.vector import Many

MATCHES = 5


@pytest.fixture(scope="module")
def made() -> Iterator[Processes]:
    """It takes seconds to start processes, so the tests share them, and the last one ends them."""
    many = Processes("dark-matter", MATCHES, 2, workers=2, memory=20)
    yield many
    many.close()


def test_the_same_seeds_play_the_same_matches(made: Processes) -> None:
    alone = Many("dark-matter", MATCHES, 2, memory=20)
    one, told = alone.reset(seed=3)
    other, heard = made.reset(seed=3)
    ended = 0
    for _ in range(70):
        assert all(np.array_equal(one[name], other[name]) for name in one)
        assert np.array_equal(told["seat"], heard["seat"])
        numbers = one["action_mask"].argmax(axis=1)
        one, rewards, over, _, told = alone.step(numbers)
        other, again, ends, _, heard = made.step(numbers)
        assert np.array_equal(rewards, again)
        assert np.array_equal(over, ends)
        ended += int(over.sum())
    assert ended
    assert made.observation_space.contains(other)


def test_what_is_wrong_is_told_in_words_before_anything_is_played(made: Processes) -> None:
    seen, _ = made.reset(seed=3)
    good = seen["action_mask"].argmax(axis=1)
    rows = seen["observation"].copy()
    with pytest.raises(IllegalNumber, match="Legal: "):
        made.step([*good[:-1].tolist(), 700])
    with pytest.raises(IllegalNumber, match="whole numbers from 0"):
        made.step(np.array([9_999, *good[1:]]))
    with pytest.raises(SerendipError, match=f"a step takes {MATCHES} whole numbers"):
        made.step(good[:-1])
    with pytest.raises(UnknownOption):
        Processes("dark-matter", 2, options={"speed": 3})
    assert np.array_equal(rows, seen["observation"])
    made.step(good)


def test_a_process_that_is_killed_is_told_of_and_the_rest_ends(made: Processes) -> None:
    seen, _ = made.reset(seed=3)
    os.kill(made.workers[0].pid, signal.SIGKILL)
    made.workers[0].join()
    with pytest.raises(ProcessEnded, match="make another environment"):
        made.step(seen["action_mask"].argmax(axis=1))
    assert not any(process.is_alive() for process in made.workers)
    with pytest.raises(Ended, match="make another one"):
        made.reset()
