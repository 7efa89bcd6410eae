"""Taking the open resource, to put it on a research at once or to keep it at one's side: DM-32."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import KeepResource, UseResource
from serendip.games.dark_matter.components import RESOURCES
from serendip.games.dark_matter.offerings import KEEP_RESOURCE, USE_RESOURCE
from serendip.games.dark_matter.rules.discarding import ROOM_AT_SIDE
from serendip.games.dark_matter.rules.research_and_laboratories import add_lacking, supply, where, why_not_on
from serendip.games.dark_matter.rules.stacks import turn_resource
from serendip.games.dark_matter.rules.turns import end_turn
from serendip.games.dark_matter.state import DISCARDING_RESOURCE, NONE, TURN, DarkMatter
from serendip.games.dark_matter.words import KEEPS_RESOURCE, RESOURCE_NOT_UP, USES

ACTIONS: Final = (UseResource, KeepResource)
STAGES: Final = (TURN,)


def offer(state: DarkMatter, seat: int, offers: list[Action]) -> None:
    """The open resource, on every research that lacks it, no matter whose, and to one's side."""
    kind = state.face_resource
    if kind != NONE:
        add_lacking(state, kind, USE_RESOURCE[kind], offers)
        offers.append(KEEP_RESOURCE[kind])


def why_not(state: DarkMatter, seat: int, action: UseResource | KeepResource) -> Said | None:
    """Only the open resource can be taken; to be kept it needs nothing more."""
    kind = state.face_resource
    if kind == NONE or action.resource != RESOURCES[kind]:
        return Said(RESOURCE_NOT_UP, (action.resource,))
    return why_not_on(state, kind, action.research) if isinstance(action, UseResource) else None


def play(state: DarkMatter, seat: int, action: UseResource | KeepResource) -> None:
    """Use it or keep it; a fourth one at the side forces a discard before the next is turned up (DM-33)."""
    kind = state.face_resource
    if isinstance(action, UseResource):
        laboratory = where(state, action.research)
        state.tell(USES, (seat, action.resource, action.research, state.owner[laboratory]))
        supply(state, kind, laboratory)
    else:
        side = state.side_resources[seat]
        side.append(kind)
        state.face_resource = NONE
        state.tell(KEEPS_RESOURCE, (seat, action.resource))
        if len(side) > ROOM_AT_SIDE:
            state.stage = DISCARDING_RESOURCE
            return
    turn_resource(state)
    end_turn(state, seat)
