"""Artifacts in hand: casting them, which is free, and discharging them (TH-28, TH-60)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Cast, Discharge
from serendip.games.time_horizon.cards.using import forget, is_still, of_kind
from serendip.games.time_horizon.components import ARTIFACTS, CHARGES, DISCHARGE, KIND_NUMBER, KIND_OF, TANGLE
from serendip.games.time_horizon.offerings import CAST
from serendip.games.time_horizon.offerings import DISCHARGE as DISCHARGE_OF
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.state import NONE, TimeHorizon
from serendip.games.time_horizon.words import (
    CAST_AS_EVENT,
    CASTS,
    DISCHARGES,
    NO_ARTIFACT,
    ONE_DISCHARGE,
    SAME_CAST,
    STILL,
)

ACTIONS: Final = (Discharge, Cast)
STAGES: Final = (IN_TURN,)


def may_cast(state: TimeHorizon, seat: int, kind: int) -> bool:
    """Say whether an artifact of a kind can be put on the table: not beside another of its kind.

    The Tangle of Fates is cast into a node, and so it may be beside another one (TH-65, TH-98).
    """
    return kind != TANGLE and of_kind(state.cast_artifacts[seat], kind) < 0 and not is_still(state, kind)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to discharge one of those in hand, and to cast those that may lie on the table."""
    if not state.held_artifacts[seat]:
        return
    for kind in sorted({KIND_OF[artifact] for artifact in state.held_artifacts[seat]}):
        if not state.discharged:
            offers.append(DISCHARGE_OF[kind])
        if may_cast(state, seat, kind):
            offers.append(CAST[kind])


def why_not(state: TimeHorizon, seat: int, action: Discharge | Cast) -> Said | None:
    """Return why an artifact can't be discharged or cast."""
    kind = KIND_NUMBER.get(action.artifact, NONE)
    if of_kind(state.held_artifacts[seat], kind) < 0:
        return Said(NO_ARTIFACT, (action.artifact,))
    if isinstance(action, Discharge):
        return Said(ONE_DISCHARGE) if state.discharged else None
    if may_cast(state, seat, kind):
        return None
    if is_still(state, kind):
        return Said(STILL)
    return Said(CAST_AS_EVENT) if kind == TANGLE else Said(SAME_CAST, (action.artifact,))


def play(state: TimeHorizon, seat: int, action: Discharge | Cast) -> None:
    """Put an artifact on the table with all its charges; or show it, discard it and take its energy."""
    kind = KIND_NUMBER[action.artifact]
    artifact = of_kind(state.held_artifacts[seat], kind)
    state.held_artifacts[seat].remove(artifact)
    forget(state, artifact)
    if isinstance(action, Cast):
        state.cast_artifacts[seat].append(artifact)
        state.charges[artifact] = CHARGES[kind]
        state.tell(CASTS, (seat, ARTIFACTS[kind]))
    else:
        state.artifact_discard.append(artifact)
        state.discharged = True
        state.energy[seat] += DISCHARGE
        state.tell(DISCHARGES, (seat, action.artifact, DISCHARGE))
