"""Restricted play: a bot that does not do something if it can help it, to see what doing it is worth."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from serendip.bots.bot import Bot, Imagine, View
from serendip.core.action import Action
from serendip.lab.deeds import deed_names


class Never(NamedTuple):
    """A seat, and what it does not do: a deed by its name, as "bid" or "play event: Fake news"."""

    seat: int
    deed: str


class Restricted(Bot):
    """A bot that is asked again, without the forbidden choices, whenever it makes one.

    So it plays as ever until that moment: two games of the same seed differ by nothing else. Where there is no other
    choice, it makes the forbidden one.
    """

    def __init__(self, bot: Bot, deeds: frozenset[str]) -> None:
        self.name = bot.name
        self.imagines = bot.imagines
        self._bot = bot
        self._deeds = deeds

    def hurry(self, allowed: Callable[[], float]) -> None:
        """Hurry the bot."""
        self._bot.hurry(allowed)

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return what the bot chooses of what is not forbidden."""
        choice = self._bot.choose(view, actions, imagine)
        if self._deeds.isdisjoint(deed_names(choice)):
            return choice
        others = [action for action in actions if self._deeds.isdisjoint(deed_names(action))]
        return self._bot.choose(view, others, imagine) if others else choice


def restricted(bots: Sequence[Bot], never: Sequence[Never]) -> list[Bot]:
    """Return the bots of a table, by seat, with what some of them never do."""
    found = list(bots)
    for seat in range(len(bots)):
        deeds = frozenset(one.deed for one in never if one.seat == seat)
        if deeds:
            found[seat] = Restricted(found[seat], deeds)
    return found
