"""Who is asked now: the player at turn, those who answer, bet or flee, all who choose an event."""

from typing import Final

from serendip.games.time_horizon.cards.bets import tokens_left
from serendip.games.time_horizon.rules.exchange import may_interrupt
from serendip.games.time_horizon.state import (
    ANNIHILATING,
    BETTING,
    ENDED,
    FLEEING,
    NONE,
    SHORTAGE,
    SWAPPING,
    TURN,
    TimeHorizon,
)

_SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(6) if seats >> seat & 1) for seats in range(1 << 6)
]
"""The seats of each set of bits."""


def ask(state: TimeHorizon) -> None:
    """Keep `to_act` true."""
    stage = state.stage
    if stage == ENDED:
        state.to_act = ()
        return
    asked = asked_by_stage(state)
    if any(state.pending):
        for seat in range(state.seats):
            if state.pending[seat]:
                asked |= 1 << seat
    state.to_act = _SEATS[asked]


def asked_by_stage(state: TimeHorizon) -> int:
    """Return a bit for each seat that is asked for something else than the choice of an event."""
    stage = state.stage
    if stage == TURN:
        offer = state.offer
        if offer is None:
            # A player who has to choose an event first can't be offered anything yet.
            asked = 1 << state.at_turn
            if not state.pending[state.at_turn]:
                asked |= may_interrupt(state)
            return asked
        asked = 1 << offer.receiver
        if not state.left_standing and state.handing_over is None:
            asked |= 1 << offer.proposer
        return asked
    if stage == FLEEING:
        return 1 << state.fleeing[0]
    if stage == BETTING:
        asked = 0
        for seat in range(state.seats):
            if tokens_left(state, seat) > 0:
                asked |= 1 << seat
        return asked
    if stage == ANNIHILATING:
        return 1 << state.annihilator
    if stage == SWAPPING:
        asked = 0
        for seat in range(state.seats):
            if state.swaps[seat] == NONE:
                asked |= 1 << seat
        return asked
    assert stage == SHORTAGE
    return 0
