"""The sentence that says what a seat is asked, or whom it waits for."""

from serendip.core.line import Said
from serendip.games.time_horizon.cards.bets import tokens_left
from serendip.games.time_horizon.components import TITLES
from serendip.games.time_horizon.rules.activity import holds_event
from serendip.games.time_horizon.rules.asked_for import (
    ANNIHILATES,
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
from serendip.games.time_horizon.rules.decisions import links_left
from serendip.games.time_horizon.rules.drafting import drafted
from serendip.games.time_horizon.rules.exchange import open_offer
from serendip.games.time_horizon.rules.moments import moment
from serendip.games.time_horizon.rules.moving import speed
from serendip.games.time_horizon.rules.organising import TAKES, cards_for_here
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
    ASK_END,
    ASK_FLEE,
    ASK_HAND_OVER,
    ASK_JUMP,
    ASK_LAST,
    ASK_LINKS,
    ASK_MOVE_ON,
    ASK_PLACE,
    ASK_SEW,
    ASK_STANDING,
    ASK_SWAP,
    ASK_TURN,
    ASK_TURN_EMPTY,
    ASK_TURN_EVENT,
    ASK_VICTIM,
    FINISHED,
    WAIT_ANSWER,
    WAIT_BETS,
    WAIT_CHOICE,
    WAIT_FLEE,
    WAIT_SWAP,
    WAIT_TURN,
    WAIT_VICTIM,
)
from serendip.games.time_horizon.words import MAY_OFFER as MAY_OFFER_NOW


def prompt(state: TimeHorizon, seat: int | None) -> Said:
    """Return what a seat is asked, or whom it waits for."""
    if state.stage == ENDED:
        return Said(FINISHED)
    if seat is None or seat not in state.to_act:
        return waiting(state)
    asked = moment(state, seat)
    if asked == CONFIRMS:
        return Said(ASK_LAST)
    if asked == CHOOSES:
        return Said(ASK_CHOOSE_NOW if state.stage == TURN and seat == state.at_turn else ASK_CHOOSE)
    if asked == FLEES:
        return Said(ASK_FLEE)
    if asked == BETS:
        return Said(ASK_BET, (state.tangle_node, tokens_left(state, seat)))
    if asked == ANNIHILATES:
        return Said(ASK_VICTIM, (state.uncovered,))
    if asked == SWAPS:
        return Said(ASK_SWAP)
    if asked == IN_TURN or asked in PLANS:
        return in_turn(state, seat)
    return of_exchange(state, seat, asked)


def in_turn(state: TimeHorizon, seat: int) -> Said:
    """Return what the player at turn is asked."""
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
    return free_choice(state, seat)


def free_choice(state: TimeHorizon, seat: int) -> Said:
    """Return what can be done in the middle of a turn, named by what is likely to be wanted where one stands."""
    moves = speed(state, seat) - state.moves
    if not state.activity:
        return Said(ASK_MOVE_ON, (moves,)) if moves else Said(ASK_END)
    line = ASK_TURN
    if holds_event(state, state.pawn[seat]):
        line = ASK_TURN_EVENT
    elif state.activity >= TAKES and cards_for_here(state, seat):
        line = ASK_TURN_EMPTY
    return Said(line, (state.activity, moves))


def of_exchange(state: TimeHorizon, seat: int, asked: int) -> Said:
    """Return what a seat is asked about an exchange."""
    if asked == HANDS_OVER:
        return Said(ASK_HAND_OVER)
    if asked == DRAFTS:
        return Said(ASK_DRAFT, (drafted(state, seat).receiver,))
    if asked == MAY_OFFER:
        return Said(MAY_OFFER_NOW, (state.at_turn,))
    terms = open_offer(state)
    return Said(ASK_STANDING, (terms.receiver,)) if asked == PROPOSED else Said(ASK_ANSWER, (terms.proposer,))


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
