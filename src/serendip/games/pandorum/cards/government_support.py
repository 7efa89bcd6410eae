"""Government Support (PD-59): everybody draws, and Quids for each Generator used."""

from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.rules.drawing import draw_for
from serendip.games.pandorum.rules.telling import clockwise
from serendip.games.pandorum.state import Pandorum


class GovernmentSupport(Event):
    """The Replicator's card counts as used (PD-101)."""

    name = "Government Support"
    counts_cards = True

    def turn_up(self, state: Pandorum) -> None:
        """Everybody draws a card."""
        for player in clockwise(state):
            draw_for(state, player, 1)

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Every Generator pays."""
        return self.pays * used[self.card]
