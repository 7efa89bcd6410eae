"""What the game waits for from a seat, and why something that belongs to another moment can't be done now."""

from serendip.core.action import Action
from serendip.core.line import Said
from tests.examples.herbarium import words
from tests.examples.herbarium.actions import Keep
from tests.examples.herbarium.state import CHOOSING, KEEPING, PLACING, Herbarium


def moment(state: Herbarium, seat: int) -> int:
    """Return what a seat that is asked has to do: keep a leaf that it found before all else (HB-7)."""
    if state.found[seat]:
        return KEEPING
    return PLACING if state.chosen else CHOOSING


def not_now(state: Herbarium, seat: int, action: Action) -> Said:
    """Return why this kind of action does not belong here."""
    if state.found[seat]:
        return Said(words.KEEP_FIRST)
    if isinstance(action, Keep):
        return Said(words.NOT_FOUND, (action.leaf,))
    return Said(words.CHOSEN, (state.chosen,)) if state.chosen else Said(words.CHOOSE_FIRST)
