"""Collector: an extraction takes the bonuses of the neighbouring events along (TH-62)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import ExtractWithCollector
from serendip.games.time_horizon.cards.using import ready, use, why_not_ready
from serendip.games.time_horizon.components import BONUS, COLLECTED_LEAST, COLLECTED_MOST, COLLECTOR
from serendip.games.time_horizon.continuum import FAR, NEIGHBOURS
from serendip.games.time_horizon.offerings import EXTRACT_WITH_COLLECTOR
from serendip.games.time_horizon.rules.activity import yield_of
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import COLLECTS, NO_ACTIVITY

ACTIONS: Final = (ExtractWithCollector,)
STAGES: Final = (IN_TURN,)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer an extraction with the Collector."""
    if state.activity and state.cast_artifacts[seat] and ready(state, seat, COLLECTOR) >= 0:
        offers.append(EXTRACT_WITH_COLLECTOR)


def why_not(state: TimeHorizon, seat: int, action: ExtractWithCollector) -> Said | None:
    """Return why one can't extract with it."""
    unready = why_not_ready(state, seat, COLLECTOR)
    if unready is not None:
        return unready
    return None if state.activity else Said(NO_ACTIVITY, (1, state.activity))


def collected(state: TimeHorizon, node: int) -> int:
    """Return what the Collector adds at a node."""
    total = 0
    if node != FAR:
        for other in NEIGHBOURS[node]:
            if other >= state.now and state.event[other] >= 0:
                total += BONUS[state.event[other]]
    return min(COLLECTED_MOST, max(COLLECTED_LEAST, total))


def play(state: TimeHorizon, seat: int, action: ExtractWithCollector) -> None:
    """Extract with a charge of the Collector."""
    node = state.pawn[seat]
    added = collected(state, node)
    number = yield_of(state, node) + added
    artifact = ready(state, seat, COLLECTOR)
    use(state, artifact, COLLECTOR)
    state.energy_artifact = artifact
    state.activity -= 1
    state.energy[seat] += number
    state.tell(COLLECTS, (seat, number, added))
