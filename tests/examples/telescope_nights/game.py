"""Telescope Nights as the core knows it."""

from collections.abc import Sequence

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.ruleset import Option
from serendip.core.state import State
from tests.examples.telescope_nights.actions import KINDS, Bid
from tests.examples.telescope_nights.state import TelescopeNights, set_up


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
        return set_up(seats, purse, nights, chance)

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Bid about as many coins as the night is worth papers."""
        offer, night = actions[0], view["night"]
        assert isinstance(offer, Bid)
        assert isinstance(night, int)
        return offer.choose(min(offer.most, night // 2 + rng.getrandbits(2)))

    def evaluate(self, state: State, seat: int) -> float | None:
        """The share of all papers so far, and of all coins for the nights to come."""
        assert isinstance(state, TelescopeNights)
        papers, coins = state.papers, state.purses
        return (papers[seat] + coins[seat] + 1) / (sum(papers) + sum(coins) + state.seats)


GAME = TelescopeNightsGame()
