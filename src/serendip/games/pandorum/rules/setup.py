"""Setup: PD-1 to PD-9, the monoliths' markers and the Events."""

from serendip.core.chance import Chance
from serendip.games.pandorum.board import (
    LANDING_PAD,
    MONOLITHS,
    NEIGHBOURS,
    PRINTED_TERRAIN,
    RINGS,
    SECTORS,
    VOLCANOES,
)
from serendip.games.pandorum.components import (
    COPIES,
    EVENTS,
    FOREPARTS,
    HULLS,
    MAXIMUS,
    MONOLITH_NUMBER,
    SATELLITES,
    SLOTS,
    START_HAND,
    START_MARKET,
    START_QUIDS,
    SUPPLIES,
    TYPES,
)
from serendip.games.pandorum.rules.ground import clear_ground, place_marker, place_pad, place_volcano
from serendip.games.pandorum.rules.rounds import begin_round
from serendip.games.pandorum.rules.turn import proceed
from serendip.games.pandorum.state import NONE, SUPPLY, Pandorum


def set_up(state: Pandorum, monoliths: bool, events: bool) -> None:
    """Make an empty state the opening position; with one seat Maximus plays too."""
    seats = state.seats
    state.solo = seats == 1
    state.players = 2 if state.solo else seats
    state.with_monoliths = monoliths
    state.with_events = events
    state.round = 0
    state.active = 0
    state.stage = SUPPLY
    state.asks = []
    lay_out(state, scatter_volcanoes(state.chance))
    deal(state)
    stack_expansion(state)
    forget_turn(state)
    begin_round(state)
    proceed(state)


def scatter_volcanoes(chance: Chance) -> list[int]:
    """Return where the Volcanoes lie: round the outer sectors, apart from each other and from monoliths (PD-5)."""
    while True:
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


def lay_out(state: Pandorum, volcanoes: list[int]) -> None:
    """Lay out the planet."""
    state.terrain = PRINTED_TERRAIN[:]
    clear_ground(state)
    state.city = NONE
    state.crack = NONE
    state.eruption = NONE
    state.meteors = ()
    place_pad(state, LANDING_PAD)
    for hex in volcanoes:
        place_volcano(state, hex)
    if state.with_monoliths:
        for hex in MONOLITHS:
            place_marker(state, hex)
    state.harvester = [LANDING_PAD] * state.players


def deal(state: Pandorum) -> None:
    """Deal cards, parts, Satellites, Structures and Quids; Maximus gets no cards and no parts (PD-70)."""
    seats = state.seats
    chance = state.chance
    state.deck = list(range(TYPES)) * COPIES
    foreparts = list(range(len(FOREPARTS)))
    hulls = list(range(len(HULLS)))
    satellites = list(range(len(SATELLITES)))
    for stack in (state.deck, foreparts, hulls, satellites):
        chance.shuffle(stack)
    state.forepart = foreparts[:seats]
    state.hull = hulls[:seats]
    state.satellites = [[satellite] for satellite in satellites[:seats]]
    state.spare_satellites = satellites[seats:]
    state.quids = START_QUIDS[seats][:]
    state.hands = [[0] * TYPES for _ in range(state.players)]
    for seat in range(seats):
        for _ in range(START_HAND):
            state.hands[seat][state.deck.pop()] += 1
    if state.solo:
        state.forepart.append(NONE)
        state.hull.append(NONE)
        state.satellites.append([])
        state.quids.append(MAXIMUS["quids"])
    state.modules = [SUPPLIES[seats][0]] * state.players
    state.bases = [SUPPLIES[seats][1]] * state.players
    state.constructions = [0] * state.players
    state.slots = [[0] * (SLOTS * TYPES) for _ in range(state.players)]
    state.known = [0] * ((state.players + 1) * state.players * TYPES)
    state.market = [0] * TYPES
    for _ in range(START_MARKET):
        state.market[state.deck.pop()] += 1
    state.box = [0] * TYPES


def stack_expansion(state: Pandorum) -> None:
    """Shuffle the Monolith cards and the Events that are played with."""
    state.monolith_deck = list(MONOLITH_NUMBER.values()) if state.with_monoliths else []
    state.monoliths = [[] for _ in range(state.players)]
    state.monoliths_over = []
    state.event_deck = list(range(len(EVENTS))) if state.with_events else []
    state.chance.shuffle(state.monolith_deck)
    state.chance.shuffle(state.event_deck)
    state.events = []
    state.pools = []
    state.turned_by = []
    state.events_over = []
    state.to_turn = 0
    state.turning = NONE
    state.engines = [0] * state.players
    state.bid = 0
    state.bidder = NONE
    state.bidding = []
    state.sold = 0
    state.aside = []
    state.aside_from = []


def forget_turn(state: Pandorum) -> None:
    """Begin with nothing of a turn done; what `begin_turn` sets is not repeated here."""
    state.price_left = 0
    state.crossing = False
    state.building = NONE
    state.used = [0] * TYPES
    state.cards_used = 0
    state.earned = 0
    state.drilling = False
    state.last_round = False
