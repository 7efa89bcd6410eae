"""Meeting monoliths, and using the cards kept from them at any time of one's turn: PD-40, PD-108."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import UseMonolith
from serendip.games.pandorum.cards import MONOLITH_OF
from serendip.games.pandorum.components import MONOLITH_NUMBER, MONOLITHS
from serendip.games.pandorum.offerings import USE_MONOLITH
from serendip.games.pandorum.state import (
    ACTING,
    BUILDING,
    MARKER,
    NONE,
    NOTHING,
    PAYING,
    PUTTING_BACK,
    SUPPLY,
    Pandorum,
)
from serendip.games.pandorum.words import FINDS, KEEPS_MONOLITH, NO_MONOLITH, NO_MONOLITH_USE, USES_MONOLITH

ACTIONS: Final = (UseMonolith,)
STAGES: Final = (SUPPLY, PUTTING_BACK, ACTING, PAYING, BUILDING)


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer the kept cards that would do something."""
    kept = state.monoliths[seat]
    if kept:
        offers.extend([USE_MONOLITH[number] for number in sorted(kept) if MONOLITH_OF[number].can_be_used(state, seat)])


def why_not(state: Pandorum, seat: int, action: UseMonolith) -> Said | None:
    """The card is not there, or would do nothing."""
    number = MONOLITH_NUMBER.get(action.monolith, NONE)
    if number not in state.monoliths[seat]:
        return Said(NO_MONOLITH, (action.monolith,))
    return None if MONOLITH_OF[number].can_be_used(state, seat) else Said(NO_MONOLITH_USE, (action.monolith,))


def play(state: Pandorum, seat: int, action: UseMonolith) -> None:
    """Use a kept card; it goes to the box."""
    number = MONOLITH_NUMBER[action.monolith]
    state.monoliths[seat].remove(number)
    state.monoliths_over.append(number)
    state.tell(USES_MONOLITH, (seat, action.monolith))
    MONOLITH_OF[number].take_effect(state, seat)


def meet_monolith(state: Pandorum, player: int) -> None:
    """Open the monolith where a Harvester has stopped, if there is one."""
    hex = state.harvester[player]
    if state.on[hex] != MARKER:
        return
    state.on[hex] = NOTHING
    number = state.monolith_deck.pop()
    state.sealed = True
    state.tell(FINDS, (player, MONOLITHS[number]))
    card = MONOLITH_OF[number]
    if card.immediate:
        state.monoliths_over.append(number)
        card.take_effect(state, player)
    else:
        state.monoliths[player].append(number)
        state.tell(KEEPS_MONOLITH, (player,))
