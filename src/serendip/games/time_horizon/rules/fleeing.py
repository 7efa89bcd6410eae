"""Fleeing from a node that the Now has passed (TH-45)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Flee
from serendip.games.time_horizon.offerings import FLEE
from serendip.games.time_horizon.rules.asked_for import FLEES
from serendip.games.time_horizon.rules.energy import charge_storage
from serendip.games.time_horizon.rules.moving import next_door, no_place
from serendip.games.time_horizon.rules.rounds import go_on_sweeping
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import FLEES as TELL_FLEES
from serendip.games.time_horizon.words import NOT_NEXT_DOOR

ACTIONS: Final = (Flee,)
STAGES: Final = (FLEES,)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the neighbouring nodes that the Now has not passed; they may be of the same ring."""
    for node in next_door(state, state.pawn[seat]):
        offers.append(FLEE[node])


def why_not(state: TimeHorizon, seat: int, action: Flee) -> Said | None:
    """Return why one can't flee there."""
    if action.node in next_door(state, state.pawn[seat]):
        return None
    return no_place(state, action.node) or Said(NOT_NEXT_DOOR, (action.node,))


def play(state: TimeHorizon, seat: int, action: Flee) -> None:
    """Leave the node, free of charge; then the Now goes on."""
    state.pawn[seat] = action.node
    charge_storage(state, seat)
    state.tell(TELL_FLEES, (seat, action.node))
    go_on_sweeping(state)
