"""No more funds (DM-64): an installed research and all on it leave the game."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import NoMoreFunds
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.offerings import NO_MORE_FUNDS
from serendip.games.dark_matter.rules.research_and_laboratories import clear, where
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import FUNDS, NEEDS_RESEARCH, NOT_INSTALLED


class NoMoreFundsCard(Event):
    """There are two of them."""

    action = NoMoreFunds

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any installed research, fulfilled or not."""
        for research in state.hosted:
            if research != NONE:
                offers.append(NO_MORE_FUNDS[research])

    def why_not(self, state: DarkMatter, seat: int, action: NoMoreFunds) -> Said | None:
        """It needs an installed research."""
        if where(state, action.research) != NONE:
            return None
        return Said(NEEDS_RESEARCH) if max(state.hosted) == NONE else Said(NOT_INSTALLED, (action.research,))

    def play(self, state: DarkMatter, seat: int, action: NoMoreFunds, grant: int) -> None:
        """Clear the laboratory."""
        laboratory = where(state, action.research)
        state.tell(FUNDS, (seat, action.research, state.owner[laboratory]))
        clear(state, laboratory)
