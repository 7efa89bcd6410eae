"""First, the grants: drawing (DM-14), hands without money (DM-21), bids and their order (DM-20, DM-23)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.entry import all_but, only
from serendip.core.line import Said
from serendip.games.dark_matter.actions import Bid
from serendip.games.dark_matter.components import FIRST_EVENT, GRANT_NAMES, MONEY, MONEY_NUMBER
from serendip.games.dark_matter.offerings import BID
from serendip.games.dark_matter.state import BIDDING, NONE, TURN, DarkMatter
from serendip.games.dark_matter.words import (
    BID_SHOWN,
    DRAWS,
    DRAWS_CARDS,
    LAYS_BID,
    NOT_YOUR_BID,
    RESHUFFLED,
    ROUND,
    SHOWS_EVENTS,
)

ACTIONS: Final = (Bid,)
STAGES: Final = (BIDDING,)

HAND: Final = 3
"""How many grants a player holds at the start of a round (DM-13, DM-81)."""


def offer(state: DarkMatter, seat: int, offers: list[Action]) -> None:
    """Any money in hand; events are no money."""
    for grant in state.hands[seat]:
        if grant < FIRST_EVENT:
            offers.append(BID[grant])


def why_not(state: DarkMatter, seat: int, action: Bid) -> Said | None:
    """One has not got that card."""
    if MONEY_NUMBER.get(action.money, NONE) in state.hands[seat]:
        return None
    return Said(NOT_YOUR_BID, (action.money,))


def play(state: DarkMatter, seat: int, action: Bid) -> None:
    """Lay a bid face down; the last one turns all of them up."""
    grant = MONEY_NUMBER[action.money]
    state.hands[seat].remove(grant)
    state.bids[seat] = grant
    state.tell(LAYS_BID, (seat,))
    place = state.to_act.index(seat)
    state.to_act = state.to_act[:place] + state.to_act[place + 1 :]
    if not state.to_act:
        reveal_bids(state)


def reveal_bids(state: DarkMatter) -> None:
    """Turn up the bids: the highest acts first (DM-23)."""
    bids = state.bids
    # Money cards are numbered by their worth, and no two are equal.
    laid = sorted(bids, reverse=True)
    state.order = tuple([bids.index(grant) for grant in laid])
    for seat in state.order:
        state.tell(BID_SHOWN, (seat, MONEY[bids[seat]]))
    state.sealed = True
    state.stage = TURN
    state.to_act = (state.order[0],)


def draw(state: DarkMatter, seat: int) -> None:
    """Fill a hand up; an empty stack is made anew from the played pile, even in the middle of it (DM-14)."""
    hand = state.hands[seat]
    drawn: list[str] = []
    while len(hand) < HAND and (state.grant_stack or state.played):
        if not state.grant_stack:
            reshuffle(state)
        grant = state.grant_stack.pop()
        hand.append(grant)
        drawn.append(GRANT_NAMES[grant])
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
    """Open the bidding; hands of nothing but events are exchanged first (DM-21), in the order of the seats."""
    state.round += 1
    state.tell(ROUND, (state.round,))
    for seat in range(state.seats):
        hand = state.hands[seat]
        while hand and min(hand) >= FIRST_EVENT:
            state.tell(SHOWS_EVENTS, (seat, tuple([GRANT_NAMES[grant] for grant in hand])))
            # They were not played: they stay in the game and come back with the next shuffle (DM-22).
            state.played += hand
            hand.clear()
            draw(state, seat)
    state.stage = BIDDING
    state.order = ()
    state.turn = 0
    state.recalled = NONE
    state.to_act = tuple(range(state.seats))
