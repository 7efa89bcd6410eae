"""The active ability, once a turn for a card from slot 1: PD-14 and PD-23."""

from serendip.core.action import Action
from serendip.games.pandorum.actions import GrappleMaximus, UseForepart, UseGrapple
from serendip.games.pandorum.board import POSITIONS, SECTOR_OF
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
    GRAPPLE,
    PROJECT_NUMBER,
    REPLICATE,
    TYPES,
    WORTH,
)
from serendip.games.pandorum.offerings import GRAPPLE_MAXIMUS, USE_FOREPART, USE_GRAPPLE
from serendip.games.pandorum.rules.construction import let_pay
from serendip.games.pandorum.rules.ground import kind_of, owner_of
from serendip.games.pandorum.rules.hands import draw
from serendip.games.pandorum.rules.money import rob
from serendip.games.pandorum.rules.telling import is_maximus
from serendip.games.pandorum.state import ACTING, BUILDING, FIRST_STRUCTURE, SUPPLY, Pandorum
from serendip.games.pandorum.words import DISPATCHES, DRILLS, REPLICATES, SPENDS
from serendip.games.pandorum.words import FARTHER as GOES_FARTHER


def sector_worth(state: Pandorum, sector: int, player: int) -> int:
    """Return the worth of a player's Structures in a sector."""
    total = 0
    for holds in state.on[POSITIONS * sector : POSITIONS * (sector + 1)]:
        if holds >= FIRST_STRUCTURE and owner_of(holds) == player:
            total += WORTH[kind_of(holds)]
    return total


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


def offer_forepart(state: Pandorum, player: int, offers: list[Action]) -> None:
    """Offer the ability for each type in slot 1."""
    if state.ability_used:
        return
    slots = state.slots[player]
    cards = [card for card in range(TYPES) if slots[card]]
    if not cards or not is_the_moment(state, player):
        return
    part = state.forepart[player]
    if FOREPART_DOES[part] != GRAPPLE:
        offers.extend([USE_FOREPART[part][card] for card in cards])
        return
    for other in grapple_targets(state, player):
        if is_maximus(state, other):
            offers.extend([GRAPPLE_MAXIMUS[part][card] for card in cards])
        else:
            offers.extend([USE_GRAPPLE[part][card][other] for card in cards])


def spend(state: Pandorum, seat: int, name: str, forepart: str) -> int:
    """Put a card from slot 1 into the Market; return its type."""
    card = PROJECT_NUMBER[name]
    state.slots[seat][card] -= 1
    state.market[card] += 1
    state.ability_used = True
    state.tell(SPENDS, (seat, name, forepart))
    return card


def use_forepart(state: Pandorum, seat: int, action: UseForepart) -> None:
    """Use an ability that needs no target."""
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
    else:
        state.tell(REPLICATES, (action.card, let_pay(state, seat, card, 1)))


def use_grapple(state: Pandorum, seat: int, action: UseGrapple | GrappleMaximus) -> None:
    """Take from a player with a Structure in the Harvester's sector."""
    spend(state, seat, action.card, action.forepart)
    victim = action.player if isinstance(action, UseGrapple) else state.seats
    rob(state, seat, victim, FOREPART_QUIDS[state.forepart[seat]])
