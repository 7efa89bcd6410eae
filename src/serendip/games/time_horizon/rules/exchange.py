"""Exchange between players in the same place: with whom, and when (TH-29, TH-29c).

A draft is private. An offer stops the turn until it is answered or withdrawn. The receiver sees everything but the
names of what is given unnamed; the others see energy, artifacts from the table, and how many cards of the hands.
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.exchange_actions import LetBe, OfferExchange
from serendip.games.time_horizon.offerings import LET_BE, OFFER_EXCHANGE
from serendip.games.time_horizon.rules.asked_for import IN_TURN, MAY_OFFER
from serendip.games.time_horizon.state import OUT, TURN, TimeHorizon
from serendip.games.time_horizon.terms import Terms
from serendip.games.time_horizon.words import IN_VAIN, NO_OFFERS, NO_SUCH_PLAYER, NOT_HERE, NOT_IN_TURN, YOUR_OWN_TURN

ACTIONS: Final = (OfferExchange, LetBe)
STAGES: Final = (IN_TURN, MAY_OFFER)

MOST_VAIN: Final = 3
"""After so many offers that came to nothing a player makes no more in this turn (TH-29c)."""


def partners(state: TimeHorizon, seat: int) -> list[int]:
    """Return whom a player may offer an exchange now: on either's turn, in the same place, taking offers."""
    here = state.pawn[seat]
    if here == OUT or state.stage != TURN or (seat == state.at_turn and state.vain >= MOST_VAIN):
        return []
    if seat != state.at_turn:
        other = state.at_turn
        return [other] if state.pawn[other] == here and state.takes_offers[other] else []
    return [
        other
        for other in range(state.seats)
        if other != seat and state.pawn[other] == here and state.takes_offers[other]
    ]


def may_interrupt(state: TimeHorizon) -> int:
    """Return a bit for each seat that is asked whether it offers the player at turn something.

    Nobody is asked who takes no offers, who has let it be, or who has offered something in vain in this turn.
    """
    here = state.pawn[state.at_turn]
    if not state.takes_offers[state.at_turn]:
        return 0
    silent = state.let_be | state.rebuffed | 1 << state.at_turn
    found = 0
    for seat in range(state.seats):
        if state.pawn[seat] == here and state.takes_offers[seat] and not silent >> seat & 1:
            found |= 1 << seat
    return found


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to draft something for a partner; on another's turn also to let it be."""
    if state.pawn.count(state.pawn[seat]) > 1:
        for other in partners(state, seat):
            offers.append(OFFER_EXCHANGE[other])
    if seat != state.at_turn:
        offers.append(LET_BE)


def why_not(state: TimeHorizon, seat: int, action: OfferExchange | LetBe) -> Said | None:
    """Return why an exchange can't be offered to somebody; or why there is nothing to let be."""
    if isinstance(action, LetBe):
        return Said(YOUR_OWN_TURN) if seat == state.at_turn else None
    other = action.player
    if other in partners(state, seat):
        return None
    if not 0 <= other < state.seats or other == seat:
        return Said(NO_SUCH_PLAYER)
    if state.pawn[other] != state.pawn[seat]:
        return Said(NOT_HERE, (other,))
    if not state.takes_offers[other]:
        return Said(NO_OFFERS, (other,))
    return Said(IN_VAIN) if seat == state.at_turn else Said(NOT_IN_TURN, (state.at_turn,))


def play(state: TimeHorizon, seat: int, action: OfferExchange | LetBe) -> None:
    """Begin a draft; or not be asked again before one's own turn."""
    if isinstance(action, OfferExchange):
        state.drafts[seat] = Terms(seat, action.player, 0, (), 0, ())
    else:
        state.let_be |= 1 << seat


def came_to_nothing(state: TimeHorizon, seat: int) -> None:
    """Count an offer withdrawn or declined; who only interrupted is not asked again in this turn (TH-29c)."""
    state.fuss[seat] += 1
    if seat == state.at_turn:
        state.vain += 1
    else:
        state.rebuffed |= 1 << seat


def open_offer(state: TimeHorizon) -> Terms:
    """Return the terms on the table, where the stage of the exchange says that there are some."""
    terms = state.offer
    assert terms is not None
    return terms


def close_offer(state: TimeHorizon) -> None:
    """Take the offer off the table."""
    state.drafts[open_offer(state).receiver] = None
    state.offer = None
    state.left_standing = False
    state.handing_over = None
