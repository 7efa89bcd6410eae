"""What every bot is: somebody who chooses from what a seat may know."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from serendip.core.action import Action
from serendip.core.errors import SerendipError
from serendip.core.line import Plain
from serendip.core.match import Match

View: TypeAlias = dict[str, Plain]
Imagine: TypeAlias = Callable[[], Match]
"""Returns, each time, a match that looks the same to the bot's seat, with all that it can't know dealt anew."""


SURELY: Final = 2.0
"""A difference of more standard errors than this is hardly luck."""


class UnknownBot(SerendipError):
    """There is no bot of that name, or not with that budget."""


class NotAsked(SerendipError):
    """A bot was asked for a seat that has nothing to choose now."""


class Lead(NamedTuple):
    """By how much one's chance to win is better with the choice than with another action, and how unsure that is."""

    gain: float
    noise: float
    """The standard error of the gain."""

    @property
    def about_equal(self) -> bool:
        """Say whether luck alone could explain the difference."""
        return abs(self.gain) <= SURELY * self.noise

    @property
    def tells(self) -> bool:
        """Say whether the choice is better, or about equal.

        Another action may look clearly better by the few matches in which it was tried, or by chances that were learned
        from what bots do: that is no reason to name it.
        """
        return self.gain > 0 or self.about_equal


class Suggestion:
    """A bot's choice, and the chance to win with each action it weighed (0 to 1), best first.

    `chances` is empty if the bot does not estimate anything. An action with a number stands in it with the numbers
    that were tried. If they are `calibrated`, of the times when one is told 70 % seven in ten are won; else they are
    no more than how the bot sees it, and nothing to be shown to people. `leads` says of the other actions by how much
    the choice is better, calibrated too. `cut_short` says that the bot had no time to think to the end.
    """

    def __init__(
        self,
        choice: Action,
        chances: Mapping[Action, float] | None = None,
        cut_short: bool = False,
        calibrated: bool = False,
        leads: Mapping[Action, Lead] | None = None,
    ) -> None:
        self.choice: Action = choice
        self.cut_short: bool = cut_short
        self.calibrated: bool = calibrated
        self.leads: dict[Action, Lead] = dict(leads or {})
        ranked = sorted((chances or {}).items(), key=lambda row: -row[1])
        self.chances: dict[Action, float] = dict(ranked)

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "choice": self.choice.to_json(),
            "calibrated": self.calibrated,
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
    tells: bool = True
    """False if nobody reads the chances of its suggestions: then it does not work them out."""

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
