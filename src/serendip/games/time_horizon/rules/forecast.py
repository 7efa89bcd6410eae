"""What each event's sum would be if all were realised as it stands, and who would gain (TH-44), up to date.

A change at one node is followed forward in time only as far as it changes outcomes; nothing else is computed anew.
When the Now reaches a node all that came before it is realised, so that its forecast is its result.
"""

from serendip.games.time_horizon.components import AMOUNT, NOBODY, TANGLE_WORTH, TANGLES
from serendip.games.time_horizon.continuum import BACKWARD, ONWARD
from serendip.games.time_horizon.state import EMPTY, FAILED, HAPPENED, NONE, TimeHorizon


def weigh(state: TimeHorizon, node: int) -> int:
    """Return the sum of a node's event: links with earlier events, and impacts (TH-41, TH-42, TH-43).

    What is empty influences nothing (TH-40).
    """
    total = state.impacts_for[node] - state.impacts_against[node]
    border = state.border
    expected = state.expected
    for number, earlier in BACKWARD[node]:
        kind = border[number]
        if kind:
            outcome = expected[earlier]
            if outcome == HAPPENED:
                total += kind * state.strength[number]
            elif outcome == FAILED:
                total -= kind * state.strength[number]
    for start, end, kind, strength in state.needles:
        if end == node:
            outcome = expected[start]
            if outcome == HAPPENED:
                total += kind * strength
            elif outcome == FAILED:
                total -= kind * strength
    return total


def outcome_of(state: TimeHorizon, node: int, total: int) -> int:
    """Return how an event with this sum comes out: at 0 the token decides (TH-43)."""
    return HAPPENED if total > 0 else FAILED if total < 0 else state.token[node]


def gains(state: TimeHorizon, node: int, outcome: int) -> list[tuple[int, int]]:
    """Return who gains how many points if a node's event comes out so: who is on the arc, or bet on it (TH-33, TH-66).

    Below 0 points are lost (TH-44).
    """
    card = state.event[node]
    if card >= TANGLES:
        return [(seat, TANGLE_WORTH) for at, seat, side in state.tangle_tokens if at == node and side == outcome]
    colour = state.happens_arc[node] if outcome == HAPPENED else state.fails_arc[node]
    if colour == NOBODY or state.seat_of[colour] == NONE or AMOUNT[card] == 0:
        return []
    return [(state.seat_of[colour], AMOUNT[card])]


def update(state: TimeHorizon, node: int) -> None:
    """Bring the forecast up to date after something changed at a node."""
    waiting = 1 << node
    event = state.event
    border = state.border
    expected = state.expected
    while waiting:
        lowest = waiting & -waiting
        waiting ^= lowest
        node = lowest.bit_length() - 1
        if event[node] < 0:
            continue
        total = weigh(state, node)
        state.sums[node] = total
        outcome = outcome_of(state, node, total)
        if outcome == expected[node]:
            continue
        expected[node] = outcome
        for number, later in ONWARD[node]:
            if border[number]:
                waiting |= 1 << later
        for start, end, _, _ in state.needles:
            if start == node:
                waiting |= 1 << end


def reckon(state: TimeHorizon) -> None:
    """Compute the whole forecast from nothing; for setups and tests."""
    for node in range(len(state.event)):
        if state.event[node] < 0:
            state.expected[node] = EMPTY
            state.sums[node] = 0
        elif state.result[node] < 0:
            total = weigh(state, node)
            state.sums[node] = total
            state.expected[node] = outcome_of(state, node, total)
