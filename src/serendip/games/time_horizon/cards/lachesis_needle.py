"""Lachesis Needle: long links from one's node to a later one (TH-63)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Sew, ThreadNeedle
from serendip.games.time_horizon.cards.using import ready, use, why_not_ready
from serendip.games.time_horizon.components import CAUSE, HINDRANCE, NEEDLE, NEEDLE_STRENGTH
from serendip.games.time_horizon.continuum import FAR, WITHIN_REACH
from serendip.games.time_horizon.offerings import LINK_NAMES, SEW, THREAD_NEEDLE
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.links import are_linked, sew
from serendip.games.time_horizon.rules.moving import no_place
from serendip.games.time_horizon.rules.plans import clear_plan
from serendip.games.time_horizon.state import SEWING, TimeHorizon
from serendip.games.time_horizon.words import (
    FAR_AWAY,
    FINISH_FIRST,
    NO_SUCH_LINK,
    NOT_BEGUN,
    NOTHING_TO_SEW,
    OUT_OF_REACH,
    SEWS,
)

ACTIONS: Final = (ThreadNeedle, Sew)
STAGES: Final = (IN_TURN, SEWING)


def targets(state: TimeHorizon, seat: int) -> list[int]:
    """Return the later nodes within reach that are not linked to one's node."""
    node = state.pawn[seat]
    return [] if node == FAR else [other for other in WITHIN_REACH[node] if not are_linked(state, node, other)]


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the Needle if it reaches anything; once it is threaded, every node with either kind of link."""
    if state.plan == SEWING:
        for node in targets(state, seat):
            offers += SEW[node]
    elif state.cast_artifacts[seat] and ready(state, seat, NEEDLE) >= 0 and targets(state, seat):
        offers.append(THREAD_NEEDLE)


def why_not(state: TimeHorizon, seat: int, action: ThreadNeedle | Sew) -> Said | None:
    """Return why the Needle can't be used, or not to link these nodes."""
    if isinstance(action, ThreadNeedle):
        if state.plan == SEWING:
            return Said(FINISH_FIRST)
        unready = why_not_ready(state, seat, NEEDLE)
        if unready is not None:
            return unready
        if targets(state, seat):
            return None
        return Said(FAR_AWAY if state.pawn[seat] == FAR else NOTHING_TO_SEW)
    if state.plan != SEWING:
        return Said(NOT_BEGUN)
    if action.node not in targets(state, seat):
        return no_place(state, action.node) or Said(OUT_OF_REACH, (action.node,))
    return None if action.link in LINK_NAMES.values() else Said(NO_SUCH_LINK)


def play(state: TimeHorizon, seat: int, action: ThreadNeedle | Sew) -> None:
    """Begin to sew, of which nothing is used before the target is chosen; or link one's node to a later one."""
    if isinstance(action, ThreadNeedle):
        state.plan = SEWING
        return
    node = state.pawn[seat]
    use(state, ready(state, seat, NEEDLE), NEEDLE)
    sew(state, node, action.node, CAUSE if action.link == LINK_NAMES[CAUSE] else HINDRANCE, NEEDLE_STRENGTH)
    clear_plan(state)
    state.tell(SEWS, (seat, action.link, node, action.node))
