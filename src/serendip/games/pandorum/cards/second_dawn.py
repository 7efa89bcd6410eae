"""Second Dawn (PD-42): another whole turn after this one."""

from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.rules.telling import tell_of
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import TURN_AFTER


class SecondDawn(Monolith):
    """Another turn after this one; Maximus takes it as a player does."""

    name = "Second Dawn"

    def take_effect(self, state: Pandorum, player: int) -> None:
        """It begins when this turn ends."""
        state.extra_turn = True
        tell_of(state, TURN_AFTER, player)

    def take_effect_for_maximus(self, state: Pandorum, player: int) -> bool:
        """Give Maximus another turn as well."""
        self.take_effect(state, player)
        return True
