"""Income: the cards of a construction pay and are slotted (PD-13, PD-20), and at its end the hull pays (PD-21)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import Finish, UseCard
from serendip.games.pandorum.board import HEXES
from serendip.games.pandorum.components import (
    BY_ROBBING,
    HULLS,
    KINDS,
    LEAST_CARDS,
    MOST_CARDS,
    PAYS,
    PAYS_BY,
    PROJECT_NUMBER,
    TYPES,
)
from serendip.games.pandorum.offerings import FINISH, USE_CARD
from serendip.games.pandorum.rules.construction import close_site
from serendip.games.pandorum.rules.hands import show_from_hand, why_not_in_hand
from serendip.games.pandorum.rules.money import rob
from serendip.games.pandorum.rules.rates import card_pays, hull_pays
from serendip.games.pandorum.rules.slots import why_no_slot
from serendip.games.pandorum.rules.telling import clockwise
from serendip.games.pandorum.state import ACTING, BUILDING, Pandorum
from serendip.games.pandorum.words import BUILT, HULL_PAYS, TOO_FEW_CARDS, TOO_MANY_CARDS, USES

ACTIONS: Final = (UseCard, Finish)
STAGES: Final = (BUILDING,)


def takes_more(state: Pandorum) -> bool:
    """Say whether the construction takes another card."""
    return state.cards_used < MOST_CARDS[state.building]


def has_enough(state: Pandorum) -> bool:
    """Say whether the construction can be finished."""
    return state.cards_used >= LEAST_CARDS[state.building]


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer the cards in hand for every slot, and the end."""
    if takes_more(state):
        hand = state.hands[seat]
        for card in range(TYPES):
            if hand[card]:
                offers.extend(USE_CARD[card])
    if has_enough(state):
        offers.append(FINISH)


def why_not(state: Pandorum, seat: int, action: UseCard | Finish) -> Said | None:
    """The construction has cards enough, or too few; or there is no such card or slot."""
    kind = KINDS[state.building]
    if isinstance(action, Finish):
        return None if has_enough(state) else Said(TOO_FEW_CARDS, (kind, LEAST_CARDS[state.building]))
    if not takes_more(state):
        return Said(TOO_MANY_CARDS, (kind, MOST_CARDS[state.building]))
    return why_not_in_hand(state, seat, action.card) or why_no_slot(action.slot)


def play(state: Pandorum, seat: int, action: UseCard | Finish) -> None:
    """Let a card pay, then slot it; or let hull and Events pay for the whole."""
    hex = state.harvester[seat]
    if isinstance(action, UseCard):
        card = PROJECT_NUMBER[action.card]
        quids = card_pays(state, seat, hex, card, state.drilling)
        show_from_hand(state, seat, card)
        state.tell(USES, (seat, action.card, action.slot, quids))
        let_pay(state, seat, card, 1)
        state.slots[seat][(action.slot - 1) * TYPES + card] += 1
        state.cards_used += 1
        return
    state.tell(BUILT, (seat, state.earned))
    bonus = hull_pays(state, seat, hex)
    if bonus:
        state.quids[seat] += bonus
        state.tell(HULL_PAYS, (seat, bonus, HULLS[state.hull[seat]]))
    close_site(state, seat)
    state.stage = ACTING


def let_pay(state: Pandorum, player: int, card: int, copies: int) -> int:
    """Let copies of a card pay on the Harvester's hex, one after the other; return what they paid."""
    hex = state.harvester[player]
    before = state.earned
    for _ in range(copies):
        if PAYS_BY[card] == BY_ROBBING:
            for other in clockwise(state):
                if other != player:
                    near = state.structures_near[other * HEXES + hex]
                    state.earned += rob(state, player, other, PAYS[card] * near)
        else:
            quids = card_pays(state, player, hex, card, state.drilling)
            state.quids[player] += quids
            state.earned += quids
    state.used[card] += copies
    return state.earned - before
