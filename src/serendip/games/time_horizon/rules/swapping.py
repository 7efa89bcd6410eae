"""Before the first round: three events are shown to each player, who may swap one (TH-14)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import KeepEvents, SwapEvent
from serendip.games.time_horizon.components import CARD_NUMBER, DECK_SIZE, SWAP_CHOICE, TITLES
from serendip.games.time_horizon.offerings import KEEP_EVENTS
from serendip.games.time_horizon.rules.asked_for import SWAPS
from serendip.games.time_horizon.rules.drawing import shuffle_deck
from serendip.games.time_horizon.rules.rounds import begin_round, next_turn
from serendip.games.time_horizon.state import NONE, SWAPPING, TURN, TimeHorizon
from serendip.games.time_horizon.words import KEEPS_ALL, NOT_IN_HAND, NOT_SHOWN, SWAPS_FOR
from serendip.games.time_horizon.words import SWAPS as TELL_SWAPS

ACTIONS: Final = (SwapEvent, KeepEvents)
STAGES: Final = (SWAPS,)


def show_three(state: TimeHorizon) -> None:
    """Deal three events to each player to look at."""
    state.stage = SWAPPING
    state.swaps = [NONE] * state.seats
    for seat in range(state.seats):
        state.offered[seat] = [state.deck.pop() for _ in range(SWAP_CHOICE)]


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to keep all, and every swap."""
    offers.append(KEEP_EVENTS)
    for give in state.hands[seat]:
        for take in state.offered[seat]:
            offers.append(SwapEvent(TITLES[give], TITLES[take]))


def why_not(state: TimeHorizon, seat: int, action: SwapEvent | KeepEvents) -> Said | None:
    """Return why these two can't be swapped."""
    if isinstance(action, KeepEvents):
        return None
    if CARD_NUMBER.get(action.give, NONE) not in state.hands[seat]:
        return Said(NOT_IN_HAND, (action.give,))
    return None if CARD_NUMBER.get(action.take, NONE) in state.offered[seat] else Said(NOT_SHOWN, (action.take,))


def play(state: TimeHorizon, seat: int, action: SwapEvent | KeepEvents) -> None:
    """Decide; nothing is swapped before everybody has decided."""
    if isinstance(action, KeepEvents):
        state.swaps[seat] = 0
    else:
        give = state.hands[seat].index(CARD_NUMBER[action.give])
        take = state.offered[seat].index(CARD_NUMBER[action.take])
        state.swaps[seat] = 1 + give * SWAP_CHOICE + take
    settle(state)


def settle(state: TimeHorizon) -> None:
    """When all have decided: swap, put the rest back, shuffle, begin."""
    if NONE in state.swaps:
        return
    for seat in range(state.seats):
        choice = state.swaps[seat]
        shown = state.offered[seat]
        if choice == 0:
            state.tell(KEEPS_ALL, (seat,))
        else:
            give = state.hands[seat][(choice - 1) // SWAP_CHOICE]
            take = shown[(choice - 1) % SWAP_CHOICE]
            state.hands[seat].remove(give)
            state.hands[seat].append(take)
            shown.remove(take)
            state.given_up[seat] = give
            state.tell(TELL_SWAPS, (seat, TITLES[give]))
            state.tell(SWAPS_FOR, (TITLES[take],), 1 << seat)
            if give < DECK_SIZE:
                state.deck.append(give)
                state.open_cards &= ~(1 << give)
            else:
                state.gone.append(give)
        state.deck += shown
        state.offered[seat] = []
    shuffle_deck(state)
    state.stage = TURN
    begin_game(state)


def begin_game(state: TimeHorizon) -> None:
    """Begin the first round with a player at random (TH-7)."""
    begin_round(state, state.chance.below(state.seats))
    state.turn = -1
    next_turn(state)
