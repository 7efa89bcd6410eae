"""OpenSpiel: games written in Python behind its C++ interface, and games in C++ driven from Python.

Cards are dealt one by one as moves of chance, which take time and are not counted as decisions. In all games
measured here the outcomes of such a move are equally likely, so that one loop serves both.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.engine.peers import WHOLE_GAME, Played


class OpenSpiel:
    """Any sequential game that OpenSpiel has registered."""

    def __init__(self, name: str) -> None:
        pyspiel = import_module("pyspiel")
        # Registers the games written in Python.
        import_module("open_spiel.python.games")
        self.game: Any = pyspiel.load_game(name)

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game."""
        state = self.game.new_initial_state()
        draw = Random(seed).random
        decisions = 0
        while decisions < stop and not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        return Played(state, decisions)

    def copies(self, state: Any) -> dict[str, Callable[[], object]]:
        """OpenSpiel copies a state by its `clone`."""
        return {"copy": state.clone}


def tic_tac_toe() -> OpenSpiel:
    """The smallest game there, in Python."""
    return OpenSpiel("python_tic_tac_toe")


def kuhn_poker() -> OpenSpiel:
    """In Python: three cards, two or three decisions."""
    return OpenSpiel("python_kuhn_poker")


def block_dominoes() -> OpenSpiel:
    """A game of hidden tiles, in Python."""
    return OpenSpiel("python_block_dominoes")


def liars_poker() -> OpenSpiel:
    """A bidding game, in Python."""
    return OpenSpiel("python_liars_poker")


def hearts() -> OpenSpiel:
    """In C++, four players."""
    return OpenSpiel("hearts")


def gin_rummy() -> OpenSpiel:
    """In C++, two players."""
    return OpenSpiel("gin_rummy")
