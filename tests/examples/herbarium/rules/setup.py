"""Setup: HB-2."""

from serendip.core.entry import only
from tests.examples.herbarium import words
from tests.examples.herbarium.components import HAND
from tests.examples.herbarium.rules.turns import ask
from tests.examples.herbarium.state import Herbarium


def set_up(state: Herbarium) -> None:
    """Shuffle and deal the leaves."""
    state.chance.shuffle(state.basket)
    for hand in state.hands:
        hand += [state.basket.pop() for _ in range(HAND)]
    for seat, hand in enumerate(state.hands):
        state.tell(words.HOLDS, (tuple(hand),), only(seat))
    ask(state)
