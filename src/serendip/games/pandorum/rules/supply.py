"""Supply, the first part of a turn: PD-10."""

from serendip.games.pandorum.actions import PutBack, TakeCards
from serendip.games.pandorum.components import HAND_LIMIT, PROJECT_NUMBER, SUPPLY_DRAW
from serendip.games.pandorum.rules.hands import draw, show_from_hand, show_into_hand
from serendip.games.pandorum.state import ACTING, PUTTING_BACK, Pandorum
from serendip.games.pandorum.words import PUTS_BACK, TAKES_CARDS


def take_cards(state: Pandorum, seat: int, action: TakeCards) -> None:
    """Take a whole type from the Market, then draw."""
    card = PROJECT_NUMBER[action.card]
    number = state.market[card]
    state.market[card] = 0
    state.tell(TAKES_CARDS, (seat, number, action.card))
    show_into_hand(state, seat, card, number)
    draw_and_go_on(state, seat)


def draw_and_go_on(state: Pandorum, seat: int) -> None:
    """Draw the card of the supply; too many in hand must be put back before anything else."""
    draw(state, seat, SUPPLY_DRAW)
    state.stage = PUTTING_BACK if sum(state.hands[seat]) > HAND_LIMIT else ACTING


def put_back(state: Pandorum, seat: int, action: PutBack) -> None:
    """Put a card into the Market, until the hand is small enough."""
    card = PROJECT_NUMBER[action.card]
    show_from_hand(state, seat, card)
    state.market[card] += 1
    state.tell(PUTS_BACK, (seat, action.card))
    if sum(state.hands[seat]) <= HAND_LIMIT:
        state.stage = ACTING
