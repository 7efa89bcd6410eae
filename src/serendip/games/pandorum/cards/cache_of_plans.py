"""Cache of Plans (PD-43): cards from the deck."""

from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.rules.drawing import draw_for
from serendip.games.pandorum.state import Pandorum


class CacheOfPlans(Monolith):
    """Cards for whoever finds them; Maximus, who has no hand, stows them."""

    name = "Cache of Plans"

    def take_effect(self, state: Pandorum, player: int) -> None:
        """The cards go into the hand, above its limit too (PD-109)."""
        draw_for(state, player, self.cards)

    def take_effect_for_maximus(self, state: Pandorum, player: int) -> bool:
        """Without a hand he stows what he draws (PD-70)."""
        draw_for(state, player, self.cards)
        return True
