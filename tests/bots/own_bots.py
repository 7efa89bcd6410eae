"""Bots that tests bring along, as anybody could."""

from collections.abc import Sequence
from random import Random

from serendip.bots import Bot, Imagine
from serendip.bots.bot import View
from serendip.core.action import Action
from serendip.core.ruleset import Ruleset


class LastOffer(Bot):
    """Takes what is offered last, or now and then anything."""

    imagines = False

    def __init__(self, game: Ruleset, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        return actions[-1] if self.rng.random() < 0.8 else self.rng.choice(actions)
