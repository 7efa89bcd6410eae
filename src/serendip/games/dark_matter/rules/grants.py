"""Phase 1, grants: drawing (DM-14), hands without money (DM-21), bids and their order (DM-20, DM-23)."""

from typing import Final

from serendip.core.entry import all_but, only
from serendip.games.dark_matter.actions import Bid
from serendip.games.dark_matter.components import FIRST_EVENT, GRANT_NAMES, MONEY, MONEY_NUMBER
from serendip.games.dark_matter.state import BIDDING, NONE, TURN, DarkMatter
from serendip.games.dark_matter.words import (
    BID_SHOWN,
    DRAWS,
    DRAWS_CARDS,
    LAYS_BID,
    RESHUFFLED,
    ROUND,
    SHOWS_EVENTS,
)

HAND: Final = 3
"""How many grants a player holds at the start of a round."""


def draw(state: DarkMatter, seat: int) -> None:
    """Fill a hand up; an empty stack is made anew from the played pile, even in the middle of it."""
    hand = state.hands[seat]
    held = len(hand)
    while len(hand) < HAND and (state.grant_stack or state.played):
        if not state.grant_stack:
            reshuffle(state)
        hand.append(state.grant_stack.pop())
    drawn = [GRANT_NAMES[grant] for grant in hand[held:]]
    if drawn:
        state.sealed = True
        state.tell(DRAWS, (seat, len(drawn)), all_but(seat))
        state.tell(DRAWS_CARDS, (tuple(drawn),), only(seat))


def reshuffle(state: DarkMatter) -> None:
    """Make a new grant stack of the played pile."""
    state.grant_stack = state.played
    state.played = []
    fresh = 0
    for grant in state.grant_stack:
        fresh |= 1 << grant
    state.fresh = fresh
    for seat in range(state.seats):
        state.known[seat] &= ~fresh
    state.chance.shuffle(state.grant_stack)
    state.tell(RESHUFFLED)


def begin_round(state: DarkMatter) -> None:
    """Open the bidding; hands of nothing but events are exchanged first."""
    state.round += 1
    state.tell(ROUND, (state.round,))
    for seat in range(state.seats):
        hand = state.hands[seat]
        while hand and min(hand) >= FIRST_EVENT:
            state.tell(SHOWS_EVENTS, (seat, tuple([GRANT_NAMES[grant] for grant in hand])))
            state.played += hand
            hand.clear()
            draw(state, seat)
    state.stage = BIDDING
    state.order = ()
    state.turn = 0
    state.recalled = NONE
    state.to_act = tuple(range(state.seats))


def bid(state: DarkMatter, seat: int, action: Bid) -> None:
    """Lay a bid face down; the last one turns all of them up."""
    grant = MONEY_NUMBER[action.money]
    state.hands[seat].remove(grant)
    state.bids[seat] = grant
    state.tell(LAYS_BID, (seat,))
    state.to_act = tuple([other for other in state.to_act if other != seat])
    if not state.to_act:
        reveal_bids(state)


def reveal_bids(state: DarkMatter) -> None:
    """Turn up the bids: the highest acts first."""
    bids = state.bids
    # Money cards are numbered by their worth, and no two are equal.
    laid = sorted(bids, reverse=True)
    state.order = tuple([bids.index(grant) for grant in laid])
    for seat in state.order:
        state.tell(BID_SHOWN, (seat, MONEY[bids[seat]]))
    state.sealed = True
    state.stage = TURN
    state.to_act = (state.order[0],)
