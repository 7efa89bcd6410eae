"""Waste (FS-30, FS-31): frittered cards pile up on the Wasted board until something mutates, or Data clears it."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.cards.roles import wasted_limit
from serendip.games.for_science.components import DESIGN_NAMES, WASTED_LIMIT
from serendip.games.for_science.rules.decks import draw_design
from serendip.games.for_science.rules.giving_up import FOR_WASTE, owe
from serendip.games.for_science.rules.labs import leftmost_without_mutation, mutate
from serendip.games.for_science.state import ENDED, NONE, PLAYING, ForScience

ACTIONS: Final = (do.ClearWasted,)
STAGES: Final = (PLAYING,)


def can_clear(state: ForScience, seat: int) -> bool:
    """Say whether a player has Data just earned, and there is something to clear (FS-31)."""
    return state.data[seat] > 0 and len(state.wasted) > 0


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Whoever has earned Data may clear the board."""
    if can_clear(state, seat):
        offers.append(offered.CLEAR_WASTED)


def why_not(state: ForScience, seat: int, action: Action) -> Said | None:
    """It takes Data, and something that is Wasted."""
    return None if can_clear(state, seat) else Said(words.NOTHING_WASTED)


def play(state: ForScience, seat: int, action: Action) -> None:
    """Spend 1 Data: discard the whole board, or a single card of it where Data is impenetrable (FS-31, FS-93)."""
    state.data[seat] -= 1
    number = 1 if state.impenetrable else len(state.wasted)
    state.design_discard += state.wasted[:number]
    del state.wasted[:number]
    state.tell(words.CLEARS, (seat, number))


def waste(state: ForScience, seat: int, card: int) -> None:
    """Put a card on the Wasted board; when the board is full a Disease mutates, or else a tile is lost (FS-30)."""
    state.wasted.append(card)
    if len(state.wasted) < wasted_limit(state, WASTED_LIMIT):
        return
    state.tell(words.WASTED_FULL, (len(state.wasted),))
    state.design_discard += state.wasted
    state.wasted = []
    lab = leftmost_without_mutation(state)
    if lab == NONE or not mutate(state, lab):
        state.tell(words.MUTATION_GONE)
        owe(state, seat, FOR_WASTE)


def waste_from_deck(state: ForScience, seat: int, number: int) -> None:
    """Waste so many cards from the top of the Design deck (FS-31)."""
    for _ in range(number):
        card = draw_design(state)
        if state.stage == ENDED or card == NONE:
            return
        state.tell(words.WASTED_FROM_DECK, ((DESIGN_NAMES[card],),))
        waste(state, seat, card)
