"""Telescope Nights as the core knows it."""

from collections.abc import Sequence

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.options import Option
from serendip.core.state import State
from tests.examples.telescope_nights.actions import KINDS
from tests.examples.telescope_nights.bot.estimate import estimate
from tests.examples.telescope_nights.bot.thumb import choose
from tests.examples.telescope_nights.position import Position
from tests.examples.telescope_nights.rules.setup import set_up
from tests.examples.telescope_nights.state import TelescopeNights


class TelescopeNightsGame(Game):
    """A sealed auction: everybody chooses at the same time."""

    name = "telescope-nights"
    title = "Telescope Nights"
    tagline = "Bid for the best nights at the great telescope."
    minutes = "5"
    seats = range(2, 6)
    choices = (
        Option("purse", "Purse", "How many coins each player has (TN-1).", (10, 20)),
        Option("nights", "Nights", "How many nights are played (TN-2).", (4, 6)),
    )
    actions = KINDS

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        """Return the opening position."""
        purse, nights = options["purse"], options["nights"]
        assert isinstance(purse, int)
        assert isinstance(nights, int)
        position = Position(seats, chance)
        set_up(position, purse, nights)
        return position

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Choose by the rules of thumb."""
        return choose(view, actions, rng)

    def evaluate(self, state: State, seat: int) -> float | None:
        """Estimate a seat's share of the win."""
        assert isinstance(state, TelescopeNights)
        return estimate(state, seat)


GAME = TelescopeNightsGame()
