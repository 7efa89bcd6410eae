"""Finding two leaves and keeping one of them, whenever one likes: HB-6 and HB-7."""

from serendip.core.action import Action
from serendip.core.entry import all_but, only
from serendip.core.line import Said
from tests.examples.herbarium import words
from tests.examples.herbarium.actions import Keep
from tests.examples.herbarium.rules.turns import ask
from tests.examples.herbarium.state import KEEPING, Herbarium

ACTIONS = (Keep,)
STAGES = (KEEPING,)


def offer(state: Herbarium, seat: int, offers: list[Action]) -> None:
    """Either of the two."""
    offers += [Keep(leaf) for leaf in state.found[seat]]


def why_not(state: Herbarium, seat: int, action: Keep) -> Said | None:
    """It is none of them."""
    return None if action.leaf in state.found[seat] else Said(words.NOT_FOUND, (action.leaf,))


def play(state: Herbarium, seat: int, action: Keep) -> None:
    """The other one leaves the game, unseen by the others."""
    other = next(leaf for leaf in state.found[seat] if leaf != action.leaf)
    state.found[seat] = ()
    state.hands[seat].append(action.leaf)
    state.given[seat].append(other)
    state.tell(words.KEEPS, (seat,), all_but(seat))
    state.tell(words.KEEPS_LEAF, (action.leaf, other), only(seat))
    ask(state)


def find(state: Herbarium, seat: int) -> None:
    """Lay two leaves from the basket before a player, if it holds two (HB-6)."""
    if len(state.basket) < 2:
        return
    state.sealed = True
    state.found[seat] = (state.basket.pop(), state.basket.pop())
    state.tell(words.FINDS, (seat,), all_but(seat))
    state.tell(words.FINDS_LEAVES, (state.found[seat],), only(seat))
