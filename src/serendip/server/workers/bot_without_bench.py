"""A bot at a table with live builds: its hands are at the bench, and what they bring about is not for it to choose.

People work there beside it, so it is told who they are: `people` in its view. Time passes there while it thinks, so it
is told that too: `live`.
"""

from collections.abc import Callable, Sequence

from serendip.bots.bot import Bot, Imagine, Suggestion, View
from serendip.core.action import Action


class BotWithoutBench(Bot):
    """Passes on to a bot all offers but those that only the server can bring about."""

    def __init__(self, bot: Bot, people: Sequence[int]) -> None:
        self.name = bot.name
        self.imagines = getattr(bot, "imagines", True)
        self._bot = bot
        self._people = people

    def hurry(self, allowed: Callable[[], float]) -> None:
        """Pass it on."""
        self._bot.hurry(allowed)

    def _told(self, view: View) -> View:
        return {**view, "people": [*self._people], "live": True}

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return what the bot chooses of the rest."""
        return self._bot.choose(self._told(view), _rest(actions), imagine)

    def suggest(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Suggestion:
        """Return what the bot suggests of the rest."""
        return self._bot.suggest(self._told(view), _rest(actions), imagine)


def _rest(actions: Sequence[Action]) -> Sequence[Action]:
    return tuple(action for action in actions if not action.brought_by_server) or actions
