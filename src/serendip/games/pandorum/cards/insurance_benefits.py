"""Insurance Benefits (PD-64): no Systems in the Market, and Quids for those who were robbed."""

from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.components import PROJECTS
from serendip.games.pandorum.rules.hands import fill_market
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import SYSTEMS_BOXED


class InsuranceBenefits(Event):
    """One payment for each time that somebody takes from a player, however much it was."""

    name = "Insurance Benefits"

    def turn_up(self, state: Pandorum) -> None:
        """The Systems go to the box."""
        number = state.market[self.card]
        state.market[self.card] = 0
        state.box[self.card] += number
        state.tell(SYSTEMS_BOXED, (number, PROJECTS[self.card]))
        fill_market(state)

    def for_loss(self) -> int:
        """Return what each time pays at which somebody takes from the player."""
        return self.pays
