"""Switching offers off and on (TH-29): on one's turn, once, and instead of answering one."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.exchange_actions import CloseOffers, OpenOffers
from serendip.games.time_horizon.offerings import CLOSE_OFFERS, OPEN_OFFERS
from serendip.games.time_horizon.rules.answering import decline
from serendip.games.time_horizon.rules.asked_for import ANSWERS, IN_TURN
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import CLOSES, OPENS, SWITCHED

ACTIONS: Final = (CloseOffers, OpenOffers)
STAGES: Final = (ANSWERS, IN_TURN)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to take no more offers, always instead of an answer, else once a turn; or to take them again."""
    if state.offer is not None:
        offers.append(CLOSE_OFFERS)
    elif not state.switched:
        offers.append(CLOSE_OFFERS if state.takes_offers[seat] else OPEN_OFFERS)


def why_not(state: TimeHorizon, seat: int, action: CloseOffers | OpenOffers) -> Said | None:
    """Return why offers can't be switched so; what is offered has nothing against it."""
    offers: list[Action] = []
    offer(state, seat, offers)
    return None if action in offers else Said(SWITCHED)


def play(state: TimeHorizon, seat: int, action: CloseOffers | OpenOffers) -> None:
    """Take no offers from now on, an open one is declined; or take them again."""
    if isinstance(action, OpenOffers):
        state.takes_offers[seat] = True
        state.switched = True
        state.tell(OPENS, (seat,))
        return
    state.takes_offers[seat] = False
    if state.offer is not None and state.offer.receiver == seat:
        decline(state, seat)
    if state.at_turn == seat:
        state.switched = True
    state.tell(CLOSES, (seat,))
