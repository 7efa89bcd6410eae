"""What a seat is asked, or whom it waits for."""

from serendip.core.line import Said
from tests.examples.herbarium import words
from tests.examples.herbarium.state import Herbarium


def prompt(state: Herbarium, seat: int | None) -> Said:
    """Ask for what comes first: a leaf to keep, then a leaf to choose, then its place."""
    if state.outcome is not None:
        return Said(words.FINISHED)
    if seat is None or seat not in state.to_act:
        return Said(words.WAIT, (state.to_act,))
    if state.found[seat]:
        return Said(words.ASK_KEEP, state.found[seat])
    return Said(words.ASK_PAGE, (state.chosen,)) if state.chosen else Said(words.ASK_LEAF)
