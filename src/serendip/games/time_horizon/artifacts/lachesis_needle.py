"""Lachesis Needle: long links from one's node to a later one (TH-63)."""

from serendip.core.action import Action
from serendip.games.time_horizon.actions import Sew
from serendip.games.time_horizon.artifacts.casting import ready, use
from serendip.games.time_horizon.components import CAUSE, HINDRANCE, NEEDLE, NEEDLE_STRENGTH
from serendip.games.time_horizon.continuum import FAR, WITHIN_REACH
from serendip.games.time_horizon.offerings import LINK_NAMES, PUT_BACK, SEW, THREAD_NEEDLE
from serendip.games.time_horizon.rules.links import are_linked, sew
from serendip.games.time_horizon.rules.organising import clear_plan
from serendip.games.time_horizon.state import SEWING, TimeHorizon
from serendip.games.time_horizon.words import SEWS


def targets(state: TimeHorizon, seat: int) -> list[int]:
    """Return the later nodes within reach that are not linked to one's node."""
    node = state.pawn[seat]
    return [] if node == FAR else [other for other in WITHIN_REACH[node] if not are_linked(state, node, other)]


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the Needle if it reaches anything."""
    if ready(state, seat, NEEDLE) >= 0 and targets(state, seat):
        offers.append(THREAD_NEEDLE)


def offer_targets(state: TimeHorizon, seat: int) -> list[Action]:
    """Return every node with either kind of link."""
    offers: list[Action] = []
    for node in targets(state, seat):
        offers += SEW[node]
    offers.append(PUT_BACK)
    return offers


def thread_needle(state: TimeHorizon, seat: int, action: Action) -> None:
    """Begin to sew; nothing is used before the target is chosen."""
    state.plan = SEWING


def sew_link(state: TimeHorizon, seat: int, action: Sew) -> None:
    """Link one's node to a later one."""
    node = state.pawn[seat]
    use(state, ready(state, seat, NEEDLE), NEEDLE)
    sew(state, node, action.node, CAUSE if action.link == LINK_NAMES[CAUSE] else HINDRANCE, NEEDLE_STRENGTH)
    clear_plan(state)
    state.tell(SEWS, (seat, action.link, node, action.node))
