"""The Link Amplifier: links of one's node made stronger (TH-54, TH-93)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Amplify, AmplifyNeedle
from serendip.games.time_horizon.components import AMPLIFICATIONS, AMPLIFIER, MOST_LINK
from serendip.games.time_horizon.continuum import BORDER, FAR, NEIGHBOUR, NODES
from serendip.games.time_horizon.offerings import AMPLIFY, AMPLIFY_NEEDLE
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.links import amplify, amplify_needle, border_between, needle_between
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import (
    AMPLIFIES,
    FAR_AWAY,
    NO_AMPLIFIER,
    NO_LINK,
    NO_SUCH_NODE,
    STRONGEST,
    THREE_A_TURN,
    USED_UP,
)

ACTIONS: Final = (Amplify, AmplifyNeedle)
STAGES: Final = (IN_TURN,)


def may_amplify(state: TimeHorizon, seat: int) -> bool:
    """Say whether the player at turn may use a charge here: three a turn, and V616 Mon has no links."""
    return bool(state.items[AMPLIFIER][seat] and state.amplified < AMPLIFICATIONS and state.pawn[seat] != FAR)


def neighbours_to_amplify(state: TimeHorizon, here: int) -> list[int]:
    """Return the neighbours with which the link can be made stronger; they may be empty nodes."""
    found: list[int] = []
    for number in range(6 * here, 6 * here + 6):
        border = BORDER[number]
        if border >= 0 and state.border[border] and state.strength[border] < MOST_LINK:
            found.append(NEIGHBOUR[number])
    return found


def needles_to_amplify(state: TimeHorizon, here: int) -> list[int]:
    """Return the other ends of the node's long links that can be made stronger."""
    return [
        end if start == here else start
        for start, end, _, strength in state.needles
        if strength < MOST_LINK and here in (start, end)
    ]


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the links of one's node that can be made stronger."""
    if not state.items[AMPLIFIER][seat] or not may_amplify(state, seat):
        return
    here = state.pawn[seat]
    for node in neighbours_to_amplify(state, here):
        offers.append(AMPLIFY[node])
    for node in needles_to_amplify(state, here):
        offers.append(AMPLIFY_NEEDLE[node])


def why_not(state: TimeHorizon, seat: int, action: Amplify | AmplifyNeedle) -> Said | None:
    """Return why a link can't be amplified."""
    here = state.pawn[seat]
    if not may_amplify(state, seat):
        if not state.items[AMPLIFIER][seat]:
            return Said(NO_AMPLIFIER)
        return Said(THREE_A_TURN if state.amplified >= AMPLIFICATIONS else FAR_AWAY)
    if not 0 <= action.node < NODES:
        return Said(NO_SUCH_NODE, (action.node,))
    if isinstance(action, Amplify):
        if action.node in neighbours_to_amplify(state, here):
            return None
        border = border_between(here, action.node)
        return Said(STRONGEST) if border >= 0 and state.border[border] else Said(NO_LINK, (action.node,))
    if action.node in needles_to_amplify(state, here):
        return None
    return Said(STRONGEST) if needle_between(state, here, action.node) >= 0 else Said(NO_LINK, (action.node,))


def play(state: TimeHorizon, seat: int, action: Amplify | AmplifyNeedle) -> None:
    """Make a link of one's node stronger; when the charges are used up, the Amplifier is gone."""
    here = state.pawn[seat]
    stronger = amplify if isinstance(action, Amplify) else amplify_needle
    strength = stronger(state, here, action.node)
    state.amplified += 1
    state.tell(AMPLIFIES, (seat, here, action.node, strength))
    state.items[AMPLIFIER][seat] -= 1
    if state.items[AMPLIFIER][seat] == 0:
        state.tell(USED_UP)
