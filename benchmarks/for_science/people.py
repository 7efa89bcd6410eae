"""Stand-ins for people: they do all that a thumb would, half of it, or nothing but what others can't go on without."""

from collections.abc import Sequence
from math import ceil
from random import Random

from serendip.bots.bot import Bot, Imagine, View
from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.seconds import AWAITED, SECONDS
from serendip.games.for_science.bot.thumb import choose
from serendip.games.for_science.components import LONGEST_THOUGHT

ZEAL = {"idle": 0.0, "half": 0.5, "full": 1.0}
"""How much of the work each does."""

NEEDED = (do.ChooseRole, do.PickUniversal, do.SayReady, do.VerifyBuild, do.ConfirmCount, do.DrawEvent, do.Recite)
"""What even the idlest does: else nobody could begin, or go on."""


class Person(Bot):
    """Somebody who works as quickly as a practised person, but not always."""

    name = "person"
    imagines = False

    def __init__(self, zeal: str, seed: int) -> None:
        self._zeal = ZEAL[zeal]
        self._rng = Random(seed)

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return what a person does, or some seconds of something else."""
        thinks = [offer for offer in actions if isinstance(offer, do.Think)]
        if thinks and not self._zeal:
            needed = [offer for offer in actions if isinstance(offer, NEEDED)]
            return needed[0] if needed else thinks[0].choose(3)
        terms = view["terms"]
        assert isinstance(terms, dict)
        action = choose({**view, "terms": {**terms, "pace": "brisk"}}, actions, self._rng)
        if not thinks or isinstance(action, (do.Think, *AWAITED)):
            return action
        if self._rng.random() < self._zeal:
            return action
        return thinks[0].choose(min(LONGEST_THOUGHT, max(1, ceil(SECONDS.get(type(action), 1.0)))))


class Colleague(Bot):
    """A bot that is told who is a person, as the server does."""

    name = "thumb"
    imagines = False

    def __init__(self, people: Sequence[int], seed: int) -> None:
        self._people = people
        self._rng = Random(seed)

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return what the rules of thumb say."""
        return choose({**view, "people": [*self._people]}, actions, self._rng)
