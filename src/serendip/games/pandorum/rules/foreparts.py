"""The active ability, once a turn for a card from slot 1: PD-14 and PD-23, and when it may be used (PD-108)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import GrappleMaximus, UseForepart, UseGrapple
from serendip.games.pandorum.board import SECTOR_OF
from serendip.games.pandorum.components import (
    DISPATCH,
    DRAW,
    DRILL,
    FARTHER,
    FOREPART_CARDS,
    FOREPART_CHEAPER,
    FOREPART_DOES,
    FOREPART_QUIDS,
    FOREPART_STEPS,
    FOREPARTS,
    GRAPPLE,
    PROJECT_NUMBER,
    REPLICATE,
    TYPES,
)
from serendip.games.pandorum.offerings import GRAPPLE_MAXIMUS, USE_FOREPART, USE_GRAPPLE
from serendip.games.pandorum.rules.ground import sector_worth
from serendip.games.pandorum.rules.hands import draw, holds
from serendip.games.pandorum.rules.income import let_pay
from serendip.games.pandorum.rules.money import rob
from serendip.games.pandorum.rules.telling import is_maximus
from serendip.games.pandorum.state import ACTING, BUILDING, SUPPLY, Pandorum
from serendip.games.pandorum.words import (
    ABILITY_USED,
    DISPATCHES,
    DRILLS,
    NOT_IN_SLOT,
    NOT_NOW,
    NOT_TAKEN_FROM,
    OTHER_FOREPART,
    REPLICATES,
    SPENDS,
    TAKES_FROM_NOBODY,
    TAKES_FROM_WHOM,
)
from serendip.games.pandorum.words import FARTHER as GOES_FARTHER

ACTIONS: Final = (UseForepart, UseGrapple, GrappleMaximus)
STAGES: Final = (SUPPLY, ACTING, BUILDING)


def dispatch_pays(state: Pandorum, player: int) -> int:
    """Return what a forepart that dispatches would bring now."""
    worth = sector_worth(state, SECTOR_OF[state.harvester[player]], player)
    return min(worth, FOREPART_QUIDS[state.forepart[player]])


def grapple_targets(state: Pandorum, player: int) -> list[int]:
    """Return the players with a Structure in the Harvester's sector and Quids to take."""
    sector = SECTOR_OF[state.harvester[player]]
    return [
        other
        for other in range(state.players)
        if other != player and state.quids[other] and sector_worth(state, sector, other)
    ]


def is_the_moment(state: Pandorum, player: int) -> bool:
    """Say whether the ability would do anything at this point of the turn."""
    does = FOREPART_DOES[state.forepart[player]]
    stage = state.stage
    if does == FARTHER:
        return stage == ACTING and not state.moved and not state.built
    if does == DRILL:
        return stage == BUILDING and state.cards_used == 0
    if does == REPLICATE:
        return stage == BUILDING
    if stage not in (SUPPLY, ACTING):
        return False
    if does == DISPATCH:
        return dispatch_pays(state, player) > 0
    if does == DRAW:
        return bool(state.deck)
    return bool(grapple_targets(state, player))


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer the ability where it would do something, for each type in slot 1."""
    if state.ability_used:
        return
    slots = state.slots[seat]
    cards = [card for card in range(TYPES) if slots[card]]
    if not cards or not is_the_moment(state, seat):
        return
    part = state.forepart[seat]
    if FOREPART_DOES[part] != GRAPPLE:
        offers.extend([USE_FOREPART[part][card] for card in cards])
        return
    for other in grapple_targets(state, seat):
        if is_maximus(state, other):
            offers.extend([GRAPPLE_MAXIMUS[part][card] for card in cards])
        else:
            offers.extend([USE_GRAPPLE[part][card][other] for card in cards])


def why_not(state: Pandorum, seat: int, action: UseForepart | UseGrapple | GrappleMaximus) -> Said | None:
    """The ability was used, is another one, lacks a card, or would do nothing now or to that player."""
    offers: list[Action] = []
    offer(state, seat, offers)
    if action in offers:
        return None
    if state.ability_used:
        return Said(ABILITY_USED)
    own = FOREPARTS[state.forepart[seat]]
    if action.forepart != own:
        return Said(OTHER_FOREPART, (own,))
    if not holds(state.slots[seat], action.card):
        return Said(NOT_IN_SLOT, (action.card, 1))
    if not is_the_moment(state, seat):
        return Said(NOT_NOW, (own,))
    if isinstance(action, UseForepart):
        return Said(TAKES_FROM_WHOM, (own,))
    return Said(NOT_TAKEN_FROM if FOREPART_DOES[state.forepart[seat]] == GRAPPLE else TAKES_FROM_NOBODY, (own,))


def spend(state: Pandorum, seat: int, name: str, forepart: str) -> int:
    """Put a card from slot 1 into the Market; return its type."""
    card = PROJECT_NUMBER[name]
    state.slots[seat][card] -= 1
    state.market[card] += 1
    state.ability_used = True
    state.tell(SPENDS, (seat, name, forepart))
    return card


def play(state: Pandorum, seat: int, action: UseForepart | UseGrapple | GrappleMaximus) -> None:
    """Spend the card, then do what the forepart does (PD-23, PD-94); the Replicator's card counts as used (PD-101)."""
    card = spend(state, seat, action.card, action.forepart)
    part = state.forepart[seat]
    does = FOREPART_DOES[part]
    if does == FARTHER:
        state.farther = True
        state.tell(GOES_FARTHER, (FOREPART_STEPS[part], FOREPART_CHEAPER[part]))
    elif does == DRILL:
        state.drilling = True
        state.tell(DRILLS, (FOREPART_QUIDS[part],))
    elif does == DISPATCH:
        quids = dispatch_pays(state, seat)
        state.quids[seat] += quids
        state.tell(DISPATCHES, (seat, quids))
    elif does == DRAW:
        draw(state, seat, FOREPART_CARDS[part])
    elif does == REPLICATE:
        state.tell(REPLICATES, (action.card, let_pay(state, seat, card, 1)))
    else:
        victim = action.player if isinstance(action, UseGrapple) else state.seats
        rob(state, seat, victim, FOREPART_QUIDS[part])
