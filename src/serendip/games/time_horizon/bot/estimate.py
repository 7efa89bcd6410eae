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
    GEAR,
    GUN,
    HOLE,
    KIND_OF,
    LAST_ROUNDS,
    PEACEFUL_ROUNDS,
    ROUNDS,
    SHIELD,
    STORAGE,
    TANGLE_WORTH,
    TANGLES,
)
from serendip.games.time_horizon.continuum import FAR, NODES, RING, distance
from serendip.games.time_horizon.rules.activity import yield_of
from serendip.games.time_horizon.rules.moving import speed
from serendip.games.time_horizon.state import NO_PLAN, TURN, TimeHorizon

ENERGY: Final = 0.02
"""What a unit of energy is worth in points while there is time to use it: a turn of extraction pays for two events."""

TURN_WORTH: Final = 0.35
"""What a turn brings at least."""

ARTIFACT: Final = 1.1
"""What an artifact in hand brings while there are rounds to use it."""

ON_TABLE: Final = 0.4
"""What one that is cast still brings."""

UNREST: Final = 0.7
"""How much less sure an event is for each round in which it can still be pushed."""

FUSS: Final = 0.05
"""What it costs to begin something and put it back."""

SPENT_A_TURN: Final = 6
"""More than this for each turn that is left is worth little."""

LOSS: Final = 0.04
"""How much less a point is worth for each round to come. In games between bots it was 0.15; whoever counts on that lets
the others do the work."""

EARLY_RINGS: Final = 2
LATE_EVENT: Final = 0.9
"""What is left in the end of a point that an event of the outer rings promises."""

LATE_ENERGY: Final = 0.06
SPARE_ENERGY: Final = 0.012
"""What a unit of energy is worth in the last rounds, and what one is that can hardly be used."""

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
    """Return what everybody's position is worth, in points at the end of the game.

    The weights were measured: final points in games between bots, by what everybody had before (docs/bots.md).
    Early points are partly lost again, for the leader is everybody's target.
    """
    left = ROUNDS - state.round
    kept = 1 / (1 + LOSS * left)
    found = [kept * points for points in state.points]
    seat_of = state.seat_of
    for node in range(state.now, NODES):
        card = state.event[node]
        if card < 0:
            continue
        weight = kept if RING[node] <= EARLY_RINGS else LATE_EVENT
        happens = likely(state.sums[node], state.token[node], time_left(state, node))
        if card >= TANGLES:
            for at, seat, side in state.tangle_tokens:
                if at == node:
                    found[seat] += weight * TANGLE_WORTH * (happens if side else 1 - happens)
            continue
        amount = AMOUNT[card]
        if amount:
            colour = state.happens_arc[node]
            if colour >= 0 and seat_of[colour] >= 0:
                found[seat_of[colour]] += weight * amount * happens
            colour = state.fails_arc[node]
            if colour >= 0 and seat_of[colour] >= 0:
                found[seat_of[colour]] += weight * amount * (1 - happens)
    for seat in range(state.seats):
        if state.alive[seat]:
            found[seat] += means(state, seat)
    return found


def means(state: TimeHorizon, seat: int) -> float:
    """Return what a living player's turns, energy, cards, items and place are worth."""
    left = ROUNDS - state.round
    turns = left
    node = state.pawn[seat]
    gain = yield_of(state, node) if node >= 0 else 0
    worth = 0.0
    # A turn that is still to come is worth something, so that it does not look good to put off the others' turns.
    if state.at_turn == seat:
        worth += TURN_WORTH * state.activity / ACTIVITY
        turns += state.activity == ACTIVITY
    elif state.at_turn >= 0 and seat in state.order[state.turn :]:
        worth += TURN_WORTH
        turns += 1
    worth -= FUSS * state.fuss[seat]
    energy = float(state.energy[seat])
    if state.items[STORAGE][seat]:
        energy += 0.8 * state.stored[seat] + min(turns, 8)
    many = left > 2
    worth += len(state.held_artifacts[seat]) * (ARTIFACT if many else DISCHARGE * ENERGY)
    for artifact in state.cast_artifacts[seat]:
        worth += ON_TABLE if many else 0.1
        if KIND_OF[artifact] == HOLE:
            energy -= 1.15 * state.debt[artifact] + 0.8 * state.tension[artifact]
    useful = min(energy, float(SPENT_A_TURN * turns))
    worth += (ENERGY if left > 4 else LATE_ENERGY) * useful + SPARE_ENERGY * (energy - useful)
    if state.energy[seat] < 5 and turns > 0:
        worth -= 0.12 * (5 - state.energy[seat])
    if state.round >= PEACEFUL_ROUNDS and turns > 0:
        worth -= danger(state, seat)
    worth += (0.05 if left >= 10 else 0.008) * gain
    later = min(1.0, turns / 8)
    worth += later * hand_worth(state, seat, turns)
    worth += later * (0.05 * state.items[GUN][seat] + 0.04 * state.items[SHIELD][seat])
    worth += later * (0.15 * state.items[ACCELERATOR][seat] + 0.04 * state.items[AMPLIFIER][seat])
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
        total += 0.2 * GEAR[card]
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
    heat = 0.6 + 0.07 * left
    mine = exp(min(30.0, values[seat] / heat))
    total = sum([exp(min(30.0, value / heat)) for value in values])
    return mine / total
