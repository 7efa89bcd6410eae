"""Supply, the first part of a turn: a type of card from the Market, then one from the deck (PD-10, PD-113)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import TakeCards
from serendip.games.pandorum.components import HAND_LIMIT, PROJECT_NUMBER, SUPPLY_DRAW, TYPES
from serendip.games.pandorum.offerings import TAKE_CARDS
from serendip.games.pandorum.rules.hands import draw, holds, show_into_hand
from serendip.games.pandorum.state import ACTING, PUTTING_BACK, SUPPLY, Pandorum
from serendip.games.pandorum.words import NOT_IN_MARKET, TAKES_CARDS

ACTIONS: Final = (TakeCards,)
STAGES: Final = (SUPPLY,)


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer every type that lies in the Market."""
    market = state.market
    offers.extend([TAKE_CARDS[card] for card in range(TYPES) if market[card]])


def why_not(state: Pandorum, seat: int, action: TakeCards) -> Said | None:
    """Such a card does not lie in the Market."""
    return None if holds(state.market, action.card) else Said(NOT_IN_MARKET, (action.card,))


def play(state: Pandorum, seat: int, action: TakeCards) -> None:
    """Take a whole type from the Market, then draw."""
    card = PROJECT_NUMBER[action.card]
    number = state.market[card]
    state.market[card] = 0
    state.tell(TAKES_CARDS, (seat, number, action.card))
    show_into_hand(state, seat, card, number)
    draw_and_go_on(state)


def draw_and_go_on(state: Pandorum) -> None:
    """Draw the card of the supply; too many in hand must be put back before anything else.

    An empty Market leaves nothing to choose, so that Supply begins, or goes on, with this (PD-113).
    """
    seat = state.active
    draw(state, seat, SUPPLY_DRAW)
    state.stage = PUTTING_BACK if sum(state.hands[seat]) > HAND_LIMIT else ACTING
