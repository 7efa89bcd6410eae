"""Taking the open laboratory: DM-30."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import TakeLaboratory
from serendip.games.dark_matter.offerings import TAKE_LABORATORY
from serendip.games.dark_matter.rules.stacks import turn_laboratory
from serendip.games.dark_matter.rules.turns import end_turn
from serendip.games.dark_matter.state import NONE, TURN, DarkMatter
from serendip.games.dark_matter.words import LABORATORY_NOT_UP, TAKES_LABORATORY

ACTIONS: Final = (TakeLaboratory,)
STAGES: Final = (TURN,)


def offer(state: DarkMatter, seat: int, offers: list[Action]) -> None:
    """The open one, while there is one."""
    if state.face_laboratory != NONE:
        offers.append(TAKE_LABORATORY[state.face_laboratory])


def why_not(state: DarkMatter, seat: int, action: TakeLaboratory) -> Said | None:
    """Another one lies under it, is out, or belongs to somebody."""
    if state.face_laboratory != NONE and action == TAKE_LABORATORY[state.face_laboratory]:
        return None
    return Said(LABORATORY_NOT_UP, (action.laboratory,))


def play(state: DarkMatter, seat: int, action: TakeLaboratory) -> None:
    """It is the player's; nobody owns too many."""
    state.owner[state.face_laboratory] = seat
    state.tell(TAKES_LABORATORY, (seat, action.laboratory))
    turn_laboratory(state)
    end_turn(state, seat)
