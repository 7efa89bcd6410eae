"""Symmetrical Stabilizer: a strong push in three nodes of a ring at once (TH-64)."""

from serendip.core.action import Action
from serendip.games.time_horizon.actions import Stabilize
from serendip.games.time_horizon.artifacts.casting import ready, use
from serendip.games.time_horizon.components import STABILIZER, STABILIZER_FORCE
from serendip.games.time_horizon.continuum import FAR, SYMMETRICAL
from serendip.games.time_horizon.offerings import SIDES, STABILIZE
from serendip.games.time_horizon.rules.activity import push
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import STABILIZES


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer both sides."""
    if state.pawn[seat] != FAR and ready(state, seat, STABILIZER) >= 0:
        offers += STABILIZE


def stabilize(state: TimeHorizon, seat: int, action: Stabilize) -> None:
    """Push three nodes; where no event is yet, the impact waits."""
    use(state, ready(state, seat, STABILIZER), STABILIZER)
    nodes = sorted([state.pawn[seat], *SYMMETRICAL[state.pawn[seat]]])
    for node in nodes:
        push(state, node, SIDES.index(action.side), STABILIZER_FORCE)
    state.tell(STABILIZES, (seat, action.side, tuple(nodes)))
