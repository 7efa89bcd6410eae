"""The Night-Shift Librarian (FS-72): looks at several cards, keeps one, and puts the others under the deck."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.components import DESIGN_NUMBER
from serendip.games.for_science.rules.decks import put_under
from serendip.games.for_science.rules.moments import KEEPING
from serendip.games.for_science.state import NONE, ForScience

ACTIONS: Final = (do.KeepDesign,)
STAGES: Final = (KEEPING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Any of the cards that were drawn."""
    offers += [offered.KEEP_DESIGN[card] for card in state.looked[seat]]


def why_not(state: ForScience, seat: int, action: do.KeepDesign) -> Said | None:
    """It is none of those that were drawn."""
    drawn = DESIGN_NUMBER.get(action.card, NONE) in state.looked[seat]
    return None if drawn else Said(words.NO_CHOICE_OF_CARDS, (action.card,))


def play(state: ForScience, seat: int, action: do.KeepDesign) -> None:
    """Keep one card; the others go under the deck."""
    card = DESIGN_NUMBER[action.card]
    put_under(state, [other for other in state.looked[seat] if other != card])
    state.looked[seat] = []
    state.hands[seat].append(card)
    state.tell(words.KEEPS, (seat, action.card))
