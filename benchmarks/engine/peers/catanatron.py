"""Catanatron: the base game of Catan. Its players are asked for nothing: the loop below decides for them."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.engine.peers import WHOLE_GAME, Played


class Catan:
    """The base map, ten points to win, so many players."""

    def __init__(self, players: int) -> None:
        catanatron = import_module("catanatron")
        self.new_game: Any = catanatron.Game
        self.players = [catanatron.RandomPlayer(color) for color in list(catanatron.Color)[:players]]
        # Random players can get stuck; this is where Catanatron's own `Game.play` gives up.
        self.turns_limit: int = import_module("catanatron.game").TURNS_LIMIT

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game.

        `execute` lists the next legal actions; it is told not to check again that the choice was one of them.
        """
        game = self.new_game(self.players, seed=seed)
        state = game.state
        draw = Random(seed).random
        decisions = 0
        while decisions < stop and game.winning_color() is None and state.num_turns < self.turns_limit:
            actions = state.playable_actions
            game.execute(actions[int(draw() * len(actions))], validate_action=False)
            decisions += 1
        return Played(game, decisions)

    def copies(self, state: Any) -> dict[str, Callable[[], object]]:
        """Catanatron copies by hand, and partly by pickle."""
        return {"copy": state.copy}


def two_players() -> Catan:
    """Two players: the quicker game."""
    return Catan(2)


def four_players() -> Catan:
    """Four players: the usual game."""
    return Catan(4)
