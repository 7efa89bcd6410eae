"""What activity units are for beside organising: extracting energy and making impacts (TH-22, TH-23)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Extract, StrongImpact, WeakImpact
from serendip.games.time_horizon.components import (
    BONUS,
    FAR_EXTRACTION,
    PER_RING,
    STRONG_COST,
    STRONG_FORCE,
    TITLES,
    WEAK_FORCE,
    WEAK_GAIN,
)
from serendip.games.time_horizon.continuum import FAR, RING
from serendip.games.time_horizon.offerings import EXTRACT, SIDES, STRONG_IMPACT, WEAK_IMPACT
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.forecast import update
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import (
    EXTRACTS,
    NO_ACTIVITY,
    NO_ENERGY,
    NO_EVENT_HERE,
    NO_SUCH_SIDE,
    STRONG,
    WEAK,
)

ACTIONS: Final = (Extract, WeakImpact, StrongImpact)
STAGES: Final = (IN_TURN,)


def holds_event(state: TimeHorizon, node: int) -> bool:
    """Say whether there is an event to push in a place; V616 Mon holds none (TH-60)."""
    return node != FAR and state.event[node] >= 0


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer extraction, and impacts on the event of one's node."""
    if not state.activity:
        return
    offers.append(EXTRACT)
    if holds_event(state, state.pawn[seat]):
        offers += WEAK_IMPACT
        if state.energy[seat] >= STRONG_COST:
            offers += STRONG_IMPACT


def why_not(state: TimeHorizon, seat: int, action: Extract | WeakImpact | StrongImpact) -> Said | None:
    """Return why energy can't be extracted or an impact made."""
    if not isinstance(action, Extract):
        if not holds_event(state, state.pawn[seat]):
            return Said(NO_EVENT_HERE)
        if action.side not in SIDES:
            return Said(NO_SUCH_SIDE)
    if not state.activity:
        return Said(NO_ACTIVITY, (1, state.activity))
    if isinstance(action, StrongImpact) and state.energy[seat] < STRONG_COST:
        return Said(NO_ENERGY, (STRONG_COST, state.energy[seat]))
    return None


def play(state: TimeHorizon, seat: int, action: Extract | WeakImpact | StrongImpact) -> None:
    """Extract energy (TH-22), or push the event of one's node: a little and gain energy, or hard at a price (TH-23)."""
    node = state.pawn[seat]
    state.activity -= 1
    if isinstance(action, Extract):
        number = yield_of(state, node)
        state.energy[seat] += number
        state.tell(EXTRACTS, (seat, number))
    elif isinstance(action, WeakImpact):
        state.energy[seat] += WEAK_GAIN
        push(state, node, SIDES.index(action.side), WEAK_FORCE)
        state.tell(WEAK, (seat, action.side, TITLES[state.event[node]], node))
    else:
        state.energy[seat] -= STRONG_COST
        push(state, node, SIDES.index(action.side), STRONG_FORCE)
        state.tell(STRONG, (seat, action.side, TITLES[state.event[node]], node))


def yield_of(state: TimeHorizon, node: int) -> int:
    """Return what an extraction brings at a node: the centre's event adds 8 (TH-4), V616 Mon has 17 (TH-60)."""
    if node == FAR:
        return FAR_EXTRACTION
    event = state.event[node]
    return PER_RING * RING[node] + (BONUS[event] if event >= 0 else 0)


def push(state: TimeHorizon, node: int, side: int, force: int) -> None:
    """Put impacts on a side of a node; on an empty node they wait for an event (TH-64)."""
    if side:
        state.impacts_for[node] += force
    else:
        state.impacts_against[node] += force
    update(state, node)
