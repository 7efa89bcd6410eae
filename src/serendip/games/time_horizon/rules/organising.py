"""Organising an event: which card of the hand may go into the node where one stands (TH-11, TH-21)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Organise
from serendip.games.time_horizon.components import (
    CARD_NUMBER,
    FAILS_ARC,
    FREE_ARCS,
    HAPPENS_ARC,
    INNER_ONLY,
    INNER_RINGS,
    LAST_ROUNDS,
    LATER_ONLY,
    LOGISTIC,
    ORGANISE_COST,
    PHASE_OF,
    ROTATIONS,
    STARTING_KIND,
)
from serendip.games.time_horizon.continuum import FAR, RING
from serendip.games.time_horizon.offerings import ORGANISE
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.plans import clear_plan
from serendip.games.time_horizon.state import LINKING, NAMING, NONE, PLACING, TimeHorizon
from serendip.games.time_horizon.words import (
    FAR_AWAY,
    NO_ACTIVITY,
    NO_ENERGY,
    NO_ROTATION,
    NODE_TAKEN,
    NOT_IN_HAND,
    TOO_SOON,
    WRONG_RING,
)

ACTIONS: Final = (Organise,)
STAGES: Final = (IN_TURN,)

TAKES: Final = 2
"""How much activity it takes."""


def is_free(state: TimeHorizon, node: int) -> bool:
    """Say whether an event can be put into a node at all (TH-21a)."""
    return 0 <= node < FAR and state.event[node] == NONE and state.result[node] == NONE


def may_stand(state: TimeHorizon, card: int, node: int) -> bool:
    """Say whether a card may be organised in a free node: rings, the Now, rotations (TH-11, TH-21a)."""
    if not ROTATIONS[card][node]:
        return False
    if INNER_ONLY[card] and RING[node] not in INNER_RINGS:
        return False
    return not (LATER_ONLY[card] and is_realised_soon(state, node))


def is_realised_soon(state: TimeHorizon, node: int) -> bool:
    """Say whether the Now passes a node at the end of this round."""
    phase = PHASE_OF[state.round]
    return RING[node] == phase and state.round == LAST_ROUNDS[phase]


def cards_for_here(state: TimeHorizon, seat: int) -> list[int]:
    """Return the cards in hand that the player at turn may organise here and now."""
    here = state.pawn[seat]
    if state.activity < TAKES or state.energy[seat] < ORGANISE_COST or not is_free(state, here):
        return []
    return [card for card in state.hands[seat] if may_stand(state, card, here)]


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the cards that may go here."""
    if state.activity < TAKES:
        return
    for card in cards_for_here(state, seat):
        offers.append(ORGANISE[card])


def why_not(state: TimeHorizon, seat: int, action: Organise) -> Said | None:
    """Return why an event can't be organised here and now."""
    card = CARD_NUMBER.get(action.card, NONE)
    if card in cards_for_here(state, seat):
        return None
    here = state.pawn[seat]
    if card not in state.hands[seat]:
        return Said(NOT_IN_HAND, (action.card,))
    if here == FAR:
        return Said(FAR_AWAY)
    if not is_free(state, here):
        return Said(NODE_TAKEN, (here,))
    if state.activity < TAKES:
        return Said(NO_ACTIVITY, (TAKES, state.activity))
    if state.energy[seat] < ORGANISE_COST:
        return Said(NO_ENERGY, (ORGANISE_COST, state.energy[seat]))
    if INNER_ONLY[card] and RING[here] not in INNER_RINGS:
        return Said(WRONG_RING, (action.card,))
    if LATER_ONLY[card] and is_realised_soon(state, here):
        return Said(TOO_SOON, (action.card,))
    return Said(NO_ROTATION, (action.card, here))


def play(state: TimeHorizon, seat: int, action: Organise) -> None:
    """Choose the card; nothing is paid or shown before it is laid down."""
    card = CARD_NUMBER[action.card]
    clear_plan(state)
    state.plan_card = card
    state.plan_happens = HAPPENS_ARC[card]
    state.plan_fails = FAILS_ARC[card]
    if STARTING_KIND[card] == LOGISTIC:
        state.plan = LINKING
    elif FREE_ARCS[card]:
        state.plan = NAMING
    else:
        state.plan = PLACING
