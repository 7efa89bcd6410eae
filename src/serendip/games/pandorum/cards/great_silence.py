"""Great Silence (PD-47): a new Market."""

from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.rules.market import box_market
from serendip.games.pandorum.state import Pandorum


class GreatSilence(Monolith):
    """With an empty deck the Market stays empty."""

    name = "Great Silence"

    def can_be_used(self, state: Pandorum, player: int) -> bool:
        """There is something in the Market, or to fill it with."""
        return bool(state.deck) or any(state.market)

    def take_effect(self, state: Pandorum, player: int) -> None:
        """Box the old one."""
        box_market(state)
