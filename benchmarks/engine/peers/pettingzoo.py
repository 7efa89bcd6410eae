"""PettingZoo: connect four as the raw environment, with neither wrappers nor observations."""

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.engine.peers import WHOLE_GAME, Played


class ConnectFour:
    """Connect four, asked directly for its legal moves: the public way makes an observation with a mask."""

    def __init__(self) -> None:
        self.environment: Any = import_module("pettingzoo.classic.connect_four_v3").raw_env()

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game in the one environment, which is made to be used again."""
        environment = self.environment
        environment.reset(seed=seed)
        draw = Random(seed).random
        decisions = 0
        while decisions < stop and not environment.terminations[environment.agent_selection]:
            actions = environment._legal_moves()
            environment.step(actions[int(draw() * len(actions))])
            decisions += 1
        return Played(environment, decisions)

    def copies(self, state: Any) -> dict[str, Callable[[], object]]:
        """PettingZoo has no copy of its own."""
        return {"copy": lambda: deepcopy(state)}
