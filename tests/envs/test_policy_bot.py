"""A policy is a bot like any other: it sees what its seat sees, plays whole matches, and is refused in words."""

from random import Random
from typing import Any

import numpy as np
import pytest

import serendip
from serendip.bots import ask, make_bot, play_bots
from serendip.core.errors import IllegalNumber
from serendip.envs.episode import Episode, Mask, Row
from serendip.envs.policy_bot import PolicyBot

GAME = serendip.game("dark-matter")


class First(PolicyBot):
    """Chooses the lowest number, and notes what it looked at."""

    name = "first"
    memory = 30

    def policy(self, row: Row, mask: Mask) -> Any:
        self.looked = (row, mask)
        return int(mask.argmax())


class Wrong(First):
    """Chooses what nobody offers."""

    def policy(self, row: Row, mask: Mask) -> Any:
        return int(mask.argmin())


def test_it_looks_at_what_an_environment_shows() -> None:
    episode = Episode(GAME, 2, memory=30)
    episode.begin(1)
    bot = First(GAME, 1)
    for _ in range(30):
        seat = episode.asked
        action = ask(bot, episode.match, seat, Random(1))
        row, mask = bot.looked
        assert np.array_equal(row, episode.seen(seat))
        assert np.array_equal(mask, episode.mask(seat))
        assert np.array_equal(bot.heard, episode.heard(seat))
        assert action in episode.match.actions(seat)
        episode.step(seat, int(mask.argmax()))


def test_it_plays_whole_matches() -> None:
    match = GAME.new(2, seed=1)
    play_bots(match, [First(GAME, 1), make_bot("thumb", GAME, 2)], Random(1))
    assert match.outcome is not None


def test_a_number_that_is_not_legal_is_told_in_words() -> None:
    with pytest.raises(IllegalNumber, match="which the mask does not allow"):
        ask(Wrong(GAME, 1), GAME.new(2, seed=1), 0, Random(1))
