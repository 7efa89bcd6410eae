"""What tells who will win Time Horizon, to those who see what all see: the signs that its outlook weighs."""

from typing import Final

from serendip.core.outlook import Signs
from serendip.games.time_horizon.bot.estimate import danger, likely, time_left
from serendip.games.time_horizon.components import (
    ACCELERATOR,
    ACTIVITY,
    AMOUNT,
    AMPLIFIER,
    GUN,
    HOLE,
    KIND_OF,
    PEACEFUL_ROUNDS,
    ROUNDS,
    SHIELD,
    STORAGE,
    TANGLE_WORTH,
    TANGLES,
)
from serendip.games.time_horizon.continuum import NODES
from serendip.games.time_horizon.rules.activity import yield_of
from serendip.games.time_horizon.state import TimeHorizon

SIGNS: Final[tuple[str, ...]] = (
    "points",
    "points to expect of events soon",
    "points to expect of events later",
    "points at stake",
    "energy",
    "last energy",
    "much energy",
    "gun",
    "shield",
    "accelerator",
    "storage",
    "amplifier",
    "artifacts in hand",
    "artifacts on the table",
    "debt",
    "events in hand",
    "extraction where one stands",
    "turn to come in this round",
    "activity left in this turn",
    "alive",
    "in danger",
)
SOON: Final = 3
"""Within so many rounds the Now passes an event that happens soon."""


def signs(state: TimeHorizon) -> Signs:
    """Return how far the match is, and the signs of each player."""
    soon = [0.0] * state.seats
    later = [0.0] * state.seats
    stake = [0.0] * state.seats
    for node in range(state.now, NODES):
        card = state.event[node]
        if card < 0:
            continue
        left = time_left(state, node)
        happens = likely(state.sums[node], state.token[node], left)
        promised = soon if left < SOON else later
        if card >= TANGLES:
            for at, seat, side in state.tangle_tokens:
                if at == node:
                    promised[seat] += TANGLE_WORTH * (happens if side else 1.0 - happens)
                    stake[seat] += TANGLE_WORTH * happens * (1.0 - happens)
            continue
        amount = AMOUNT[card]
        if not amount:
            continue
        for colour, chance in ((state.happens_arc[node], happens), (state.fails_arc[node], 1.0 - happens)):
            if colour >= 0 and state.seat_of[colour] >= 0:
                promised[state.seat_of[colour]] += amount * chance
                stake[state.seat_of[colour]] += abs(amount) * chance * (1.0 - chance)
    done = state.turn / state.seats
    progress = max(0.0, min(1.0, (state.round - 1 + done) / ROUNDS))
    return progress, [row(state, seat, soon[seat], later[seat], stake[seat]) for seat in range(state.seats)]


def row(state: TimeHorizon, seat: int, soon: float, later: float, stake: float) -> list[float]:
    """Return the signs of one player, in the order of SIGNS."""
    alive = state.alive[seat]
    node = state.pawn[seat]
    energy = float(state.energy[seat])
    if state.items[STORAGE][seat]:
        energy += state.stored[seat]
    debt = 0
    for artifact in state.cast_artifacts[seat]:
        if KIND_OF[artifact] == HOLE:
            debt += state.debt[artifact] + state.tension[artifact]
    at_turn = state.at_turn == seat
    waiting = not at_turn and seat in state.order[state.turn :]
    return [
        0.3 * state.points[seat],
        0.3 * soon,
        0.3 * later,
        0.3 * stake,
        0.05 * min(energy, 40.0),
        0.2 * max(0.0, 6.0 - energy) if alive else 0.0,
        0.02 * max(0.0, energy - 40.0),
        0.5 * state.items[GUN][seat],
        0.5 * state.items[SHIELD][seat],
        0.5 * state.items[ACCELERATOR][seat],
        0.5 * state.items[STORAGE][seat],
        0.3 * state.items[AMPLIFIER][seat],
        0.5 * len(state.held_artifacts[seat]),
        0.5 * len(state.cast_artifacts[seat]),
        0.1 * debt,
        0.3 * (len(state.hands[seat]) + (1 if state.pending[seat] else 0)),
        0.1 * yield_of(state, node) if node >= 0 else 0.0,
        1.0 if waiting else 0.0,
        state.activity / ACTIVITY if at_turn else 0.0,
        1.0 if alive else 0.0,
        danger(state, seat) if alive and state.round >= PEACEFUL_ROUNDS else 0.0,
    ]
