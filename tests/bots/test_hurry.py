"""A search that runs out of time answers with what it has: what the rules of thumb say, or better."""

from collections.abc import Callable
from functools import partial
from itertools import repeat
from random import Random

import pytest

import serendip
from serendip.bots import Suggestion, ask_for_hint, make_bot
from serendip.bots.table import imagination
from tests.server.sealed_letters import GAME as LETTERS

SEEDS = range(8)


def asked(spec: str, allowed: Callable[[], float], seed: int, game: serendip.Game) -> tuple[Suggestion, serendip.Match]:
    """Ask a bot that is in a hurry at the start of a match."""
    match = game.new(seats=2, seed=seed)
    bot = make_bot(spec, game, seed)
    bot.hurry(allowed)
    return ask_for_hint(bot, match, match.to_act[0], Random(seed)), match


@pytest.mark.parametrize("name", serendip.games())
def test_without_any_time_it_does_what_thumb_does(name: str) -> None:
    game = serendip.game(name)
    for seed in SEEDS:
        found, match = asked("search:100000", lambda: 0.0, seed, game)
        seat = match.to_act[0]
        assert found.cut_short
        assert found.choice == game.thumb(match.view(seat), match.actions(seat), Random(seed))


def test_time_that_runs_out_meanwhile_ends_it() -> None:
    """The time is asked for again and again; of matches in which not all were tried nothing counts."""
    game = serendip.game("dark-matter")
    for looks in (5, 40, 80):
        found, match = asked("search:100000", partial(next, repeat(1e9, looks), 0.0), 3, game)
        seat = match.to_act[0]
        assert found.cut_short
        assert found.choice in match.actions(seat)


def test_with_time_enough_it_is_not_cut_short() -> None:
    game = serendip.game("dark-matter")
    found, _ = asked("search:50", lambda: 1e9, 3, game)
    match = game.new(seats=2, seed=3)
    usual = make_bot("search:50", game, 3).suggest(
        match.view(match.to_act[0]), match.actions(match.to_act[0]), imagination(match, match.to_act[0], Random(3))
    )
    assert not found.cut_short
    assert (found.choice, found.chances) == (usual.choice, usual.chances)


def test_without_rules_of_thumb_each_choice_is_tried_once_at_least() -> None:
    found, match = asked("search:100000", lambda: 0.0, 1, LETTERS)
    assert found.cut_short
    assert set(found.chances) == set(match.actions(0))
