"""Choosing a new event after one's turn, while the others play on (TH-31)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import ChooseEvent
from serendip.games.time_horizon.components import CARD_NUMBER
from serendip.games.time_horizon.offerings import CHOOSE_EVENT
from serendip.games.time_horizon.rules.asked_for import (
    ANNIHILATES,
    ANSWERS,
    BETS,
    CHOOSES,
    CONFIRMS,
    DRAFTS,
    FLEES,
    HANDS_OVER,
    MAY_OFFER,
    PROPOSED,
)
from serendip.games.time_horizon.rules.drawing import discard, shortage_is_over
from serendip.games.time_horizon.rules.rounds import next_turn
from serendip.games.time_horizon.state import NONE, SHORTAGE, TimeHorizon
from serendip.games.time_horizon.words import CHOOSES as TELL_CHOOSES
from serendip.games.time_horizon.words import CHOOSES_CARD, CHOOSES_LAST, NO_CHOICE, NOT_AMONG

ACTIONS: Final = (ChooseEvent,)
STAGES: Final = (
    CHOOSES, CONFIRMS, MAY_OFFER, DRAFTS, PROPOSED, ANSWERS, HANDS_OVER, FLEES, BETS, ANNIHILATES,
)  # fmt: skip
"""All but the turn itself, before which one must have chosen."""


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the cards to choose from."""
    for card in state.pending[seat]:
        offers.append(CHOOSE_EVENT[card])


def why_not(state: TimeHorizon, seat: int, action: ChooseEvent) -> Said | None:
    """Return why a card can't be chosen."""
    if CARD_NUMBER.get(action.card, NONE) in state.pending[seat]:
        return None
    return Said(NOT_AMONG, (action.card,)) if state.pending[seat] else Said(NO_CHOICE)


def play(state: TimeHorizon, seat: int, action: ChooseEvent) -> None:
    """Keep one event, discard the others unseen; if cards were short, the next turn may begin now."""
    card = CARD_NUMBER[action.card]
    rest = [other for other in state.pending[seat] if other != card]
    state.pending[seat] = []
    state.hands[seat].append(card)
    discard(state, seat, rest)
    state.sealed = True
    if rest:
        state.tell(TELL_CHOOSES, (seat, len(rest)))
    else:
        state.tell(CHOOSES_LAST, (seat,))
    state.tell(CHOOSES_CARD, (action.card,), 1 << seat)
    if state.stage == SHORTAGE and shortage_is_over(state):
        next_turn(state)
