"""Paying for a move card by card, and what comes of having arrived: PD-12."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import Pay
from serendip.games.pandorum.components import PROJECT_NUMBER, TYPES
from serendip.games.pandorum.offerings import PAY
from serendip.games.pandorum.rules.hands import show_from_hand, why_not_in_hand
from serendip.games.pandorum.rules.money import (
    claim_for_crossing,
    claim_for_move,
    claim_for_payment,
    claim_for_stopping,
)
from serendip.games.pandorum.rules.monoliths import meet_monolith
from serendip.games.pandorum.state import ACTING, PAYING, Pandorum
from serendip.games.pandorum.words import PAYS_CARD

ACTIONS: Final = (Pay,)
STAGES: Final = (PAYING,)


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer every type in hand."""
    hand = state.hands[seat]
    offers.extend([PAY[card] for card in range(TYPES) if hand[card]])


def why_not(state: Pandorum, seat: int, action: Pay) -> Said | None:
    """Such a card is not in hand."""
    return why_not_in_hand(state, seat, action.card)


def play(state: Pandorum, seat: int, action: Pay) -> None:
    """Put a card from hand into the Market; with the last one the Harvester has arrived."""
    card = PROJECT_NUMBER[action.card]
    state.tell(PAYS_CARD, (seat, action.card))
    claim_for_payment(state, seat, card)
    show_from_hand(state, seat, card)
    state.market[card] += 1
    state.price_left -= 1
    if state.price_left == 0:
        state.stage = ACTING
        state.farther = False
        claim_for_move(state, seat)
        state.stopped_on_own = arrive(state, seat)


def arrive(state: Pandorum, player: int) -> bool:
    """Do what comes of a way and of stopping at its end; say whether Training lets one rebuild (PD-111)."""
    if state.crossing:
        state.crossing = False
        claim_for_crossing(state, player)
    trained = claim_for_stopping(state, player)
    meet_monolith(state, player)
    return trained
