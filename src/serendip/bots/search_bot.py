"""The bot that searches: information-set Monte Carlo tree search on imagined matches (Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search", 2012). It knows no game; a game may help it with `Game.evaluate`.
"""

from collections.abc import Sequence
from random import Random
from time import monotonic

from serendip.bots.bot import Bot, Imagine, Suggestion, View
from serendip.bots.tree import Settings, Tree
from serendip.core.action import Action, Ranged
from serendip.core.game import Game


class SearchBot(Bot):
    """Thinks for a number of iterations or of milliseconds; every iteration imagines the match afresh."""

    def __init__(
        self,
        name: str,
        game: Game,
        seed: int,
        iterations: int | None,
        milliseconds: int | None = None,
        settings: Settings | None = None,
    ) -> None:
        self.name = name
        self._game = game
        self._rng = Random(seed)
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._settings = settings or Settings()

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return the action that was tried most; a forced one without thinking."""
        if len(actions) == 1 and not isinstance(actions[0], Ranged):
            return actions[0]
        return self.suggest(view, actions, imagine).choice

    def suggest(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Suggestion:
        """Return the action that was tried most, and how well each one did."""
        seat = view["seat"]
        assert isinstance(seat, int)
        tree = Tree(seat, self._rng, self._settings)
        if self._milliseconds is None:
            for _ in range(self._iterations or 1):
                tree.iterate(imagine())
        else:
            end = monotonic() + self._milliseconds / 1000
            tree.iterate(imagine())
            while monotonic() < end:
                tree.iterate(imagine())
        return tree.suggestion()
