"""Building modules and bases: PD-13, with the income of PD-20 and PD-21."""

from serendip.games.pandorum.actions import Build, Rebuild, UseCard
from serendip.games.pandorum.board import HEXES, TERRAINS
from serendip.games.pandorum.components import (
    BASE,
    BY_ROBBING,
    HULLS,
    KINDS,
    PAYS,
    PAYS_BY,
    PROJECT_NUMBER,
    TYPES,
)
from serendip.games.pandorum.rules.events import note_construction
from serendip.games.pandorum.rules.ground import place_structure, remove_structure
from serendip.games.pandorum.rules.hands import show_from_hand
from serendip.games.pandorum.rules.income import card_pays, hull_pays
from serendip.games.pandorum.rules.money import claim_for_building, rob
from serendip.games.pandorum.rules.telling import clockwise
from serendip.games.pandorum.state import ACTING, BUILDING, NONE, Pandorum
from serendip.games.pandorum.words import BUILDS, BUILT, HULL_PAYS, REBUILDS, USES


def begin(state: Pandorum, seat: int, action: Build) -> None:
    """Put a Structure on the Harvester's hex; cards may be used next."""
    hex = state.harvester[seat]
    terrain = state.terrain[hex]
    state.tell(BUILDS, (seat, action.structure, hex, TERRAINS[terrain]))
    open_site(state, seat, hex, KINDS.index(action.structure))


def rebuild(state: Pandorum, seat: int, action: Rebuild) -> None:
    """Return one's own module to supply and begin a base in its place."""
    hex = state.harvester[seat]
    remove_structure(state, hex, to_supply=True)
    state.tell(REBUILDS, (seat, hex))
    state.stopped_on_own = False
    open_site(state, seat, hex, BASE)


def open_site(state: Pandorum, player: int, hex: int, kind: int) -> None:
    """Place the Structure and begin to count what its cards pay."""
    place_structure(state, hex, player, kind)
    state.building = kind
    state.used = [0] * TYPES
    state.cards_used = 0
    state.earned = 0
    state.built = True
    state.stage = BUILDING


def use_card(state: Pandorum, seat: int, action: UseCard) -> None:
    """Let a card pay, then slot it."""
    card = PROJECT_NUMBER[action.card]
    quids = card_pays(state, seat, state.harvester[seat], card, state.drilling)
    show_from_hand(state, seat, card)
    state.tell(USES, (seat, action.card, action.slot, quids))
    let_pay(state, seat, card, 1)
    state.slots[seat][(action.slot - 1) * TYPES + card] += 1
    state.cards_used += 1


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


def finish(state: Pandorum, seat: int) -> None:
    """Finish a construction: the hull pays, then the Events."""
    hex = state.harvester[seat]
    state.tell(BUILT, (seat, state.earned))
    bonus = hull_pays(state, seat, hex)
    if bonus:
        state.quids[seat] += bonus
        state.tell(HULL_PAYS, (seat, bonus, HULLS[state.hull[seat]]))
    close_site(state, seat)
    state.stage = ACTING


def close_site(state: Pandorum, player: int) -> None:
    """Let the Events pay for a construction, and count it."""
    claim_for_building(state, player, state.harvester[player], state.used, state.earned)
    note_construction(state, player)
    state.building = NONE
    state.drilling = False
