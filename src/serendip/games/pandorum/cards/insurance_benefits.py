"""Insurance Benefits (PD-64): no Systems in the Market, and Quids for those who were robbed."""

from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.components import PROJECT_NUMBER, PROJECTS
from serendip.games.pandorum.rules.hands import fill_market
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import SYSTEMS_BOXED

SYSTEM = PROJECT_NUMBER["System"]


class InsuranceBenefits(Event):
    """One payment for each time that somebody takes from a player, however much it was."""

    name = "Insurance Benefits"

    def turn_up(self, state: Pandorum) -> None:
        """The Systems go to the box."""
        number = state.market[SYSTEM]
        state.market[SYSTEM] = 0
        state.box[SYSTEM] += number
        state.tell(SYSTEMS_BOXED, (number, PROJECTS[SYSTEM]))
        fill_market(state)

    def for_loss(self) -> int:
        """Every loss pays."""
        return self.pays
