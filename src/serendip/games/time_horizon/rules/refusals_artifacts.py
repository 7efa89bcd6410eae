"""Why not? Of casting, using and discharging artifacts."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon.artifacts.casting import is_still
from serendip.games.time_horizon.components import (
    ARTIFACTS,
    CHARGES,
    COLLECTOR,
    GENERATOR,
    GROUP_OF,
    GROUPS,
    HOLE,
    KIND_NUMBER,
    NEEDLE,
    STABILIZER,
    TANGLE,
)
from serendip.games.time_horizon.continuum import FAR
from serendip.games.time_horizon.rules.activity import of_kind
from serendip.games.time_horizon.rules.movement import has_generator, speed
from serendip.games.time_horizon.rules.organising import is_free
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import (
    EXHAUSTED,
    FAR_AWAY,
    NO_ACTIVITY,
    NO_ARTIFACT,
    NO_MOVES,
    NO_WORMHOLE,
    NODE_TAKEN,
    NOT_CAST,
    ONE_DISCHARGE,
    SAME_CAST,
    STILL,
    USED_GROUP,
)

_USED: Final[dict[type[Action], int]] = {
    do.OpenCollapse: GENERATOR,
    do.Borrow: HOLE,
    do.Repay: HOLE,
    do.ExtractWithCollector: COLLECTOR,
    do.ThreadNeedle: NEEDLE,
    do.Stabilize: STABILIZER,
}


def refuse_artifact(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return why an artifact can't be cast, used or discharged."""
    if isinstance(action, (do.EnterWormhole, do.LeaveWormhole)):
        if has_generator(state, seat) and state.moves >= speed(state, seat):
            return Said(NO_MOVES, (speed(state, seat),))
        return Said(NO_WORMHOLE)
    if isinstance(action, (do.Discharge, do.Cast)):
        return refuse_from_hand(state, seat, action, action.artifact)
    if isinstance(action, do.CastTangle):
        return refuse_tangle(state, seat)
    return refuse_use(state, seat, action, _USED[type(action)])


def refuse_from_hand(state: TimeHorizon, seat: int, action: Action, name: str) -> Said | None:
    """Return why an artifact can't be discharged or cast."""
    kind = KIND_NUMBER.get(name, -1)
    if of_kind(state.held_artifacts[seat], kind) < 0:
        return Said(NO_ARTIFACT, (name,))
    if isinstance(action, do.Discharge):
        return Said(ONE_DISCHARGE)
    if is_still(state, kind):
        return Said(STILL)
    return None if kind == TANGLE else Said(SAME_CAST, (name,))


def refuse_tangle(state: TimeHorizon, seat: int) -> Said | None:
    """Return why the Tangle can't be cast here and now."""
    node = state.pawn[seat]
    if of_kind(state.held_artifacts[seat], TANGLE) < 0:
        return Said(NO_ARTIFACT, (ARTIFACTS[TANGLE],))
    if is_still(state, TANGLE):
        return Said(STILL)
    if state.groups & GROUP_OF[TANGLE]:
        return Said(USED_GROUP, (GROUPS[TANGLE],))
    if node == FAR:
        return Said(FAR_AWAY)
    return None if is_free(state, node) else Said(NODE_TAKEN, (node,))


def refuse_use(state: TimeHorizon, seat: int, action: Action, kind: int) -> Said | None:
    """Return why a cast artifact can't be used."""
    artifact = of_kind(state.cast_artifacts[seat], kind)
    if artifact < 0:
        return Said(NOT_CAST, (ARTIFACTS[kind],))
    if is_still(state, kind):
        return Said(STILL)
    if CHARGES[kind] and state.charges[artifact] == 0:
        return Said(EXHAUSTED, (ARTIFACTS[kind],))
    if state.groups & GROUP_OF[kind] and state.energy_artifact != artifact:
        return Said(USED_GROUP, (GROUPS[kind],))
    if isinstance(action, do.OpenCollapse):
        return Said(NO_MOVES, (speed(state, seat),))
    if isinstance(action, do.ExtractWithCollector):
        return Said(NO_ACTIVITY, (1, state.activity))
    return Said(FAR_AWAY) if isinstance(action, do.Stabilize) else None
