"""The bot at the table of somebody who learns: it does what others wait for."""

from collections.abc import Sequence
from random import Random

from serendip.bots.bot import Bot, Imagine, View
from serendip.core.action import Action
from serendip.core.ruleset import Ruleset


class PatientBot(Bot):
    """Leaves to people whatever it can. Where everybody waits for each choice, it plays by rules of thumb."""

    name = "patient"
    imagines = False

    def __init__(self, game: Ruleset, seed: int) -> None:
        self._game = game
        self._rng = Random(seed)

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return what others wait for, or a pause."""
        return self._game.patient(view, actions, self._rng)
