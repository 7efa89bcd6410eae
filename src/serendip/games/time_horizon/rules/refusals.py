"""Why not? The reason, with its rule, why a seat that is asked can't do something now."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon import exchange_actions as trade
from serendip.games.time_horizon.artifacts.tangle_of_fates import tokens_left
from serendip.games.time_horizon.rules.exchange import MOST_VAIN, drafted, partners
from serendip.games.time_horizon.rules.refusals_artifacts import refuse_artifact
from serendip.games.time_horizon.rules.refusals_turn import refuse_plan, refuse_turn
from serendip.games.time_horizon.state import (
    ANNIHILATING,
    BETTING,
    FLEEING,
    NONE,
    SWAPPING,
    TURN,
    TimeHorizon,
)
from serendip.games.time_horizon.words import (
    ANSWER_FIRST,
    CANT_FULFIL,
    CHOOSE_FIRST,
    CONFIRM_FIRST,
    EMPTY_OFFER,
    FINISH_FIRST,
    IN_VAIN,
    NO_BETS,
    NO_CHOICE,
    NO_DRAFT,
    NO_OFFER,
    NO_OFFERS,
    NO_SUCH_PLAYER,
    NOT_AMONG,
    NOT_BEGUN,
    NOT_FLEEING,
    NOT_HERE,
    NOT_IN_TURN,
    NOT_SWAPPING,
    SWAPPING_NOW,
    SWITCHED,
)

_DRAFTING = (
    trade.GiveEnergy, trade.AskEnergy, trade.GiveFromTable, trade.GiveNamed, trade.GiveHidden, trade.AskFromTable,
    trade.AskNamed, trade.AskAny, trade.Propose, trade.DropDraft,
)  # fmt: skip
_ANSWERING = (trade.Accept, trade.Decline, trade.Counter, trade.HandOver)
_STANDING = (trade.Withdraw, trade.LeaveStanding)
_PLANNED = (do.DrawLink, do.NameArc, do.Place, do.PutBack, do.Jump, do.JumpFar, do.Sew)
_ARTIFACTS = (
    do.Discharge, do.Cast, do.CastTangle, do.OpenCollapse, do.Borrow, do.Repay, do.ThreadNeedle, do.Stabilize,
    do.ExtractWithCollector, do.EnterWormhole, do.LeaveWormhole,
)  # fmt: skip


def refuse(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return why the seat can't do this now; None if no special reason is known."""
    special = refuse_special(state, seat, action)
    if special is not None:
        return special
    if state.held[seat] is not None:
        return Said(CONFIRM_FIRST)
    if state.stage == SWAPPING:
        return Said(SWAPPING_NOW)
    if state.stage != TURN or state.at_turn == NONE:
        return Said(CHOOSE_FIRST) if state.pending[seat] else None
    if state.offer is not None:
        return Said(ANSWER_FIRST)
    if isinstance(action, trade.OfferExchange):
        return refuse_partner(state, seat, action.player)
    if state.drafts[seat] is not None:
        return Said(FINISH_FIRST)
    if seat != state.at_turn:
        return Said(NOT_IN_TURN, (state.at_turn,))
    if state.pending[seat]:
        return Said(CHOOSE_FIRST)
    if isinstance(action, _PLANNED):
        return refuse_plan(state, seat, action)
    if state.plan:
        return Said(FINISH_FIRST)
    if isinstance(action, (trade.CloseOffers, trade.OpenOffers)):
        return Said(SWITCHED)
    if isinstance(action, _ARTIFACTS):
        return refuse_artifact(state, seat, action)
    return refuse_turn(state, seat, action)


def refuse_special(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return why an action of a special moment does not belong here."""
    if isinstance(action, (do.SwapEvent, do.KeepEvents)):
        return None if state.stage == SWAPPING else Said(NOT_SWAPPING)
    if isinstance(action, do.ChooseEvent):
        return Said(NOT_AMONG, (action.card,)) if state.pending[seat] else Said(NO_CHOICE)
    if isinstance(action, do.Flee):
        return None if state.stage == FLEEING and state.fleeing[0] == seat else Said(NOT_FLEEING)
    if isinstance(action, do.Bet):
        betting = state.stage == BETTING and tokens_left(state, seat) > 0
        return None if betting else Said(NO_BETS)
    if isinstance(action, do.NextVictim):
        return None if state.stage == ANNIHILATING else Said(NOT_BEGUN)
    if isinstance(action, (do.SpendLast, do.Refrain)):
        return Said(NOT_BEGUN)
    if isinstance(action, _DRAFTING):
        return refuse_draft(state, seat, action)
    if isinstance(action, (*_ANSWERING, *_STANDING)):
        return refuse_answer(state, seat, action)
    return None


def refuse_draft(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return why something can't be put into a draft."""
    if state.stage != TURN or state.drafts[seat] is None:
        return Said(NO_DRAFT)
    if isinstance(action, trade.Propose) and drafted(state, seat).is_empty():
        return Said(EMPTY_OFFER)
    return None


def refuse_answer(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return why an offer can't be answered so."""
    offer = state.offer
    concerned = (offer.proposer if isinstance(action, _STANDING) else offer.receiver) if offer is not None else NONE
    if concerned != seat:
        return Said(NO_OFFER)
    if state.drafts[seat] is not None:
        return Said(FINISH_FIRST)
    if isinstance(action, trade.Counter) and state.handing_over is None:
        return Said(IN_VAIN)
    return Said(CANT_FULFIL) if isinstance(action, trade.Accept) else Said(NOT_BEGUN)


def refuse_partner(state: TimeHorizon, seat: int, other: int) -> Said | None:
    """Return why an exchange can't be offered to somebody."""
    if not 0 <= other < state.seats or other == seat:
        return Said(NO_SUCH_PLAYER)
    if state.pawn[other] != state.pawn[seat]:
        return Said(NOT_HERE, (other,))
    if not state.takes_offers[other]:
        return Said(NO_OFFERS, (other,))
    if seat == state.at_turn and state.vain >= MOST_VAIN:
        return Said(IN_VAIN)
    if other not in partners(state, seat):
        return Said(NOT_IN_TURN, (state.at_turn,))
    return Said(FINISH_FIRST)
