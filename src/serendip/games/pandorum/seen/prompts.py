"""What each seat is asked, or whom it waits for."""

from serendip.core.line import Said
from serendip.games.pandorum.cards import card_of
from serendip.games.pandorum.components import HAND_LIMIT, KINDS, LEAST_CARDS, MOST_CARDS
from serendip.games.pandorum.state import BUILDING, OVER, PAYING, PUTTING_BACK, SUPPLY, Pandorum
from serendip.games.pandorum.words import (
    ASK_ACT,
    ASK_BUILD,
    ASK_CARDS,
    ASK_END,
    ASK_PAY,
    ASK_PUT_BACK,
    ASK_SUPPLY,
    FINISHED,
    WAIT,
    WAIT_EVENT,
)


def prompt(state: Pandorum, seat: int | None) -> Said:
    """Return what a seat is asked, or whom it waits for."""
    if state.stage == OVER:
        return Said(FINISHED)
    if state.asks:
        player, source, step = state.asks[0]
        card = card_of(source)
        return card.prompt(state, player, step) if player == seat else Said(WAIT_EVENT, (player, card.name))
    if seat != state.active:
        return Said(WAIT, (state.active,))
    if state.stage == SUPPLY:
        return Said(ASK_SUPPLY)
    if state.stage == PUTTING_BACK:
        return Said(ASK_PUT_BACK, (HAND_LIMIT,))
    if state.stage == PAYING:
        return Said(ASK_PAY, (state.price_left,))
    if state.stage == BUILDING:
        kind = state.building
        return Said(ASK_CARDS, (KINDS[kind], LEAST_CARDS[kind], MOST_CARDS[kind]))
    if state.built:
        return Said(ASK_END)
    return Said(ASK_BUILD if state.moved else ASK_ACT)
