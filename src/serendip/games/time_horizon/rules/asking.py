"""Who is asked now, and for what: the player at turn, those who answer, bet or flee, all who choose an event."""

from typing import Final

from serendip.games.time_horizon.artifacts.bets import tokens_left
from serendip.games.time_horizon.components import FIRST_ARTIFACT_ROUND
from serendip.games.time_horizon.rules.exchange import may_interrupt
from serendip.games.time_horizon.rules.moments import (
    ANNIHILATES,
    ANSWERS,
    BETS,
    CHOOSES,
    CONFIRMS,
    DRAFTS,
    FLEES,
    HANDS_OVER,
    MAY_OFFER,
    PROPOSED,
    SWAPS,
)
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
from serendip.games.time_horizon.terms import Terms

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
            if state.round >= FIRST_ARTIFACT_ROUND and not state.pending[state.at_turn]:
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


def moment(state: TimeHorizon, seat: int) -> int:
    """Return what a seat is asked for, one of `moments`."""
    if state.held[seat] is not None:
        return CONFIRMS
    stage = state.stage
    if stage == TURN:
        if state.offer is not None:
            return _moment_of_offer(state, seat, state.offer)
        if state.drafts[seat] is not None:
            return DRAFTS
        if seat == state.at_turn:
            return CHOOSES if state.pending[seat] else state.plan
        return MAY_OFFER if asked_by_stage(state) >> seat & 1 else CHOOSES
    if stage == FLEEING:
        return FLEES if state.fleeing[0] == seat else CHOOSES
    if stage == BETTING:
        return BETS if tokens_left(state, seat) > 0 else CHOOSES
    if stage == ANNIHILATING:
        return ANNIHILATES if state.annihilator == seat else CHOOSES
    return SWAPS if stage == SWAPPING else CHOOSES


def _moment_of_offer(state: TimeHorizon, seat: int, offer: Terms) -> int:
    """Return what a seat is asked for while an offer is open."""
    if state.handing_over is not None:
        return HANDS_OVER if seat == offer.receiver else CHOOSES
    if seat == offer.proposer:
        return CHOOSES if state.left_standing else PROPOSED
    if seat != offer.receiver:
        return CHOOSES
    return DRAFTS if state.drafts[seat] is not None else ANSWERS
