"""What the game waits for, and why something that belongs to another moment can't be done now."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import Bid
from serendip.games.dark_matter.rules.discarding import first_discard
from serendip.games.dark_matter.state import ASSIGNING, BIDDING, TURN, DarkMatter
from serendip.games.dark_matter.words import ASSIGNING_NOW, BIDDING_NOW, BIDS_ARE_MADE, NO_DISCARDS


def moment(state: DarkMatter, seat: int) -> int:
    """Return what the game waits for: the same from everybody who is asked."""
    return state.stage


def not_now(state: DarkMatter, seat: int, action: Action) -> Said:
    """Return why this kind of action does not belong here."""
    if state.stage == BIDDING:
        return Said(BIDDING_NOW)
    if isinstance(action, Bid):
        return Said(BIDS_ARE_MADE)
    if state.stage == TURN:
        # In a turn everything can be tried but a bid and a discard (DM-39).
        return Said(NO_DISCARDS)
    return Said(ASSIGNING_NOW) if state.stage == ASSIGNING else first_discard(state)
