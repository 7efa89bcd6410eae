"""Numbers of every sort, and environments that are closed: the same in all interfaces, told in words."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from serendip.core.errors import IllegalNumber, SerendipError
from serendip.envs.aec import env
from serendip.envs.episode import Ended, Episode
from serendip.envs.parallel import parallel_env
from serendip.envs.single import OneSeat
from serendip.envs.vector import Many

Begun = tuple[Any, Episode, Callable[[Any], Any], int]
"""An environment that waits for a choice, its match, what plays a number in it, and a number that is legal."""


def one_by_one() -> Begun:
    played = env("dark-matter", 2)
    played.reset(seed=1)
    return played, played.episode, played.step, legal(played.episode)


def at_once() -> Begun:
    played = parallel_env("dark-matter", 2)
    seen, _ = played.reset(seed=1)
    others = {agent: int(seen[agent]["action_mask"].argmax()) for agent in played.agents}
    return played, played.episode, lambda number: played.step({**others, "player_0": number}), legal(played.episode)


def one_learner() -> Begun:
    played = OneSeat("dark-matter", 2, opponents=["random"])
    played.reset(seed=1)
    return played, played.episode, played.step, legal(played.episode)


def a_policy() -> Begun:
    """Return a learner whose opponent chooses what is asked for."""
    chosen: list[Any] = []
    played = OneSeat("dark-matter", 2, opponents=[lambda row, mask: chosen[-1]], seat=1)
    played.episode.begin(1)
    played.pool.sit_down(1)

    def step(number: Any) -> None:
        chosen.append(number)
        chosen.append(number)
        played.pool.play_until(1)

    return played, played.episode, step, legal(played.episode)


def many_at_once() -> Begun:
    played = Many("dark-matter", 2, 2)
    played.reset(seed=1)
    other = played.legal[1][0]
    return played, played.episodes[0], lambda number: played.step([number, other]), played.legal[0][0]


def legal(episode: Episode) -> int:
    return next(iter(episode.legal(0)))


INTERFACES = [one_by_one, at_once, one_learner, a_policy, many_at_once]


@pytest.mark.parametrize("begun", INTERFACES)
@pytest.mark.parametrize("wrong", [np.array([1, 2]), np.array([1]), True, np.True_, 1.0, np.float32(1), "1", None, -1])
def test_what_is_no_whole_number_is_told_in_words_and_nothing_is_played(
    begun: Callable[[], Begun], wrong: object
) -> None:
    _, episode, step, _ = begun()
    before = episode.match.digest()
    with pytest.raises(SerendipError, match="whole numbers"):
        step(wrong)
    assert episode.match.digest() == before


@pytest.mark.parametrize("begun", INTERFACES)
@pytest.mark.parametrize("sort", [int, np.int32, np.uint8, np.array])
def test_a_whole_number_may_be_of_any_sort(begun: Callable[[], Begun], sort: Callable[[int], Any]) -> None:
    _, episode, step, number = begun()
    before = episode.match.digest()
    step(sort(number))
    assert episode.match.digest() != before


@pytest.mark.parametrize("begun", [one_by_one, at_once, one_learner])
def test_what_is_no_number_is_not_replaced_by_a_legal_one(begun: Callable[[], Begun]) -> None:
    _, episode, step, _ = begun()
    episode.illegal = "random"
    with pytest.raises(IllegalNumber, match="whole numbers"):
        step(np.array([1, 2]))
    step(600)


@pytest.mark.parametrize("begun", [one_by_one, at_once, one_learner, many_at_once])
def test_a_closed_environment_says_what_to_do(begun: Callable[[], Begun]) -> None:
    played, episode, step, number = begun()
    played.close()
    for asked in (lambda: step(number), lambda: episode.mask(0), lambda: episode.seen(0)):
        with pytest.raises(Ended, match=r"call reset\(\)"):
            asked()
    played.close()
    played.reset(seed=1)
    step(number)


def test_two_agents_out_of_order_are_told_who_is_asked() -> None:
    played = env("dark-matter", 2)
    played.reset(seed=1)
    episode = played.episode
    before = episode.match.digest()
    asked, number = episode.asked, legal(episode)
    with pytest.raises(IllegalNumber, match=rf"seat {1 - asked} can't choose .*"):
        episode.step(1 - asked, next(n for n in range(34) if n not in episode.legal(1 - asked)))
    assert episode.match.digest() == before
    played.step(number)  # whoever has bid is asked no more: the other one is
    with pytest.raises(IllegalNumber, match=rf"seat {asked} can't choose .* it is not asked\. To act: {1 - asked}"):
        episode.step(asked, number)
    again = parallel_env("dark-matter", 2)
    again.reset(seed=1)
    with pytest.raises(SerendipError, match="there is no 'player_9'"):
        again.step({"player_0": number, "player_1": number, "player_9": number})


def test_after_the_end_nothing_more_is_played() -> None:
    played = parallel_env("dark-matter", 2, illegal="random")
    seen, _ = played.reset(seed=1)
    while played.agents:
        seen, *_ = played.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in played.agents})
    before = played.episode.match.digest()
    for wrong in (lambda: played.step({}), lambda: played.episode.step(0, 0)):
        with pytest.raises(Ended, match=r"call reset\(\)"):
            wrong()
    assert played.episode.match.digest() == before
