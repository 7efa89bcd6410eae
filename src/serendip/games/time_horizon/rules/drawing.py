"""The deck of events: shuffling it, and taking cards to choose from after one's turn (TH-15, TH-31)."""

from serendip.games.time_horizon.components import CHOICE, HAND, TITLES
from serendip.games.time_horizon.state import NONE, SHORTAGE, TURN, TimeHorizon
from serendip.games.time_horizon.words import (
    DRAWS,
    DRAWS_CARDS,
    NO_EVENTS,
    RESHUFFLES,
    SHORT,
)


def shuffle_deck(state: TimeHorizon) -> None:
    """Shuffle the deck, and remember what is in it."""
    state.chance.shuffle(state.deck)
    state.fresh = 0
    for card in state.deck:
        state.fresh |= 1 << card


def discard(state: TimeHorizon, seat: int, cards: list[int]) -> None:
    """Put events that a player did not choose on the discarded ones, face down (TH-31)."""
    state.discard += cards
    for card in cards:
        state.own_discards[seat] |= 1 << card


def replenish(state: TimeHorizon, seat: int) -> None:
    """Let a player with too few events take some to choose from; wait if there are not enough (TH-31)."""
    if len(state.hands[seat]) >= HAND or not state.alive[seat]:
        return
    if len(state.deck) + len(state.discard) < CHOICE[state.seats]:
        choosers = [other for other in range(state.seats) if state.pending[other]]
        if choosers:
            state.stage = SHORTAGE
            state.owed = seat
            state.tell(SHORT, (tuple(choosers),))
            return
    draw(state, seat)


def draw(state: TimeHorizon, seat: int) -> None:
    """Take events to choose from, the discarded ones shuffled in when the deck runs out."""
    cards: list[int] = []
    for _ in range(CHOICE[state.seats]):
        if not state.deck and state.discard:
            state.deck = state.discard
            state.discard = []
            state.own_discards = [0] * state.seats
            shuffle_deck(state)
            state.tell(RESHUFFLES)
        if state.deck:
            cards.append(state.deck.pop())
    state.sealed = True
    if not cards:
        state.tell(NO_EVENTS, (seat,))
        return
    state.pending[seat] = cards
    state.tell(DRAWS, (seat, len(cards)))
    state.tell(DRAWS_CARDS, (tuple([TITLES[card] for card in cards]),), 1 << seat)


def shortage_is_over(state: TimeHorizon) -> bool:
    """Let the player draw who had to wait, once nobody holds cards to choose from."""
    if any(state.pending):
        return False
    seat = state.owed
    state.owed = NONE
    state.stage = TURN
    draw(state, seat)
    return True
