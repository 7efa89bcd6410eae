"""How a position of Time Horizon looks for a player: points to be expected, and what energy, cards and place are worth."""

from math import exp
from typing import Final

from serendip.games.time_horizon.components import (
    ACCELERATOR,
    AMOUNT,
    AMPLIFIER,
    DISCHARGE,
    GUN,
    HOLE,
    KIND_OF,
    LAST_ROUNDS,
    ROUNDS,
    SHIELD,
    STORAGE,
    TANGLE,
    TANGLE_WORTH,
    TANGLES,
)
from serendip.games.time_horizon.continuum import NODES, RING
from serendip.games.time_horizon.rules.activity import yield_of
from serendip.games.time_horizon.state import FLEEING, TURN, TimeHorizon

ENERGY: Final = 0.034
"""What one unit of energy is worth in points while there is time to use it."""

SPENT_A_TURN: Final = 13
"""More than this for each turn that is left can hardly be used."""

TOKEN: Final = 0.6
"""How much of an impact the tie-breaking token is worth."""

_SUMS: Final = 12


def _chances() -> list[list[float]]:
    """For the rounds left and the sum: how likely the event happens, not counting the token."""
    return [
        [1 / (1 + exp(-sum / (0.55 + 0.22 * min(left, 8)))) for sum in range(-2 * _SUMS, 2 * _SUMS + 1)]
        for left in range(ROUNDS + 1)
    ]


CHANCES: Final[list[list[float]]] = _chances()
"""By rounds left and twice the sum: what the token is worth lies between two sums."""


def chance(state: TimeHorizon, node: int) -> float:
    """Return how likely the event of a node happens."""
    left = max(0, LAST_ROUNDS[RING[node]] - state.round)
    doubled = 2 * state.sums[node] + (1 if state.token[node] else -1)
    place = max(0, min(4 * _SUMS, doubled // 2 + 2 * _SUMS))
    low = CHANCES[left][place]
    high = CHANCES[left][min(4 * _SUMS, place + 1)]
    return (low + high) / 2


def worths(state: TimeHorizon) -> list[float]:
    """Return what everybody's position is worth, in points."""
    seats = state.seats
    found = [float(points) for points in state.points]
    seat_of = state.seat_of
    for node in range(state.now, NODES):
        card = state.event[node]
        if card < 0:
            continue
        likely = chance(state, node)
        if card >= TANGLES:
            for at, seat, side in state.tangle_tokens:
                if at == node:
                    found[seat] += TANGLE_WORTH * (likely if side else 1 - likely)
            continue
        amount = AMOUNT[card]
        if amount:
            colour = state.happens_arc[node]
            if colour >= 0 and seat_of[colour] >= 0:
                found[seat_of[colour]] += amount * likely
            colour = state.fails_arc[node]
            if colour >= 0 and seat_of[colour] >= 0:
                found[seat_of[colour]] += amount * (1 - likely)
    for seat in range(seats):
        if state.alive[seat]:
            found[seat] += means(state, seat)
    return found


def means(state: TimeHorizon, seat: int) -> float:
    """Return what a living player's energy, cards, items and place are worth."""
    turns = ROUNDS - state.round
    if state.stage == TURN and seat in state.order[state.turn :]:
        turns += 1
    at_turn = seat == state.at_turn and state.stage == TURN
    energy = float(state.energy[seat])
    node = state.pawn[seat]
    if node >= 0:
        gain = yield_of(state, node)
        energy += 0.9 * gain * (state.activity if at_turn else 2 if turns else 0)
        if at_turn and turns > 1:
            energy += 0.8 * gain
    if state.items[STORAGE][seat]:
        energy += 0.8 * state.stored[seat] + min(turns, 8)
    for artifact in state.held_artifacts[seat]:
        energy += DISCHARGE + 4
        if KIND_OF[artifact] == TANGLE:
            energy += 14
    for artifact in state.cast_artifacts[seat]:
        energy += 7 * state.charges[artifact]
        if KIND_OF[artifact] == HOLE:
            energy += 8 - 1.15 * state.debt[artifact] - 0.8 * state.tension[artifact]
    useful = min(energy, SPENT_A_TURN * turns + 4.0)
    worth = ENERGY * useful + 0.002 * (energy - useful)
    if state.energy[seat] < 4 and turns > 0:
        worth -= 0.15 * (4 - state.energy[seat])
    later = min(1.0, turns / 10)
    cards = state.hands[seat]
    for card in cards[:turns]:
        amount = AMOUNT[card]
        worth += later * (0.16 * abs(amount) + 0.05)
    if state.pending[seat]:
        worth += later * 0.22
    worth += later * 0.12 * (state.items[GUN][seat] + state.items[SHIELD][seat] + 1.5 * state.items[ACCELERATOR][seat])
    worth += later * 0.05 * state.items[AMPLIFIER][seat]
    if 0 <= node < NODES and state.stage != FLEEING:
        worth += 0.03 * later * RING[node]
    return worth


def estimate(state: TimeHorizon, seat: int) -> float:
    """Return a seat's share of the win, 0 to 1."""
    values = worths(state)
    left = ROUNDS - state.round
    heat = 1.0 + 0.08 * left
    mine = exp(min(30.0, values[seat] / heat))
    total = sum([exp(min(30.0, value / heat)) for value in values])
    return mine / total
