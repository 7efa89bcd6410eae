"""No more funds (DM-64): an installed research and all on it leave the game."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import NoMoreFunds
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.offerings import NO_MORE_FUNDS
from serendip.games.dark_matter.rules.research import clear, where
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import FUNDS, NEEDS_RESEARCH, NOT_INSTALLED


class NoMoreFundsCard(Event):
    """There are two of them."""

    title = "No more funds"

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any installed research, fulfilled or not."""
        for research in state.hosted:
            if research >= 0:
                offers.append(NO_MORE_FUNDS[research])

    def resolve(self, state: DarkMatter, seat: int, action: NoMoreFunds, grant: int) -> None:
        """Clear the laboratory."""
        laboratory = where(state, action.research)
        state.tell(FUNDS, (seat, action.research, state.owner[laboratory]))
        clear(state, laboratory)

    def why_not(self, state: DarkMatter, seat: int, action: NoMoreFunds) -> Said | None:
        """It needs an installed research."""
        if max(state.hosted) == NONE:
            return Said(NEEDS_RESEARCH)
        return Said(NOT_INSTALLED, (action.research,))
