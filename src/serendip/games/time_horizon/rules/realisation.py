"""The Now passes: node by node events happen or do not, and points are given (TH-6, TH-40).

The wormhole of a node closes behind it (TH-95). TH-46 is the rulebook's example of how an event is reckoned.
"""

from serendip.games.time_horizon.components import LAST_ROUNDS, PHASE_OF, TITLES
from serendip.games.time_horizon.continuum import LAST_OF_RING, NODES
from serendip.games.time_horizon.rules.forecast import gains, outcome_of, weigh
from serendip.games.time_horizon.state import EMPTY, FLEEING, NONE, OUT, TimeHorizon
from serendip.games.time_horizon.words import (
    CENTRE_PASSES,
    EMPTY_NODES,
    FAILS,
    HAPPENS,
    LEAVES,
    LOSES,
    PHASE_ENDS,
    SCORES,
    TIE_FAILS,
    TIE_HAPPENS,
    WORMHOLE_SHUTS,
)


def phase_ends(state: TimeHorizon) -> bool:
    """Say whether the Now passes after this round (TH-6)."""
    return state.round in LAST_ROUNDS


def announce(state: TimeHorizon) -> None:
    """Tell that a phase ends."""
    phase = PHASE_OF[state.round]
    if phase == 0:
        state.tell(CENTRE_PASSES)
    else:
        state.tell(PHASE_ENDS, (phase, phase))


def sweep(state: TimeHorizon) -> bool:
    """Let the Now pass on until somebody has to choose where to flee; say whether the ring is done."""
    last = LAST_OF_RING[PHASE_OF[state.round]]
    empty: list[int] = []
    while state.now <= last:
        node = state.now
        if state.event[node] == NONE:
            state.result[node] = EMPTY
            state.expected[node] = EMPTY
            empty.append(node)
        else:
            tell_empty(state, empty)
            empty = []
            realise(state, node)
        while node in state.wormholes:
            state.wormholes.remove(node)
            state.tell(WORMHOLE_SHUTS, (node,))
        state.now = node + 1
        pawns = [seat for seat in state.order if state.pawn[seat] == node and state.alive[seat]]
        if pawns:
            tell_empty(state, empty)
            empty = []
            if node == NODES - 1:
                for seat in pawns:
                    state.pawn[seat] = OUT
                    state.tell(LEAVES, (seat,))
            else:
                state.stage = FLEEING
                state.fleeing = pawns
                return False
    tell_empty(state, empty)
    state.points_after.append(tuple(state.points))
    return True


def tell_empty(state: TimeHorizon, nodes: list[int]) -> None:
    """Tell which nodes were empty, in one line."""
    if nodes:
        state.tell(EMPTY_NODES, (tuple(nodes),))


def realise(state: TimeHorizon, node: int) -> None:
    """An event happens or does not, for good (TH-91), by its sum (TH-41, TH-42, TH-43).

    The player on the right arc scores (TH-44, TH-66).
    """
    total = weigh(state, node)
    outcome = outcome_of(state, node, total)
    state.sums[node] = total
    state.result[node] = outcome
    state.expected[node] = outcome
    title = TITLES[state.event[node]]
    if total == 0:
        state.tell(TIE_HAPPENS if outcome else TIE_FAILS, (title, node))
    else:
        state.tell(HAPPENS if outcome else FAILS, (title, node, total))
    for seat, amount in gains(state, node, outcome):
        state.points[seat] += amount
        state.tell(SCORES if amount > 0 else LOSES, (seat, abs(amount)))
