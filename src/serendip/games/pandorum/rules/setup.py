"""What is in the box, and how it is laid out, with the monoliths' markers and the Events.

The base game's: PD-1, PD-2, PD-3, PD-4, PD-5, PD-6, PD-7, PD-8, PD-9.
"""

from typing import Final

from serendip.core.chance import Chance
from serendip.core.errors import SerendipError
from serendip.games.pandorum.board import LANDING_PAD, MONOLITHS, NEIGHBOURS, RINGS, SECTORS, VOLCANOES
from serendip.games.pandorum.components import (
    COPIES,
    EVENTS,
    FOREPARTS,
    HULLS,
    MAXIMUS,
    MONOLITH_NUMBER,
    SATELLITES,
    START_HAND,
    START_MARKET,
    START_QUIDS,
    SUPPLIES,
    TYPES,
)
from serendip.games.pandorum.rules.ground import place_marker, place_pad, place_volcano
from serendip.games.pandorum.rules.rounds import begin_round
from serendip.games.pandorum.rules.turn import proceed
from serendip.games.pandorum.state import Pandorum

_ATTEMPTS: Final = 1_000
"""Of which about one in six finds room for everything."""


def set_up(state: Pandorum, monoliths: bool, events: bool) -> None:
    """Make an empty state the opening position; with one seat Maximus plays too."""
    state.with_monoliths = monoliths
    state.with_events = events
    lay_out(state)
    deal(state)
    stack_expansion(state)
    begin_round(state)
    proceed(state)


def scatter_volcanoes(chance: Chance) -> list[int]:
    """Return where the Volcanoes lie: round the outer sectors, apart from each other and from monoliths (PD-5)."""
    for _ in range(_ATTEMPTS):
        found: list[int] = []
        for number in range(VOLCANOES):
            ring = RINGS[1 + number % (SECTORS - 1)]
            free = [
                hex
                for hex in ring
                if hex not in MONOLITHS and hex not in found and not any(near in found for near in NEIGHBOURS[hex])
            ]
            if not free:
                break
            found.append(chance.pick(free))
        if len(found) == VOLCANOES:
            return found
    raise SerendipError(f"board.toml: there is no room for {VOLCANOES} volcanoes apart from each other")


def lay_out(state: Pandorum) -> None:
    """Lay out the planet: the Landing pad (PD-2), Volcanoes, and markers on the monolith hexes (PD-4)."""
    place_pad(state, LANDING_PAD)
    for hex in scatter_volcanoes(state.chance):
        place_volcano(state, hex)
    if state.with_monoliths:
        for hex in MONOLITHS:
            place_marker(state, hex)


def deal(state: Pandorum) -> None:
    """Deal cards (PD-6), parts and Satellites (PD-7), Structures (PD-8), hands, Market and Quids (PD-9).

    Maximus gets no cards and no parts (PD-70).
    """
    seats = state.seats
    state.deck = list(range(TYPES)) * COPIES
    foreparts = list(range(len(FOREPARTS)))
    hulls = list(range(len(HULLS)))
    satellites = list(range(len(SATELLITES)))
    for stack in (state.deck, foreparts, hulls, satellites):
        state.chance.shuffle(stack)
    state.spare_satellites = satellites[seats:]
    for seat in range(seats):
        state.forepart[seat] = foreparts[seat]
        state.hull[seat] = hulls[seat]
        state.satellites[seat] = [satellites[seat]]
        state.quids[seat] = START_QUIDS[seats][seat]
        for _ in range(START_HAND):
            state.hands[seat][state.deck.pop()] += 1
    if state.solo:
        state.quids[seats] = MAXIMUS["quids"]
    modules, bases = SUPPLIES[seats]
    for player in range(state.players):
        state.modules[player] = modules
        state.bases[player] = bases
    for _ in range(START_MARKET):
        state.market[state.deck.pop()] += 1


def stack_expansion(state: Pandorum) -> None:
    """Shuffle the Monolith cards and the Events that are played with."""
    if state.with_monoliths:
        state.monolith_deck = list(MONOLITH_NUMBER.values())
    if state.with_events:
        state.event_deck = list(range(len(EVENTS)))
    state.chance.shuffle(state.monolith_deck)
    state.chance.shuffle(state.event_deck)
