"""Construction: a Structure on the Harvester's hex (PD-13), or a module rebuilt as a base (PD-68, PD-111).

Its cards follow in `income`.
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import Build, Rebuild
from serendip.games.pandorum.board import TERRAINS
from serendip.games.pandorum.components import BASE, KINDS, LEAST_CARDS, MODULE, TYPES
from serendip.games.pandorum.offerings import BUILD, REBUILD
from serendip.games.pandorum.rules.events import note_construction
from serendip.games.pandorum.rules.ground import place_structure, remove_structure
from serendip.games.pandorum.rules.money import claim_for_building
from serendip.games.pandorum.state import ACTING, BUILDING, NONE, NOTHING, Pandorum
from serendip.games.pandorum.words import (
    BUILDS,
    BUILT_ALREADY,
    HEX_HOLDS,
    NO_BUILDING_HERE,
    NO_REBUILDING,
    NO_STRUCTURE_LEFT,
    NO_SUCH_STRUCTURE,
    REBUILDS,
    TOO_FEW_CARDS,
)

ACTIONS: Final = (Build, Rebuild)
STAGES: Final = (ACTING,)


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer what can be built where the Harvester stands, or rebuilt."""
    if state.built:
        return
    holds = state.on[state.harvester[seat]]
    base = state.bases[seat] > 0 and sum(state.hands[seat]) >= LEAST_CARDS[BASE]
    if holds == NOTHING and not state.engine_moved:
        if state.modules[seat]:
            offers.append(BUILD[MODULE])
        if base:
            offers.append(BUILD[BASE])
    elif state.stopped_on_own and base:
        offers.append(REBUILD)


def why_not(state: Pandorum, seat: int, action: Build | Rebuild) -> Said | None:
    """Nothing can be built here, or not this."""
    offers: list[Action] = []
    offer(state, seat, offers)
    if action in offers:
        return None
    if state.built:
        return Said(BUILT_ALREADY)
    hex = state.harvester[seat]
    kind = BASE
    if isinstance(action, Build):
        if action.structure not in KINDS:
            return Said(NO_SUCH_STRUCTURE, (action.structure,))
        if state.on[hex] != NOTHING:
            return Said(HEX_HOLDS, (hex,))
        if state.engine_moved:
            return Said(NO_BUILDING_HERE)
        kind = KINDS.index(action.structure)
    elif not state.stopped_on_own or state.on[hex] == NOTHING:
        return Said(NO_REBUILDING)
    if not (state.modules if kind == MODULE else state.bases)[seat]:
        return Said(NO_STRUCTURE_LEFT, (KINDS[kind],))
    return Said(TOO_FEW_CARDS, (KINDS[kind], LEAST_CARDS[kind]))


def play(state: Pandorum, seat: int, action: Build | Rebuild) -> None:
    """Put the Structure there; one's own module makes way for a base."""
    hex = state.harvester[seat]
    if isinstance(action, Build):
        state.tell(BUILDS, (seat, action.structure, hex, TERRAINS[state.terrain[hex]]))
        open_site(state, seat, hex, KINDS.index(action.structure))
        return
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


def close_site(state: Pandorum, player: int) -> None:
    """Let the Events pay for a construction, and count it."""
    claim_for_building(state, player, state.harvester[player], state.used, state.earned)
    note_construction(state, player)
    state.building = NONE
    state.drilling = False
