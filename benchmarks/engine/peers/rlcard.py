"""RLCard's game cores, without the environment that turns positions into numbers.

`step` also makes what the next player sees. A random game has no use for that, and Serendip makes no views in
it either, so each game is measured twice: as it is, and bare, with that part taken out.
"""

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.engine.peers import WHOLE_GAME, Played


class Uno:
    """Uno for two; `init_game` and `step` return the legal actions as a part of the player's view."""

    def __init__(self) -> None:
        self.game: Any = import_module("rlcard.games.uno.game").UnoGame()

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game in the one core, which is made to be used again."""
        game = self.game
        game.np_random.seed(seed)
        draw = Random(seed).random
        view, _ = game.init_game()
        decisions = 0
        while decisions < stop and not game.is_over():
            actions = view["legal_actions"]
            view, _ = game.step(actions[int(draw() * len(actions))])
            decisions += 1
        return Played(game, decisions)

    def copies(self, state: Any) -> dict[str, Callable[[], object]]:
        """RLCard has no copy of its own; its `step_back` uses deepcopy, too."""
        return {"copy": lambda: deepcopy(state)}


class BareUno(Uno):
    """Uno for two, without views."""

    def __init__(self) -> None:
        super().__init__()
        self.game.get_state = _no_view

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game."""
        game = self.game
        game.np_random.seed(seed)
        draw = Random(seed).random
        game.init_game()
        decisions = 0
        while decisions < stop and not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(draw() * len(actions))])
            decisions += 1
        return Played(game, decisions)


class GinRummy:
    """Gin rummy for two; its judge lists the legal actions."""

    def __init__(self) -> None:
        self.game: Any = import_module("rlcard.games.gin_rummy.game").GinRummyGame()

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game."""
        game = self.game
        game.np_random.seed(seed)
        draw = Random(seed).random
        game.init_game()
        judge = game.judge
        decisions = 0
        while decisions < stop and not game.is_over():
            actions = judge.get_legal_actions()
            game.step(actions[int(draw() * len(actions))])
            decisions += 1
        return Played(game, decisions)

    def copies(self, state: Any) -> dict[str, Callable[[], object]]:
        """RLCard has no copy of its own."""
        return {"copy": lambda: deepcopy(state)}


class BareGinRummy(GinRummy):
    """Gin rummy for two, without views."""

    def __init__(self) -> None:
        super().__init__()
        self.game.get_state = _no_view


def _no_view(player_id: int) -> dict[str, Any]:
    return {}
