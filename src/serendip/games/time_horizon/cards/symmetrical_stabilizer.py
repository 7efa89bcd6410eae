"""Symmetrical Stabilizer: a strong push in three nodes of a ring at once (TH-64)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Stabilize
from serendip.games.time_horizon.cards.using import ready, use, why_not_ready
from serendip.games.time_horizon.components import STABILIZER, STABILIZER_FORCE
from serendip.games.time_horizon.continuum import FAR, SYMMETRICAL
from serendip.games.time_horizon.offerings import SIDES, STABILIZE
from serendip.games.time_horizon.rules.activity import push
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import FAR_AWAY, NO_SUCH_SIDE, STABILIZES

ACTIONS: Final = (Stabilize,)
STAGES: Final = (IN_TURN,)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer both sides, anywhere but at V616 Mon."""
    if state.cast_artifacts[seat] and state.pawn[seat] != FAR and ready(state, seat, STABILIZER) >= 0:
        offers += STABILIZE


def why_not(state: TimeHorizon, seat: int, action: Stabilize) -> Said | None:
    """Return why it can't be used here and now."""
    unready = why_not_ready(state, seat, STABILIZER)
    if unready is not None:
        return unready
    if state.pawn[seat] == FAR:
        return Said(FAR_AWAY)
    return None if action.side in SIDES else Said(NO_SUCH_SIDE)


def play(state: TimeHorizon, seat: int, action: Stabilize) -> None:
    """Push three nodes; where no event is yet, the impact waits."""
    use(state, ready(state, seat, STABILIZER), STABILIZER)
    nodes = sorted([state.pawn[seat], *SYMMETRICAL[state.pawn[seat]]])
    for node in nodes:
        push(state, node, SIDES.index(action.side), STABILIZER_FORCE)
    state.tell(STABILIZES, (seat, action.side, tuple(nodes)))
