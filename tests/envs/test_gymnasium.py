"""Gymnasium: one learner among opponents, self-play against a pool, and many matches at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from serendip.bots import UnknownBot
from serendip.core.errors import IllegalNumber, SerendipError
from serendip.envs.episode import Ended, Mask, Row
from serendip.envs.single import OneSeat
from serendip.envs.vector import Many
from tests.envs.tables import USUAL_TABLES


@pytest.mark.parametrize(("game", "seats", "options"), USUAL_TABLES)
def test_the_suite(game: str, seats: int, options: dict[str, Any]) -> None:
    name = f"serendip/{game.replace('-', '_')}_v0"
    made = gymnasium.make(name, seats=seats, options=options, opponents=["random"], illegal="random", masked=False)
    check_env(made.unwrapped, skip_render_check=True)


def first_legal(row: Row, mask: Mask) -> int:
    return int(mask.argmax())


def test_a_learner_plays_a_match_against_bots_and_policies() -> None:
    env = OneSeat("dark-matter", 3, opponents=["random"], seat=None)
    env.pool.add(first_legal)
    assert len(env.pool) == 2
    _, info = env.reset(seed=3)
    brought, over = 0.0, False
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"])
        _, brought, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert brought in (1.0, 0.5, -0.5, -1.0)
    with pytest.raises(Ended, match="call reset"):
        env.step(0)
    with pytest.raises(UnknownBot, match="there is no bot 'genius'"):
        OneSeat("dark-matter", 2, opponents=["genius"])
    with pytest.raises(SerendipError, match="the seats are 0 to 1"):
        OneSeat("dark-matter", 2, seat=5)
    with pytest.raises(SerendipError, match="name at least one opponent"):
        OneSeat("dark-matter", 2, opponents=[])


def chosen(masks: Any) -> Any:
    return masks.argmax(axis=1)


def test_many_matches_go_on_by_themselves() -> None:
    many = Many("dark-matter", 4, 2)
    seen, infos = many.reset(seed=1)
    rows, ended = seen["observation"], 0
    for _ in range(150):
        seen, rewards, over, _, infos = many.step(chosen(seen["action_mask"]))
        assert seen["observation"] is rows, "the arrays are shared"
        assert not rewards[~over].any()
        if over.any():
            ended += int(over.sum())
            assert (np.abs(infos["rewards"][over]).sum(axis=1) > 0).all()
    assert ended > 0
    assert many.observation_space.contains(seen)


def test_many_matches_see_what_one_sees() -> None:
    many, again = Many("dark-matter", 2, 3), Many("dark-matter", 2, 3)
    one, _ = many.reset(seed=5)
    other, _ = again.reset(seed=5)
    for _ in range(60):
        assert np.array_equal(one["observation"], other["observation"])
        for at, episode in enumerate(many.episodes):
            assert np.array_equal(one["observation"][at], episode.seen(episode.asked))
            assert np.array_equal(one["action_mask"][at], episode.mask(episode.asked))
        one, *_ = many.step(chosen(one["action_mask"]))
        other, *_ = again.step(chosen(other["action_mask"]))


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED])
def test_many_matches_end_as_gymnasium_names_it(mode: AutoresetMode) -> None:
    many = Many("dark-matter", 2, 2, autoreset=mode)
    seen, _ = many.reset(seed=1)
    over = np.zeros(2, np.bool_)
    while not over.any():
        seen, _, over, _, _ = many.step(chosen(seen["action_mask"]))
    assert not seen["action_mask"][over].any(), "who is over has nothing to choose"
    if mode == AutoresetMode.DISABLED:
        with pytest.raises(Ended, match="reset_mask"):
            many.step(chosen(seen["action_mask"]))
        seen, _ = many.reset(options={"reset_mask": over})
    else:
        seen, rewards, *_ = many.step(chosen(seen["action_mask"]))
        assert not rewards[over].any()
    assert seen["action_mask"].any(axis=1).all()


def test_many_matches_refuse_in_words_before_anything_is_played() -> None:
    many = Many("dark-matter", 2, 2)
    with pytest.raises(Ended, match="not begun"):
        many.step(np.zeros(2, np.int64))
    seen, _ = many.reset(seed=1)
    before = [episode.match.digest() for episode in many.episodes]
    good = chosen(seen["action_mask"])
    for wrong, said in (([1, 2, 3], "2 whole numbers"), (np.array([0.5, 1.0]), "not float64")):
        with pytest.raises(SerendipError, match=said):
            many.step(wrong)
    with pytest.raises(IllegalNumber, match="Legal: "):
        many.step([int(good[0]), 700])
    with pytest.raises(SerendipError, match="1 seeds do not fit 2 matches"):
        many.reset(seed=[1])
    assert [episode.match.digest() for episode in many.episodes] == before


def test_what_was_heard_can_be_part_of_what_is_seen() -> None:
    memory = 400
    one, many = OneSeat("dark-matter", 3, opponents=["random"], memory=memory), Many("dark-matter", 2, 3, memory=memory)
    seen, _ = one.reset(seed=2)
    told, _ = many.reset(seed=2)
    recall = one.episode.encoding.log
    for _ in range(12):
        assert one.observation_space.contains(seen)
        assert len(recall.explain(seen["heard"].ravel())) == len(one.episode.match.log(0))
        seat = int(many.seats[1])
        assert len(recall.explain(told["heard"][1].ravel())) == len(many.episodes[1].match.log(seat))
        seen, *_ = one.step(int(seen["action_mask"].argmax()))
        told, *_ = many.step(chosen(told["action_mask"]))
    assert one.episode.heard(0).shape == (memory, 2)
    with pytest.raises(SerendipError, match="`memory` is how many pairs"):
        OneSeat("dark-matter", 2, memory=-1)


def test_a_picture_shows_the_table() -> None:
    env = OneSeat("pandorum", 2, opponents=["random"], render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (60 * 24, 110 * 12, 3)
    assert picture.dtype == np.uint8
    assert len({tuple(colour) for colour in picture[::3, ::3].reshape(-1, 3)}) > 5, "terrains and players have colours"
    env.step(int(env.action_masks().argmax()))
    assert not np.array_equal(env.render(), picture)


def test_a_pool_forgets_the_oldest_policy_and_draws_who_is_hardest() -> None:
    env = OneSeat("dark-matter", 2, opponents=["random"], draw="hardest")
    for number in range(4):
        env.pool.add(first_legal, name=f"after {number} lessons", most=2)
    assert [member.name for member in env.pool.members] == ["random", "after 2 lessons", "after 3 lessons"]
    _, info = env.reset(seed=3)
    brought, over = 0.0, False
    while not over:
        _, brought, over, _, info = env.step(int(info["action_mask"].argmax()))
    played = next(member for member in env.pool.members if member.matches)
    assert (played.matches, played.won) == (1, max(0.0, brought))
    weak = env.pool.members[0]
    weak.matches = weak.won = 100
    assert weak.hardness < 0.02
    with pytest.raises(SerendipError, match="a pool draws evenly, latest, hardest"):
        OneSeat("dark-matter", 2, draw="seldom")  # type: ignore[arg-type]
