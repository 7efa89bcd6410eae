"""A round: TN-3 to TN-6."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.core.sections import ALWAYS
from tests.examples.telescope_nights import words
from tests.examples.telescope_nights.actions import Bid
from tests.examples.telescope_nights.rules.ending import finish
from tests.examples.telescope_nights.state import NO_BID, TelescopeNights

ACTIONS = (Bid,)
STAGES = ALWAYS


def bids(state: TelescopeNights, seat: int) -> Bid:
    """Return all that a seat can bid, from none to all it has (TN-4): one offer for the whole range."""
    return Bid(0, 0, state.purses[seat])


def offer(state: TelescopeNights, seat: int, offers: list[Action]) -> None:
    """Any number of coins."""
    offers.append(bids(state, seat))


def why_not(state: TelescopeNights, seat: int, action: Bid) -> Said | None:
    """A bid can only be refused for its coins."""
    if action.choose(action.least) == bids(state, seat):
        return None
    return Said(words.OTHER_PURSE, (state.purses[seat],))


def play(state: TelescopeNights, seat: int, action: Bid) -> None:
    """Lay a bid; the last one turns all of them up."""
    state.bids[seat] = action.number
    state.tell(words.LAYS_BID, (seat,))
    state.to_act = tuple(other for other in state.to_act if other != seat)
    if not state.to_act:
        show_bids(state)
        next_night(state)


def show_bids(state: TelescopeNights) -> None:
    """Give the night to the highest bid (TN-5); if several are the highest it rains (TN-6)."""
    state.sealed = True
    state.shown = tuple(state.bids)
    state.tell(words.BIDS_SHOWN, (state.shown,))
    most = max(state.bids)
    highest = tuple(seat for seat, bid in enumerate(state.bids) if bid == most)
    if len(highest) > 1:
        state.tell(words.RAIN, (highest,))
        return
    winner = highest[0]
    state.purses[winner] -= most
    state.papers[winner] += state.night
    state.tell(words.TAKES, (winner, most))


def next_night(state: TelescopeNights) -> None:
    """Turn up the next night (TN-3), or end the game."""
    state.bids = [NO_BID] * state.seats
    if not state.left:
        finish(state)
        return
    state.left -= 1
    state.night = state.nights.pop()
    state.sealed = True
    state.tell(words.NIGHT, (state.night,))
    state.to_act = tuple(range(state.seats))
