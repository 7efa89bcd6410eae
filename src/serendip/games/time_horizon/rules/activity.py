"""Extracting energy, making impacts, discharging artifacts: TH-22, TH-23, TH-28."""

from serendip.games.time_horizon.actions import Discharge, StrongImpact, WeakImpact
from serendip.games.time_horizon.components import (
    BONUS,
    DISCHARGE,
    FAR_EXTRACTION,
    KIND_NUMBER,
    KIND_OF,
    PER_RING,
    STRONG_COST,
    STRONG_FORCE,
    TITLES,
    WEAK_FORCE,
    WEAK_GAIN,
)
from serendip.games.time_horizon.continuum import FAR, RING
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.rules.forecast import update
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import DISCHARGES, EXTRACTS, STRONG, WEAK


def yield_of(state: TimeHorizon, node: int) -> int:
    """Return what an extraction brings at a node (TH-22)."""
    if node == FAR:
        return FAR_EXTRACTION
    event = state.event[node]
    return PER_RING * RING[node] + (BONUS[event] if event >= 0 else 0)


def extract(state: TimeHorizon, seat: int, action: object) -> None:
    """Extract energy (TH-22)."""
    number = yield_of(state, state.pawn[seat])
    state.activity -= 1
    state.energy[seat] += number
    state.tell(EXTRACTS, (seat, number))


def push(state: TimeHorizon, node: int, side: int, force: int) -> None:
    """Put impacts on a side of a node; on an empty node they wait for an event (TH-64)."""
    if side:
        state.impacts_for[node] += force
    else:
        state.impacts_against[node] += force
    update(state, node)


def weak_impact(state: TimeHorizon, seat: int, action: WeakImpact) -> None:
    """Push the event of one's node a little, and gain some energy (TH-23)."""
    node = state.pawn[seat]
    state.activity -= 1
    state.energy[seat] += WEAK_GAIN
    push(state, node, SIDES.index(action.side), WEAK_FORCE)
    state.tell(WEAK, (seat, action.side, TITLES[state.event[node]], node))


def strong_impact(state: TimeHorizon, seat: int, action: StrongImpact) -> None:
    """Push the event of one's node hard, at a price (TH-23)."""
    node = state.pawn[seat]
    state.activity -= 1
    state.energy[seat] -= STRONG_COST
    push(state, node, SIDES.index(action.side), STRONG_FORCE)
    state.tell(STRONG, (seat, action.side, TITLES[state.event[node]], node))


def of_kind(artifacts: list[int], kind: int) -> int:
    """Return the first artifact of a kind in a list; -1: there is none."""
    for artifact in artifacts:
        if KIND_OF[artifact] == kind:
            return artifact
    return -1


def forget(state: TimeHorizon, artifact: int) -> None:
    """An artifact is open to all: nobody has to remember in whose hand it was."""
    for row in state.may_hold:
        row[artifact] = 0


def discharge(state: TimeHorizon, seat: int, action: Discharge) -> None:
    """Take the energy out of an artifact in hand; it is shown and discarded (TH-28)."""
    artifact = of_kind(state.held_artifacts[seat], KIND_NUMBER[action.artifact])
    state.held_artifacts[seat].remove(artifact)
    state.artifact_discard.append(artifact)
    forget(state, artifact)
    state.discharged = True
    state.energy[seat] += DISCHARGE
    state.tell(DISCHARGES, (seat, action.artifact, DISCHARGE))
