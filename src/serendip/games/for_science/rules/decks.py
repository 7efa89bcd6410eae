"""Drawing and discarding: Design, Disease, Mutation and Event cards (FS-5, FS-21)."""

from serendip.core.line import Said
from serendip.games.for_science import words
from serendip.games.for_science.rules.ending import finish
from serendip.games.for_science.state import NONE, ForScience


def draw_design(state: ForScience) -> int:
    """Return the top card of the Design deck, made anew from the discards if it is empty; NONE if there is none.

    In untimed play a deck that would have to be made anew loses the game (FS-91).
    """
    if not state.design_deck:
        if not state.limit:
            finish(state, False, Said(words.LOST_UNTIMED))
            return NONE
        if not state.design_discard:
            return NONE
        state.design_deck = state.design_discard
        state.design_discard = []
        state.design_under = 0
        state.chance.shuffle(state.design_deck)
        state.tell(words.RESHUFFLE, (len(state.design_deck),))
    state.sealed = True
    card = state.design_deck.pop()
    state.design_under = min(state.design_under, len(state.design_deck))
    return card


def put_under(state: ForScience, cards: list[int]) -> None:
    """Put Design cards under their deck, where everybody knows them."""
    state.design_deck = cards + state.design_deck
    state.design_under += len(cards)


def draw_disease(state: ForScience) -> int:
    """Return the top Disease; the discards are shuffled in when there is none."""
    if not state.disease_deck:
        state.disease_deck = state.disease_discard
        state.disease_discard = []
        state.chance.shuffle(state.disease_deck)
    state.sealed = True
    return state.disease_deck.pop()


def draw_mutation(state: ForScience) -> int:
    """Return the top Mutation, or NONE if all are in play."""
    if not state.mutation_deck:
        if not state.mutation_discard:
            return NONE
        state.mutation_deck = state.mutation_discard
        state.mutation_discard = []
        state.chance.shuffle(state.mutation_deck)
    state.sealed = True
    return state.mutation_deck.pop()


def draw_event(state: ForScience) -> int:
    """Return the top Event, or NONE if there are none."""
    if not state.event_deck:
        if not state.event_discard:
            return NONE
        state.event_deck = state.event_discard
        state.event_discard = []
        state.chance.shuffle(state.event_deck)
    state.sealed = True
    return state.event_deck.pop()
