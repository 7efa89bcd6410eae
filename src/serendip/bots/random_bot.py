"""The bot that chooses at random: the floor of every ladder, and a quick way to the end of a game."""

from collections.abc import Sequence
from random import Random

from serendip.bots.bot import Bot, Imagine, View
from serendip.core.action import Action, Ranged


class RandomBot(Bot):
    """Every action is as likely as any other, and so is every number of a range."""

    name = "random"
    imagines = False

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return any of them."""
        return pick_any(actions, self._rng)


def pick_any(actions: Sequence[Action], rng: Random) -> Action:
    """Return one of the actions at random, with a number at random if it is a range."""
    action = actions[int(rng.random() * len(actions))]
    if isinstance(action, Ranged):
        return action.choose(rng.randint(action.least, action.most))
    return action
