"""Sandstorm (PD-66): a new Market, dearer moves, and Quids for making them."""

from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.rules.market import box_market
from serendip.games.pandorum.state import Pandorum


class Sandstorm(Event):
    """A move by engine token is not paid for, so it is neither dearer nor brings anything."""

    name = "Sandstorm"

    def turn_up(self, state: Pandorum) -> None:
        """The Market goes to the box and is filled again."""
        box_market(state)

    def dearer(self) -> int:
        """Every paid move costs a card more."""
        return self.figures["dearer"]

    def for_move(self, state: Pandorum) -> int:
        """Every paid move pays."""
        return self.pays
