"""What a seat is asked for just now, and why something that belongs to another moment can't be done."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Line, Said
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon import exchange_actions as trade
from serendip.games.time_horizon.cards.bets import tokens_left
from serendip.games.time_horizon.rules.asked_for import (
    ANNIHILATES,
    ANSWERS,
    BETS,
    CHOOSES,
    CONFIRMS,
    DRAFTS,
    FLEES,
    HANDS_OVER,
    IN_TURN,
    MAY_OFFER,
    PLANS,
    PROPOSED,
    SWAPS,
)
from serendip.games.time_horizon.rules.asking import asked_by_stage
from serendip.games.time_horizon.rules.drafting import ACTIONS as DRAFTING
from serendip.games.time_horizon.state import ANNIHILATING, BETTING, FLEEING, SWAPPING, TURN, TimeHorizon
from serendip.games.time_horizon.terms import Terms
from serendip.games.time_horizon.words import (
    ANSWER_FIRST,
    BET_FIRST,
    CHOOSE_FIRST,
    CONFIRM_FIRST,
    FINISH_FIRST,
    FLEE_FIRST,
    NO_BETS,
    NO_CHOICE,
    NO_DRAFT,
    NO_OFFER,
    NOT_BEGUN,
    NOT_FLEEING,
    NOT_IN_TURN,
    NOT_SWAPPING,
    SWAPPING_NOW,
    WHO_PAYS_FIRST,
)

_LAST_STEPS: Final = (do.DrawLink, do.NameArc, do.Place, do.PutBack, do.Jump, do.JumpFar, do.Sew)

_NOT_ASKED: Final[dict[type[Action], Line]] = {
    do.SwapEvent: NOT_SWAPPING,
    do.KeepEvents: NOT_SWAPPING,
    do.ChooseEvent: NO_CHOICE,
    do.Flee: NOT_FLEEING,
    do.Bet: NO_BETS,
    do.NextVictim: NOT_BEGUN,
    do.SpendLast: NOT_BEGUN,
    do.Refrain: NOT_BEGUN,
}
"""Of what can be done only when one is asked for it: that one is not."""

_FIRST: Final[dict[int, Line]] = {
    **dict.fromkeys(PLANS, FINISH_FIRST),
    SWAPS: SWAPPING_NOW,
    CONFIRMS: CONFIRM_FIRST,
    DRAFTS: FINISH_FIRST,
    PROPOSED: ANSWER_FIRST,
    ANSWERS: ANSWER_FIRST,
    HANDS_OVER: ANSWER_FIRST,
    FLEES: FLEE_FIRST,
    BETS: BET_FIRST,
    ANNIHILATES: WHO_PAYS_FIRST,
}
"""What one has to do before anything else."""


def moment(state: TimeHorizon, seat: int) -> int:
    """Return what a seat is asked for."""
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


def not_now(state: TimeHorizon, seat: int, action: Action) -> Said:
    """Return why this is not the moment for an action."""
    kind = type(action)
    if kind in _NOT_ASKED:
        return Said(_NOT_ASKED[kind])
    if kind in DRAFTING and state.drafts[seat] is None:
        return Said(NO_DRAFT)
    offer = state.offer
    if kind in (trade.Accept, trade.Decline, trade.Counter, trade.HandOver) and (
        offer is None or offer.receiver != seat
    ):
        return Said(NO_OFFER)
    if kind in (trade.Withdraw, trade.LeaveStanding) and (offer is None or offer.proposer != seat):
        return Said(NO_OFFER)
    asked = moment(state, seat)
    if kind in _LAST_STEPS and (asked == IN_TURN or asked in PLANS):
        return Said(NOT_BEGUN)
    if asked in _FIRST:
        return Said(_FIRST[asked])
    return _only_chooses(state, seat, asked)


def _only_chooses(state: TimeHorizon, seat: int, asked: int) -> Said:
    """Return why somebody who only chooses an event, or may only offer an exchange, can do nothing else."""
    if state.offer is not None:
        return Said(ANSWER_FIRST)
    if state.stage == TURN and (asked == MAY_OFFER or seat != state.at_turn):
        return Said(NOT_IN_TURN, (state.at_turn,))
    return Said(CHOOSE_FIRST)
