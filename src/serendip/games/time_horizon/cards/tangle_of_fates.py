"""Tangle of Fates: an artifact that is cast as an event, on which everybody then bets (TH-65, TH-67)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import CastTangle
from serendip.games.time_horizon.cards.using import forget, is_still, of_kind
from serendip.games.time_horizon.components import ARTIFACTS, COPIES, EVENTS, GROUPS, NOBODY, TANGLE, TANGLES
from serendip.games.time_horizon.continuum import FAR
from serendip.games.time_horizon.offerings import CAST_TANGLE, SIDES
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.laying import set_event
from serendip.games.time_horizon.rules.organising import is_free
from serendip.games.time_horizon.state import BETTING, TimeHorizon
from serendip.games.time_horizon.words import FAR_AWAY, NO_ARTIFACT, NO_SUCH_SIDE, NODE_TAKEN, STILL, USED_GROUP
from serendip.games.time_horizon.words import TANGLES as TELL_TANGLES

ACTIONS: Final = (CastTangle,)
STAGES: Final = (IN_TURN,)


def may_cast_tangle(state: TimeHorizon, seat: int) -> bool:
    """Say whether a Tangle can be cast here and now: casting it is the use of its group."""
    return (
        of_kind(state.held_artifacts[seat], TANGLE) >= 0
        and not state.groups & EVENTS
        and not is_still(state, TANGLE)
        and is_free(state, state.pawn[seat])
    )


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to cast it, with the tie-breaker on either side."""
    if state.held_artifacts[seat] and may_cast_tangle(state, seat):
        offers += CAST_TANGLE


def why_not(state: TimeHorizon, seat: int, action: CastTangle) -> Said | None:
    """Return why the Tangle can't be cast here and now."""
    if may_cast_tangle(state, seat):
        return None if action.side in SIDES else Said(NO_SUCH_SIDE)
    node = state.pawn[seat]
    if of_kind(state.held_artifacts[seat], TANGLE) < 0:
        return Said(NO_ARTIFACT, (ARTIFACTS[TANGLE],))
    if is_still(state, TANGLE):
        return Said(STILL)
    if state.groups & EVENTS:
        return Said(USED_GROUP, (GROUPS[TANGLE],))
    return Said(FAR_AWAY) if node == FAR else Said(NODE_TAKEN, (node,))


def play(state: TimeHorizon, seat: int, action: CastTangle) -> None:
    """Put the Tangle into one's node; until all bets are shown, energy is hidden (TH-67)."""
    artifact = of_kind(state.held_artifacts[seat], TANGLE)
    node = state.pawn[seat]
    side = SIDES.index(action.side)
    state.held_artifacts[seat].remove(artifact)
    forget(state, artifact)
    state.groups |= EVENTS
    set_event(state, node, TANGLES + artifact % COPIES, seat, side, NOBODY, NOBODY, (0, 0, 0, 0, 0, 0))
    state.tell(TELL_TANGLES, (seat, node, action.side))
    state.stage = BETTING
    state.tangle_node = node
    state.tangle_owner = seat
    state.bets = [[] for _ in range(state.seats)]
