"""Dark Matter as the core knows it: its names, its seats, its actions and its opening position."""

from collections.abc import Sequence
from typing import Any

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Plain, Said
from serendip.core.match import Match
from serendip.core.outlook import Signs
from serendip.core.state import State
from serendip.games.dark_matter.actions import KINDS
from serendip.games.dark_matter.bot.estimate import estimate
from serendip.games.dark_matter.bot.reasons import purpose
from serendip.games.dark_matter.bot.signs import SIGNS, signs
from serendip.games.dark_matter.bot.thumb import appeal, choose
from serendip.games.dark_matter.components import NUMBERED
from serendip.games.dark_matter.migration import fitted
from serendip.games.dark_matter.position import Position
from serendip.games.dark_matter.report import report
from serendip.games.dark_matter.rules.setup import set_up
from serendip.games.dark_matter.seen.domains import DOMAINS
from serendip.games.dark_matter.seen.tensor import LAYOUT
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import LINES, UNPRINTED


class DarkMatterGame(Game):
    """The card game of secret bids, laboratories and research, for two, three or four (DM-1)."""

    name = "dark-matter"
    title = "Dark Matter: The Card Game"
    tagline = "Bid for grants, run laboratories, and find out what dark matter is before your rivals do."
    minutes = "20–40"
    seats = range(2, 5)
    actions = KINDS
    numbered = NUMBERED
    domains = DOMAINS
    layout = LAYOUT
    lines = LINES
    spoken = UNPRINTED
    encoding_version = 0
    signs_told = SIGNS

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        """Return the opening position."""
        position = Position(seats, chance)
        set_up(position)
        return position

    def migrate(self, fields: Any, numbering: str) -> Any:
        """Let what lies on each research stay there, whatever it needs now."""
        return fitted(super().migrate(fields, numbering))

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Choose by the rules of thumb of this game."""
        return choose(view, actions, rng)

    def evaluate(self, state: State, seat: int) -> float | None:
        """Estimate a seat's share of the win."""
        assert isinstance(state, DarkMatter)
        return estimate(state, seat)

    def signs(self, state: State) -> Signs | None:
        """Tell what everybody sees that speaks for whom."""
        assert isinstance(state, DarkMatter)
        return signs(state)

    def appeal(self, state: State, seat: int, actions: Sequence[Action]) -> list[float] | None:
        """Say how good each action looks by the rules of thumb."""
        assert isinstance(state, DarkMatter)
        return appeal(state, seat, actions)

    def purpose(self, state: State, seat: int, action: Action) -> Said | None:
        """Say what an action is good for by the rules of thumb."""
        assert isinstance(state, DarkMatter)
        return purpose(state, seat, action)

    def report(self, match: Match) -> dict[str, float | str]:
        """Return what a simulation sums up: rounds, what dark matter was, what the events are worth."""
        return report(match)


GAME = DarkMatterGame()
