"""The bot that searches: information-set Monte Carlo tree search on imagined matches.

It knows no game. A game may help it with `Game.evaluate`, so that it need not play every match to its end, and with
`Game.appeal`, so that it tries first what looks best. With rules of thumb and no appeal it plays on by
those rules.
"""

from collections.abc import Callable, Sequence
from random import Random

from serendip.bots.bot import Bot, Imagine, Suggestion, View
from serendip.bots.budget import Budget, Hurried, Iterations, Milliseconds
from serendip.bots.choices import has_thumb
from serendip.bots.contest import settle
from serendip.bots.tree import SearchSettings, Tree
from serendip.core.action import Action, Ranged
from serendip.core.ruleset import Ruleset


class SearchBot(Bot):
    """Thinks for a number of iterations, or else of milliseconds."""

    def __init__(
        self,
        name: str,
        game: Ruleset,
        seed: int,
        iterations: int | None,
        milliseconds: int | None = None,
        settings: SearchSettings | None = None,
    ) -> None:
        self.name = name
        self._game = game
        self._rng = Random(seed)
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._settings = settings or SearchSettings()
        self._allowed: Callable[[], float] | None = None

    def hurry(self, allowed: Callable[[], float]) -> None:
        """Let a choice take no more than so many seconds; what the rules of thumb say is there from the start."""
        self._allowed = allowed

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return the action that did best; a forced one without thinking."""
        if len(actions) == 1 and not isinstance(actions[0], Ranged):
            return actions[0]
        return self._think(view, actions, imagine, tells=False).choice

    def suggest(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Suggestion:
        """Return the action that did best, and the chance to win with each one."""
        return self._think(view, actions, imagine, self.tells)

    def _think(self, view: View, actions: Sequence[Action], imagine: Imagine, tells: bool) -> Suggestion:
        seat = view["seat"]
        assert isinstance(seat, int)
        tree = Tree(self._game, seat, self._rng, self._settings, tells)
        budget: Budget = Milliseconds(self._milliseconds) if self._milliseconds else Iterations(self._iterations or 1)
        if self._allowed is not None:
            budget = Hurried(budget, self._allowed)
        rather = self._game.thumb(view, actions, self._rng) if has_thumb(self._game) else None
        return settle(tree, actions, rather, imagine, budget)
