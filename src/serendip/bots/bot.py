"""What every bot is: somebody who chooses from what a seat may know."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from serendip.core.action import Action
from serendip.core.errors import SerendipError
from serendip.core.line import Plain
from serendip.core.match import Match

View: TypeAlias = dict[str, Plain]
Imagine: TypeAlias = Callable[[], Match]
"""Returns, each time, a match that looks the same to the bot's seat, with all that it can't know dealt anew."""


class UnknownBot(SerendipError):
    """There is no bot of that name, or not with that budget."""


class NotAsked(SerendipError):
    """A bot was asked for a seat that has nothing to choose now."""


class Suggestion:
    """A bot's choice, and its estimate of the chance to win with each action it weighed (0 to 1), best first.

    `chances` is empty if the bot does not estimate anything. An action with a number stands in it with the numbers
    that were tried. `cut_short` says that the bot had no time to think to the end.
    """

    def __init__(self, choice: Action, chances: Mapping[Action, float] | None = None, cut_short: bool = False) -> None:
        self.choice: Action = choice
        self.cut_short: bool = cut_short
        ranked = sorted((chances or {}).items(), key=lambda row: -row[1])
        self.chances: dict[Action, float] = dict(ranked)

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "choice": self.choice.to_json(),
            "chances": [
                {"action": action.to_json(), "words": str(action), "chance": chance}
                for action, chance in self.chances.items()
            ],
        }


class Bot:
    """A player who sees what its seat sees. `name` is how it was asked for: "thumb", "search:200"."""

    name: str
    imagines: bool = True
    """False if it decides by the view alone, at once, and nothing need be imagined for it."""

    def hurry(self, allowed: Callable[[], float]) -> None:
        """Let a choice take no more than `allowed` seconds, which may become fewer while it is thought about.

        Whoever thinks long asks again and again, and answers with what there is. Others need not care.
        """

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return one of the actions; of a `Ranged` one, with the number of one's choice."""
        return self.suggest(view, actions, imagine).choice

    def suggest(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Suggestion:
        """Return the choice with what led to it, for a hint."""
        return Suggestion(self.choose(view, actions, imagine))
