"""What cards and hulls pay on a hex: PD-20 and PD-21. Nothing changes here, so that the view can foretell it."""

from serendip.games.pandorum.board import HEXES
from serendip.games.pandorum.components import (
    AT_OWN,
    AT_VOLCANOES,
    BY_OWN,
    BY_ROBBING,
    BY_TERRAIN,
    BY_VOLCANOES,
    FOREPART_QUIDS,
    HULL_CAP,
    HULL_LEAST,
    HULL_STEP,
    HULL_TERRAIN,
    HULL_WHEN,
    ON_TERRAIN,
    PAYS,
    PAYS_BY,
    PAYS_ON,
)
from serendip.games.pandorum.rules.slots import slot_count
from serendip.games.pandorum.state import Pandorum


def card_pays(state: Pandorum, player: int, hex: int, card: int, drilling: bool = False) -> int:
    """Return what one card of a type brings a player who builds on a hex (PD-20, PD-91)."""
    by = PAYS_BY[card]
    if by == BY_VOLCANOES:
        return PAYS[card] * state.volcanoes_near[hex]
    if by == BY_OWN:
        return PAYS[card] * state.worth_near[player * HEXES + hex]
    if by == BY_TERRAIN:
        if drilling:
            return FOREPART_QUIDS[state.forepart[player]]
        return PAYS[card] if state.terrain[hex] == PAYS_ON[card] else 0
    assert by == BY_ROBBING
    total = 0
    for other in range(state.players):
        if other != player:
            total += min(PAYS[card] * state.structures_near[other * HEXES + hex], state.quids[other])
    return total


def hull_works(state: Pandorum, player: int, hex: int) -> bool:
    """Say whether the condition of a player's hull holds on a hex."""
    hull = state.hull[player]
    when = HULL_WHEN[hull]
    if when == ON_TERRAIN:
        return state.terrain[hex] == HULL_TERRAIN[hull]
    if when == AT_VOLCANOES:
        return state.volcanoes_near[hex] >= HULL_LEAST[hull]
    if when == AT_OWN:
        return state.structures_near[player * HEXES + hex] > 0
    return any(state.structures_near[other * HEXES + hex] > 0 for other in range(state.players) if other != player)


def hull_level(state: Pandorum, player: int) -> int:
    """Return the level of a player's hull; the cards of a construction that goes on count already (PD-21, PD-92)."""
    hull = state.hull[player]
    return min(HULL_CAP[hull], 1 + slot_count(state, player, 2) // HULL_STEP[hull])


def hull_needs(state: Pandorum, player: int) -> int | None:
    """Return how many more cards in slot 2 the next level needs; None at the cap."""
    hull = state.hull[player]
    if hull_level(state, player) == HULL_CAP[hull]:
        return None
    return HULL_STEP[hull] - slot_count(state, player, 2) % HULL_STEP[hull]


def hull_pays(state: Pandorum, player: int, hex: int) -> int:
    """Return what the hull brings a player who finishes a construction on a hex."""
    return hull_level(state, player) if hull_works(state, player, hex) else 0
