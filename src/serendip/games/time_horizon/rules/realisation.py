"""The Now passes: node by node events happen or do not, points are given, pawns flee (TH-6, TH-40 to TH-45, TH-66)."""

from serendip.games.time_horizon.components import (
    AMOUNT,
    LAST_ROUNDS,
    PHASE_OF,
    TANGLE_WORTH,
    TANGLES,
    TITLES,
)
from serendip.games.time_horizon.continuum import LAST_OF_RING, NEIGHBOURS, NODES
from serendip.games.time_horizon.rules.forecast import weigh
from serendip.games.time_horizon.state import EMPTY, FAILED, FLEEING, HAPPENED, NONE, OUT, TimeHorizon
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
    """An event happens or does not; the player on the right arc scores (TH-41 to TH-44)."""
    total = weigh(state, node)
    outcome = HAPPENED if total > 0 else FAILED if total < 0 else state.token[node]
    state.sums[node] = total
    state.result[node] = outcome
    state.expected[node] = outcome
    card = state.event[node]
    title = TITLES[card]
    if total == 0:
        state.tell(TIE_HAPPENS if outcome else TIE_FAILS, (title, node))
    else:
        state.tell(HAPPENS if outcome else FAILS, (title, node, total))
    if card >= TANGLES:
        for at, seat, side in state.tangle_tokens:
            if at == node and side == outcome:
                score(state, seat, TANGLE_WORTH)
        return
    colour = state.happens_arc[node] if outcome else state.fails_arc[node]
    if colour >= 0 and state.seat_of[colour] >= 0:
        score(state, state.seat_of[colour], AMOUNT[card])


def score(state: TimeHorizon, seat: int, amount: int) -> None:
    """Give or take points; they may go below 0 (TH-44)."""
    if amount == 0:
        return
    state.points[seat] += amount
    state.tell(SCORES if amount > 0 else LOSES, (seat, abs(amount)))


def refuges(state: TimeHorizon, seat: int) -> list[int]:
    """Return where a pawn can flee: neighbouring nodes that the Now has not passed (TH-45)."""
    return [node for node in NEIGHBOURS[state.pawn[seat]] if node >= state.now]
