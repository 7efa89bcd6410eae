"""The whole Market to the box, and a new one (PD-47, PD-66)."""

from serendip.games.pandorum.components import TYPES
from serendip.games.pandorum.rules.hands import fill_market, names
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import MARKET_BOXED


def box_market(state: Pandorum) -> None:
    """Box all cards of the Market and fill it again."""
    state.tell(MARKET_BOXED, (names(state.market),))
    for card in range(TYPES):
        state.box[card] += state.market[card]
        state.market[card] = 0
    fill_market(state)
