"""How a position of Time Horizon looks for a player: points to expect, and what energy, cards and place are worth."""

from math import exp
from typing import Final

from serendip.games.time_horizon.components import (
    ABSORBS,
    ACCELERATOR,
    ACTIVITY,
    AMOUNT,
    AMPLIFIER,
    DAMAGE,
    DISCHARGE,
    GUN,
    HOLE,
    KIND_OF,
    LAST_ROUNDS,
    PEACEFUL_ROUNDS,
    ROUNDS,
    SHIELD,
    STORAGE,
    TANGLE,
    TANGLE_WORTH,
    TANGLES,
)
from serendip.games.time_horizon.continuum import FAR, NODES, RING, distance
from serendip.games.time_horizon.rules.activity import yield_of
from serendip.games.time_horizon.rules.movement import speed
from serendip.games.time_horizon.state import NO_PLAN, TURN, TimeHorizon

ENERGY: Final = 0.02
"""What a unit of energy is worth in points while there is time to use it: a turn of extraction pays for two events."""

TURN_WORTH: Final = 0.42
"""What a turn brings at least."""

UNREST: Final = 0.7
"""How much less sure an event is for each round in which it can still be pushed."""

FUSS: Final = 0.05
"""What it costs to begin something and put it back."""

SPENT_A_TURN: Final = 13
"""More than this for each turn that is left can hardly be used."""

_MOST: Final = 13
"""Sums beyond this are as good as this."""


def _chances() -> list[list[float]]:
    """For the rounds left, and for twice the sum with one more or less by the token: how likely the event happens."""
    return [
        [1 / (1 + exp(-doubled / (0.9 + UNREST * left))) for doubled in range(-2 * _MOST, 2 * _MOST + 1)]
        for left in range(ROUNDS + 1)
    ]


CHANCES: Final[list[list[float]]] = _chances()


def likely(total: int, token: int, left: int) -> float:
    """Return how likely an event happens, from its sum, its token and the rounds in which it can still be pushed."""
    doubled = 2 * total + (1 if token else -1)
    return CHANCES[left][max(0, min(4 * _MOST, doubled + 2 * _MOST))]


def time_left(state: TimeHorizon, node: int) -> int:
    """Return in how many rounds the Now passes a node."""
    return max(0, LAST_ROUNDS[RING[node]] - state.round)


def worths(state: TimeHorizon) -> list[float]:
    """Return what everybody's position is worth, in points."""
    seats = state.seats
    found = [float(points) for points in state.points]
    seat_of = state.seat_of
    for node in range(state.now, NODES):
        card = state.event[node]
        if card < 0:
            continue
        happens = likely(state.sums[node], state.token[node], time_left(state, node))
        if card >= TANGLES:
            for at, seat, side in state.tangle_tokens:
                if at == node:
                    found[seat] += TANGLE_WORTH * (happens if side else 1 - happens)
            continue
        amount = AMOUNT[card]
        if amount:
            colour = state.happens_arc[node]
            if colour >= 0 and seat_of[colour] >= 0:
                found[seat_of[colour]] += amount * happens
            colour = state.fails_arc[node]
            if colour >= 0 and seat_of[colour] >= 0:
                found[seat_of[colour]] += amount * (1 - happens)
    for seat in range(seats):
        if state.alive[seat]:
            found[seat] += means(state, seat)
    return found


def means(state: TimeHorizon, seat: int) -> float:
    """Return what a living player's turns, energy, cards, items and place are worth."""
    turns = ROUNDS - state.round
    node = state.pawn[seat]
    gain = yield_of(state, node) if node >= 0 else 0
    worth = 0.0
    # A turn that is still to come is worth something, so that it does not look good to put off the others' turns.
    this_turn = max(TURN_WORTH, 1.9 * gain * ENERGY)
    if state.at_turn == seat:
        worth += this_turn * state.activity / 2
        turns += state.activity == 2
    elif state.at_turn >= 0 and seat in state.order[state.turn :]:
        worth += this_turn
        turns += 1
    worth -= FUSS * state.fuss[seat]
    energy = float(state.energy[seat])
    if state.items[STORAGE][seat]:
        energy += 0.8 * state.stored[seat] + min(turns, 8)
    for artifact in state.held_artifacts[seat]:
        energy += DISCHARGE + (18 if KIND_OF[artifact] == TANGLE else 4)
    for artifact in state.cast_artifacts[seat]:
        energy += 7 * state.charges[artifact]
        if KIND_OF[artifact] == HOLE:
            energy += 8 - 1.15 * state.debt[artifact] - 0.8 * state.tension[artifact]
    useful = min(energy, SPENT_A_TURN * turns + 4.0)
    worth += ENERGY * useful + 0.001 * (energy - useful)
    if state.energy[seat] < 5 and turns > 0:
        worth -= 0.12 * (5 - state.energy[seat])
    if state.round >= PEACEFUL_ROUNDS and turns > 0:
        worth -= danger(state, seat)
    later = min(1.0, turns / 8)
    worth += later * (0.4 * gain * ENERGY + hand_worth(state, seat, turns))
    worth += later * (0.05 * state.items[GUN][seat] + 0.04 * state.items[SHIELD][seat])
    worth += later * (0.08 * state.items[ACCELERATOR][seat] + 0.04 * state.items[AMPLIFIER][seat])
    return worth


def danger(state: TimeHorizon, seat: int) -> float:
    """Return what it costs to stand where a rival could come and shoot one out of the game."""
    here = state.pawn[seat]
    for other in range(state.seats):
        there = state.pawn[other]
        if other == seat or there < 0 or here < 0:
            continue
        level = max(1, state.items[GUN][other])
        if state.energy[seat] > DAMAGE[level] - ABSORBS[state.items[SHIELD][seat]]:
            continue
        near = here == there if FAR in (here, there) else distance(here, there) <= speed(state, other)
        if near and state.energy[other] >= (6 if state.items[GUN][other] else 16):
            return 1.2
    return 0.0


def hand_worth(state: TimeHorizon, seat: int, turns: int) -> float:
    """Return what the events in hand bring beyond what an ordinary turn does."""
    total = 0.15 if state.pending[seat] else 0.0
    for card in state.hands[seat][:turns]:
        amount = AMOUNT[card]
        total += 0.72 * amount - 0.6 if amount > 1 else 0.1
    return total


def is_quiet(state: TimeHorizon) -> bool:
    """Say whether a turn is just beginning: what comes of a turn can't be told in the middle of it."""
    return (
        state.stage == TURN
        and state.activity == ACTIVITY
        and state.moves == 0
        and state.plan == NO_PLAN
        and state.offer is None
    )


def estimate(state: TimeHorizon, seat: int) -> float | None:
    """Return a seat's share of the win, 0 to 1; None in the middle of a turn."""
    if not is_quiet(state):
        return None
    values = worths(state)
    left = ROUNDS - state.round
    heat = 1.0 + 0.08 * left
    mine = exp(min(30.0, values[seat] / heat))
    total = sum([exp(min(30.0, value / heat)) for value in values])
    return mine / total
