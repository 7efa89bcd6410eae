"""New Principal Investigator (DM-73): one research, with all on it, moves to another free fitting laboratory."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import NewPrincipalInvestigator
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.components import LABORATORY_NUMBER
from serendip.games.dark_matter.offerings import NEW_PRINCIPAL_INVESTIGATOR
from serendip.games.dark_matter.rules.research_and_laboratories import add_rooms, move, where, why_not_in
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import INVESTIGATOR, NO_MOVE, NOT_INSTALLED


class NewPrincipalInvestigatorCard(Event):
    """From anybody's laboratory to anybody's."""

    action = NewPrincipalInvestigator

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Every research with every free laboratory that fits it."""
        for research in state.hosted:
            if research != NONE:
                add_rooms(state, research, NEW_PRINCIPAL_INVESTIGATOR[research], offers)

    def why_not(self, state: DarkMatter, seat: int, action: NewPrincipalInvestigator) -> Said | None:
        """It needs a research and a free laboratory for it."""
        moves: list[Action] = []
        self.offer(state, seat, moves)
        if not moves:
            return Said(NO_MOVE)
        laboratory = where(state, action.research)
        if laboratory == NONE:
            return Said(NOT_INSTALLED, (action.research,))
        return why_not_in(state, state.hosted[laboratory], action.laboratory)

    def play(self, state: DarkMatter, seat: int, action: NewPrincipalInvestigator, grant: int) -> None:
        """Move it, and with that change whose it is (DM-43)."""
        laboratory = where(state, action.research)
        to = LABORATORY_NUMBER[action.laboratory]
        state.tell(INVESTIGATOR, (seat, action.research, state.owner[laboratory], action.laboratory, state.owner[to]))
        move(state, laboratory, to)
