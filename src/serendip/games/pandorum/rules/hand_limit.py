"""The end of Supply: who holds too many cards puts some into the Market (PD-10), at no other time (PD-109)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import PutBack
from serendip.games.pandorum.components import HAND_LIMIT, PROJECT_NUMBER, TYPES
from serendip.games.pandorum.offerings import PUT_BACK
from serendip.games.pandorum.rules.hands import show_from_hand, why_not_in_hand
from serendip.games.pandorum.state import ACTING, PUTTING_BACK, Pandorum
from serendip.games.pandorum.words import PUTS_BACK

ACTIONS: Final = (PutBack,)
STAGES: Final = (PUTTING_BACK,)


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer every type in hand."""
    hand = state.hands[seat]
    offers.extend([PUT_BACK[card] for card in range(TYPES) if hand[card]])


def why_not(state: Pandorum, seat: int, action: PutBack) -> Said | None:
    """Such a card is not in hand."""
    return why_not_in_hand(state, seat, action.card)


def play(state: Pandorum, seat: int, action: PutBack) -> None:
    """Put a card into the Market, until the hand is small enough."""
    card = PROJECT_NUMBER[action.card]
    show_from_hand(state, seat, card)
    state.market[card] += 1
    state.tell(PUTS_BACK, (seat, action.card))
    if sum(state.hands[seat]) <= HAND_LIMIT:
        state.stage = ACTING
