"""Choosing a leaf, unseen by the others: HB-3."""

from serendip.core.action import Action
from serendip.core.line import Said
from tests.examples.herbarium import words
from tests.examples.herbarium.actions import Choose
from tests.examples.herbarium.rules.turns import ask
from tests.examples.herbarium.state import CHOOSING, Herbarium

ACTIONS = (Choose,)
STAGES = (CHOOSING,)


def offer(state: Herbarium, seat: int, offers: list[Action]) -> None:
    """Any leaf in hand."""
    offers += [Choose(leaf) for leaf in state.hands[seat]]


def why_not(state: Herbarium, seat: int, action: Choose) -> Said | None:
    """It is not in hand."""
    return None if action.leaf in state.hands[seat] else Said(words.NOT_YOURS, (action.leaf,))


def play(state: Herbarium, seat: int, action: Choose) -> None:
    """Where it goes comes next."""
    state.chosen = action.leaf
    state.hands[seat].remove(action.leaf)
    state.tell(words.CHOOSES, (seat,))
    ask(state)
