"""The bot that plays by the game's own rules of thumb."""

from collections.abc import Sequence
from random import Random

from serendip.bots.bot import Bot, Imagine, View
from serendip.core.action import Action
from serendip.core.ruleset import Ruleset


class ThumbBot(Bot):
    """Quick, readable, and a fair opponent: see `bot.py` in the game's package."""

    name = "thumb"
    imagines = False

    def __init__(self, game: Ruleset, seed: int) -> None:
        self._game = game
        self._rng = Random(seed)

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return what the rules of thumb say."""
        return self._game.thumb(view, actions, self._rng)
