"""Pressing the chosen leaf on a page, or throwing it away: HB-4 and HB-5."""

from serendip.core.action import Action
from serendip.core.line import Said
from tests.examples.herbarium import words
from tests.examples.herbarium.actions import Press, Throw
from tests.examples.herbarium.components import PAGES, family
from tests.examples.herbarium.rules.keeping import find
from tests.examples.herbarium.rules.turns import ask
from tests.examples.herbarium.state import PLACING, Herbarium

ACTIONS = (Press, Throw)
STAGES = (PLACING,)


def pages(state: Herbarium, seat: int) -> list[int]:
    """Return the pages for the chosen leaf: those that are empty or of its family (HB-4)."""
    return [
        page
        for page, leaves in enumerate(state.albums[seat], 1)
        if not leaves or family(leaves[0]) == family(state.chosen)
    ]


def offer(state: Herbarium, seat: int, offers: list[Action]) -> None:
    """Every page for it, and the compost."""
    offers += [Press(page) for page in pages(state, seat)]
    offers.append(Throw())


def why_not(state: Herbarium, seat: int, action: Press | Throw) -> Said | None:
    """The page is for another family, or there is no such page."""
    if isinstance(action, Throw) or action.page in pages(state, seat):
        return None
    return Said(words.ANOTHER_FAMILY if 1 <= action.page <= PAGES else words.NO_SUCH_PAGE, (action.page,))


def play(state: Herbarium, seat: int, action: Press | Throw) -> None:
    """Show where it goes; then two more are found, and the next player's turn begins."""
    if isinstance(action, Press):
        state.albums[seat][action.page - 1].append(state.chosen)
        state.tell(words.PRESSES, (seat, state.chosen, action.page))
    else:
        state.compost.append(state.chosen)
        state.tell(words.THROWS, (seat, state.chosen))
    state.chosen = ""
    find(state, seat)
    state.turn = (seat + 1) % state.seats
    ask(state)
