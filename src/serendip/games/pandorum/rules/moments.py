"""What the game waits for, and why something that belongs to another moment of a turn can't be done now (PD-108)."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import Finish, Pay, PutBack, TakeCards, UseCard
from serendip.games.pandorum.cards import card_of
from serendip.games.pandorum.components import HAND_LIMIT
from serendip.games.pandorum.rules.questions import ACTIONS as ANSWERS
from serendip.games.pandorum.state import ASKED, PAYING, PUTTING_BACK, SUPPLY, Pandorum
from serendip.games.pandorum.words import (
    ANSWER_FIRST,
    FINISH_FIRST,
    HAND_FITS,
    LIMIT_IN_SUPPLY,
    NOT_ASKED_FOR,
    NOT_BUILDING,
    NOTHING_TO_PAY,
    PAY_FIRST,
    PUT_BACK_FIRST,
    SUPPLY_DONE,
    SUPPLY_FIRST,
)


def moment(state: Pandorum, seat: int) -> int:
    """Return what the game waits for: the answer to a card's question before all else."""
    return ASKED if state.asks else state.stage


def not_now(state: Pandorum, seat: int, action: Action) -> Said:
    """Return why this kind of action does not belong to this part of the turn."""
    if state.asks:
        return Said(ANSWER_FIRST, (card_of(state.asks[0][1]).name,))
    kind = type(action)
    if kind in ANSWERS:
        return Said(NOT_ASKED_FOR)
    if kind is TakeCards:
        return Said(SUPPLY_DONE)
    if state.stage == SUPPLY:
        return Said(SUPPLY_FIRST)
    if kind is PutBack:
        return Said(HAND_FITS if sum(state.hands[seat]) <= HAND_LIMIT else LIMIT_IN_SUPPLY, (HAND_LIMIT,))
    if state.stage == PUTTING_BACK:
        return Said(PUT_BACK_FIRST, (HAND_LIMIT,))
    if kind is Pay:
        return Said(NOTHING_TO_PAY)
    if state.stage == PAYING:
        return Said(PAY_FIRST)
    return Said(NOT_BUILDING if kind in (UseCard, Finish) else FINISH_FIRST)
