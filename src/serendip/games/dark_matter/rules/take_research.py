"""Taking the open research, to install it at once or to keep it at one's side: DM-31."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import InstallResearch, KeepResearch
from serendip.games.dark_matter.components import LABORATORY_NUMBER, RESEARCH
from serendip.games.dark_matter.offerings import INSTALL_RESEARCH, KEEP_RESEARCH
from serendip.games.dark_matter.rules.discarding import ROOM_AT_SIDE
from serendip.games.dark_matter.rules.research_and_laboratories import add_rooms, install, why_not_in
from serendip.games.dark_matter.rules.stacks import turn_research
from serendip.games.dark_matter.rules.turns import end_turn
from serendip.games.dark_matter.state import DISCARDING_RESEARCH, NONE, TURN, DarkMatter
from serendip.games.dark_matter.words import INSTALLS, KEEPS_RESEARCH, RESEARCH_NOT_UP

ACTIONS: Final = (InstallResearch, KeepResearch)
STAGES: Final = (TURN,)


def offer(state: DarkMatter, seat: int, offers: list[Action]) -> None:
    """The open research, in every laboratory that has room for it, and to one's side."""
    research = state.face_research
    if research != NONE:
        add_rooms(state, research, INSTALL_RESEARCH[research], offers)
        offers.append(KEEP_RESEARCH[research])


def why_not(state: DarkMatter, seat: int, action: InstallResearch | KeepResearch) -> Said | None:
    """Only the open research can be taken; to be kept it needs nothing more."""
    research = state.face_research
    if research == NONE or action.research != RESEARCH[research]:
        return Said(RESEARCH_NOT_UP, (action.research,))
    return why_not_in(state, research, action.laboratory) if isinstance(action, InstallResearch) else None


def play(state: DarkMatter, seat: int, action: InstallResearch | KeepResearch) -> None:
    """Install it or keep it; a fourth one at the side forces a discard before the next is turned up (DM-33)."""
    research = state.face_research
    if isinstance(action, InstallResearch):
        laboratory = LABORATORY_NUMBER[action.laboratory]
        install(state, research, laboratory)
        state.tell(INSTALLS, (seat, action.research, action.laboratory, state.owner[laboratory]))
    else:
        side = state.side_research[seat]
        side.append(research)
        state.face_research = NONE
        state.tell(KEEPS_RESEARCH, (seat, action.research))
        if len(side) > ROOM_AT_SIDE:
            state.stage = DISCARDING_RESEARCH
            return
    turn_research(state)
    end_turn(state, seat)
