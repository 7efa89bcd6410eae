"""Every game passes OpenSpiel's own simulation test, and its searches play Dark Matter unchanged."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import serendip
from serendip.core.errors import SerendipError, WrongSeats
from serendip.envs import openspiel

openspiel.register()

GAMES = [
    "serendip_dark_matter(seats=3)",
    "serendip_time_horizon(seats=2)",
    "serendip_pandorum(seats=2)",
    "serendip_for_science(seats=2)",
]
DARK_MATTER = pyspiel.load_game("serendip_dark_matter(seats=2)")


@pytest.mark.parametrize("name", GAMES)
def test_the_suite(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=name == GAMES[0], verbose=False)


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_the_suite_with_every_position_written_and_read(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


def walked(choices: int) -> Any:
    rng = Random(1)
    state = DARK_MATTER.new_initial_state()
    state.apply_action(7)
    for _ in range(choices):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_what_a_player_can_not_know_changes_nothing_that_it_is_told() -> None:
    for choices in (1, 20, 45):
        state = walked(choices)
        for player in range(2):
            other = state.resample_from_infostate(player, Random(2).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
            assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
            assert state.information_state_string(player) != state.information_state_string(1 - player)


def test_perfect_recall_is_what_is_seen_and_all_that_was_heard() -> None:
    state = walked(20)
    encoding = serendip.game("dark-matter").encoding
    told = state.information_state_tensor(0)
    seen = state.observation_tensor(0)
    assert told[: len(seen)] == seen
    heard = told[len(seen) :]
    assert len(encoding.log.explain(heard)) == len(state.match.log(0))
    small = pyspiel.load_game("serendip_dark_matter(seats=2,memory=1)").new_initial_state()
    small.apply_action(7)
    with pytest.raises((SerendipError, pyspiel.SpielError), match="load the game with more `memory`"):
        small.information_state_tensor(0)


def test_what_is_public_and_what_is_private_can_be_asked_for_alone() -> None:
    state = walked(20)
    kind = pyspiel.IIGObservationType
    single, nothing = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    public, both = (make_observation(DARK_MATTER, kind(public_info=True, perfect_recall=True, private_info=private))
                    for private in (nothing, single))  # fmt: skip
    own = make_observation(DARK_MATTER, kind(public_info=False, perfect_recall=True, private_info=single))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "You draw" in own.string_from(state, 0)
    assert "You draw" not in public.string_from(state, 0)
    assert "Round 1 begins." in public.string_from(state, 0)
    assert "Round 1 begins." not in own.string_from(state, 0)
    assert set(both.string_from(state, 0).splitlines()) >= set(own.string_from(state, 0).splitlines()[:-5])
    assert public.tensor is None


def test_its_searches_play() -> None:
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    state = walked(6)
    for bot in (
        ismcts.ISMCTSBot(DARK_MATTER, evaluator, 2.0, 3, random_state=rng),
        mcts.MCTSBot(DARK_MATTER, 2.0, 3, evaluator, random_state=rng),
    ):
        assert bot.step(state) in state.legal_actions()


def test_wrong_parameters_are_told_in_words() -> None:
    with pytest.raises((WrongSeats, pyspiel.SpielError), match="for 2 to 4 players"):
        pyspiel.load_game("serendip_dark_matter(seats=9)")


@pytest.mark.full
def test_a_playthrough_tells_the_same_twice() -> None:
    told = [
        generate_playthrough.playthrough(f"{GAMES[0][:-1]},deals=2,memory=2000)", action_sequence=None, seed=1)
        for _ in range(2)
    ]
    assert told[0] == told[1]
    assert "InformationStateTensorShape" in told[0]
