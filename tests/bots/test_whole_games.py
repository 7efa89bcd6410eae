"""Every bot plays every game to its end, at every table size."""

from random import Random
from typing import Any

import pytest

import serendip
from serendip import Game
from serendip.bots import make_bot, play_bots
from tests.examples.all import EXAMPLES

TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in [*(serendip.game(name) for name in serendip.games()), *EXAMPLES.values()]
    for seats in game.seats
]

SHORT: dict[str, dict[str, Any]] = {"for-science": {"timer": "7:30", "goal": "75"}}
"""Where a game of fifteen minutes shows no more than one of seven."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("spec", ["random", "thumb"])
def test_quick_bots_finish_every_game(spec: str, game: Game, seats: int) -> None:
    match = game.new(seats, seed=11, options=SHORT.get(game.name))
    choices = play_bots(match, [make_bot(spec, game, seat) for seat in range(seats)], Random(1), limit=10_000)
    assert match.outcome is not None
    assert choices == len([step for step in match.steps() if step.seat >= 0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_search_finishes_dark_matter(seats: int) -> None:
    game = serendip.game("dark-matter")
    match = game.new(seats, seed=12)
    play_bots(match, [make_bot("search:4", game, seat) for seat in range(seats)], Random(1))
    assert match.outcome is not None


@pytest.mark.parametrize("name", EXAMPLES)
def test_search_finishes_games_of_every_kind(name: str) -> None:
    game = EXAMPLES[name]
    match = game.new(game.seats[-1], seed=13)
    play_bots(match, [make_bot("search:6", game, seat) for seat in range(match.seats)], Random(1))
    assert match.outcome is not None


def test_bots_of_all_kinds_share_a_table_and_repeat_themselves() -> None:
    game = serendip.game("dark-matter")

    def played(seed: int) -> str:
        match = game.new(3, seed=14)
        bots = [make_bot(spec, game, seed + seat) for seat, spec in enumerate(["random", "thumb", "search:10"])]
        play_bots(match, bots, Random(seed))
        return match.save()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_bots_that_go_round_in_circles_are_stopped() -> None:
    game = serendip.game("dark-matter")
    with pytest.raises(serendip.SerendipError, match="chosen 5 times and Dark Matter: The Card Game does not end"):
        play_bots(game.new(2, seed=1), [make_bot("random", game, seat) for seat in range(2)], Random(1), limit=5)


def test_a_table_wants_a_bot_for_every_seat() -> None:
    game = serendip.game("dark-matter")
    with pytest.raises(serendip.SerendipError, match="give it 3 bots, not 1"):
        play_bots(game.new(3, seed=1), [make_bot("random", game, 1)], Random(1))
