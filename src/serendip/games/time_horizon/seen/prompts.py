"""The sentence that says what a seat is asked, or whom it waits for."""

from serendip.core.line import Said
from serendip.games.time_horizon.artifacts.tangle_of_fates import tokens_left
from serendip.games.time_horizon.components import TITLES
from serendip.games.time_horizon.rules.asking import asked_by_stage
from serendip.games.time_horizon.rules.movement import speed
from serendip.games.time_horizon.rules.organising import links_left
from serendip.games.time_horizon.state import (
    ANNIHILATING,
    BETTING,
    ENDED,
    FLEEING,
    JUMPING,
    LINKING,
    NAMING,
    PLACING,
    SEWING,
    SHORTAGE,
    TURN,
    TimeHorizon,
)
from serendip.games.time_horizon.words import (
    ASK_ANSWER,
    ASK_ARC,
    ASK_BET,
    ASK_CHOOSE,
    ASK_CHOOSE_NOW,
    ASK_DRAFT,
    ASK_FLEE,
    ASK_HAND_OVER,
    ASK_JUMP,
    ASK_LAST,
    ASK_LINKS,
    ASK_PLACE,
    ASK_SEW,
    ASK_STANDING,
    ASK_SWAP,
    ASK_TURN,
    ASK_VICTIM,
    FINISHED,
    MAY_OFFER,
    WAIT_ANSWER,
    WAIT_BETS,
    WAIT_CHOICE,
    WAIT_FLEE,
    WAIT_SWAP,
    WAIT_TURN,
    WAIT_VICTIM,
)


def prompt(state: TimeHorizon, seat: int | None) -> Said:
    """Return what a seat is asked, or whom it waits for."""
    if state.stage == ENDED:
        return Said(FINISHED)
    if seat is None or seat not in state.to_act:
        return waiting(state)
    if state.held[seat] is not None:
        return Said(ASK_LAST)
    if not asked_by_stage(state) >> seat & 1:
        return Said(ASK_CHOOSE)
    if state.stage == TURN:
        return in_turn(state, seat)
    if state.stage == FLEEING:
        return Said(ASK_FLEE)
    if state.stage == BETTING:
        return Said(ASK_BET, (state.tangle_node, tokens_left(state, seat)))
    if state.stage == ANNIHILATING:
        return Said(ASK_VICTIM, (state.uncovered,))
    return Said(ASK_SWAP)


def in_turn(state: TimeHorizon, seat: int) -> Said:
    """Return what a seat is asked during a turn."""
    offer = state.offer
    draft = state.drafts[seat]
    if offer is not None:
        if state.handing_over is not None:
            return Said(ASK_HAND_OVER)
        if seat == offer.proposer:
            return Said(ASK_STANDING, (offer.receiver,))
        return Said(ASK_DRAFT, (draft.receiver,)) if draft is not None else Said(ASK_ANSWER, (offer.proposer,))
    if draft is not None:
        return Said(ASK_DRAFT, (draft.receiver,))
    if seat != state.at_turn:
        return Said(MAY_OFFER, (state.at_turn,))
    if state.pending[seat]:
        return Said(ASK_CHOOSE_NOW)
    if state.plan == PLACING:
        return Said(ASK_PLACE, (TITLES[state.plan_card],))
    if state.plan == LINKING:
        return Said(ASK_LINKS, (links_left(state),))
    if state.plan == NAMING:
        return Said(ASK_ARC, (TITLES[state.plan_card],))
    if state.plan == JUMPING:
        return Said(ASK_JUMP)
    if state.plan == SEWING:
        return Said(ASK_SEW)
    return Said(ASK_TURN, (state.activity, speed(state, seat) - state.moves))


def waiting(state: TimeHorizon) -> Said:
    """Return whom everybody else waits for."""
    if state.stage == TURN:
        if state.offer is not None:
            return Said(WAIT_ANSWER, (state.offer.receiver,))
        return Said(WAIT_TURN, (state.at_turn,))
    if state.stage == FLEEING:
        return Said(WAIT_FLEE, (state.fleeing[0],))
    if state.stage == ANNIHILATING:
        return Said(WAIT_VICTIM, (state.annihilator,))
    if state.stage == SHORTAGE:
        return Said(WAIT_CHOICE, (state.to_act,))
    return Said(WAIT_BETS if state.stage == BETTING else WAIT_SWAP, (state.to_act,))
