"""What stands on the planet, and what is next to what. Adjacency is kept up to date, never counted anew."""

from serendip.core.line import Said
from serendip.games.pandorum.board import BARREN, HEXES, POSITIONS, split
from serendip.games.pandorum.components import BASE, MODULE, WORTH
from serendip.games.pandorum.state import (
    CITY,
    FIRST_STRUCTURE,
    MARKER,
    NOTHING,
    PAD,
    VOLCANO,
    Pandorum,
)
from serendip.games.pandorum.words import HOLDS_SOMETHING, NO_SUCH_HEX, NOT_YOUR_STRUCTURE


def count_near(state: Pandorum) -> None:
    """Count all that is adjacent to each hex anew: a crack has changed what is adjacent."""
    state.volcanoes_near = [0] * HEXES
    state.pads_near = [0] * HEXES
    state.worth_near = [0] * (HEXES * state.players)
    state.structures_near = [0] * (HEXES * state.players)
    for hex in range(HEXES):
        holds = state.on[hex]
        if holds == VOLCANO:
            add_near(state, state.volcanoes_near, 0, hex, 1)
        elif holds == PAD:
            add_near(state, state.pads_near, 0, hex, 1)
        elif holds >= FIRST_STRUCTURE:
            _count_structure(state, hex, holds, 1)


def add_near(state: Pandorum, counts: list[int], first: int, hex: int, number: int) -> None:
    """Add a number to what is counted at each hex around one."""
    for other in state.near[hex]:
        counts[first + other] += number


def _count_structure(state: Pandorum, hex: int, holds: int, sign: int) -> None:
    first = owner_of(holds) * HEXES
    add_near(state, state.worth_near, first, hex, sign * WORTH[kind_of(holds)])
    add_near(state, state.structures_near, first, hex, sign)


def owner_of(holds: int) -> int:
    """Return the player whose Structure it is."""
    return (holds - FIRST_STRUCTURE) >> 1


def kind_of(holds: int) -> int:
    """Return whether a Structure is a module or a base."""
    return (holds - FIRST_STRUCTURE) & 1


def structure(player: int, kind: int) -> int:
    """Return what a hex with this Structure holds."""
    return FIRST_STRUCTURE + 2 * player + kind


def place_structure(state: Pandorum, hex: int, player: int, kind: int) -> None:
    """Put a Structure from a player's supply on a hex."""
    if kind == MODULE:
        state.modules[player] -= 1
    else:
        state.bases[player] -= 1
    holds = structure(player, kind)
    state.on[hex] = holds
    _count_structure(state, hex, holds, 1)


def remove_structure(state: Pandorum, hex: int, to_supply: bool) -> int:
    """Take a Structure away, to its owner's supply or to the box; return its owner."""
    holds = state.on[hex]
    player = owner_of(holds)
    if to_supply:
        if kind_of(holds) == BASE:
            state.bases[player] += 1
        else:
            state.modules[player] += 1
    state.on[hex] = NOTHING
    state.contaminated &= ~(1 << hex)
    _count_structure(state, hex, holds, -1)
    return player


def place_volcano(state: Pandorum, hex: int) -> None:
    """Let a hex become a Volcano."""
    state.on[hex] = VOLCANO
    state.volcanoes |= 1 << hex
    add_near(state, state.volcanoes_near, 0, hex, 1)


def place_pad(state: Pandorum, hex: int) -> None:
    """Put a Landing pad on a hex; its terrain does not matter any more."""
    state.on[hex] = PAD
    state.terrain[hex] = BARREN
    add_near(state, state.pads_near, 0, hex, 1)


def place_marker(state: Pandorum, hex: int) -> None:
    """Put a monolith's marker on a hex."""
    state.on[hex] = MARKER


def place_city(state: Pandorum, hex: int) -> None:
    """Replace a Volcano by the dead city."""
    state.on[hex] = CITY
    state.volcanoes &= ~(1 << hex)
    state.city = hex
    add_near(state, state.volcanoes_near, 0, hex, -1)


def open_crack(state: Pandorum, crack: int) -> None:
    """Part the hexes on both sides of a crack."""
    state.crack = crack
    state.near = split(state.near, crack)
    count_near(state)


def objects_near(state: Pandorum, hex: int) -> int:
    """Return how many adjacent hexes hold anything."""
    return sum([state.on[other] != NOTHING for other in state.near[hex]])


def free_hexes(state: Pandorum) -> list[int]:
    """Return every hex that holds nothing (PD-13)."""
    return [hex for hex in range(HEXES) if state.on[hex] == NOTHING]


def structures_of(state: Pandorum, player: int) -> list[int]:
    """Return the hexes with a player's Structures."""
    first = FIRST_STRUCTURE + 2 * player
    return [hex for hex in range(HEXES) if first <= state.on[hex] <= first + 1]


def sector_worth(state: Pandorum, sector: int, player: int) -> int:
    """Return the worth of a player's Structures in a sector."""
    total = 0
    for holds in state.on[POSITIONS * sector : POSITIONS * (sector + 1)]:
        if holds >= FIRST_STRUCTURE and owner_of(holds) == player:
            total += WORTH[kind_of(holds)]
    return total


def why_not_free(state: Pandorum, hex: int) -> Said | None:
    """Return why a hex is not one that holds nothing; None if it is."""
    if not 0 <= hex < HEXES:
        return Said(NO_SUCH_HEX, (hex,))
    return None if state.on[hex] == NOTHING else Said(HOLDS_SOMETHING, (hex,))


def why_not_own(state: Pandorum, player: int, hex: int) -> Said | None:
    """Return that a hex has no Structure of a player; None if it has."""
    return None if hex in structures_of(state, player) else Said(NOT_YOUR_STRUCTURE, (hex,))
