"""How a state of Pandorum is copied, and the types of its fields.

Made from state.py by tools/generate_games.py.
"""

from typing import Any, Final

from serendip.core.fields import Fields
from serendip.games.pandorum.board import Adjacency
from serendip.games.pandorum.state import Ask, Pandorum


def copy_fields(state: Pandorum, other: Pandorum) -> None:
    """Give a fresh state all fields."""
    other.solo = state.solo
    other.players = state.players
    other.with_monoliths = state.with_monoliths
    other.with_events = state.with_events
    other.round = state.round
    other.active = state.active
    other.stage = state.stage
    other.asks = state.asks[:]
    other.on = state.on[:]
    other.terrain = state.terrain[:]
    other.near = state.near
    other.volcanoes = state.volcanoes
    other.city = state.city
    other.crack = state.crack
    other.eruption = state.eruption
    other.meteors = state.meteors
    other.contaminated = state.contaminated
    other.volcanoes_near = state.volcanoes_near[:]
    other.pads_near = state.pads_near[:]
    other.worth_near = state.worth_near[:]
    other.structures_near = state.structures_near[:]
    other.harvester = state.harvester[:]
    other.quids = state.quids[:]
    other.modules = state.modules[:]
    other.bases = state.bases[:]
    other.constructions = state.constructions[:]
    other.forepart = state.forepart[:]
    other.hull = state.hull[:]
    other.satellites = [part[:] for part in state.satellites]
    other.hands = [part[:] for part in state.hands]
    other.slots = [part[:] for part in state.slots]
    other.known = state.known[:]
    other.market = state.market[:]
    other.deck = state.deck[:]
    other.box = state.box[:]
    other.monolith_deck = state.monolith_deck[:]
    other.monoliths = [part[:] for part in state.monoliths]
    other.monoliths_over = state.monoliths_over[:]
    other.spare_satellites = state.spare_satellites[:]
    other.event_deck = state.event_deck[:]
    other.events = state.events[:]
    other.pools = state.pools[:]
    other.turned_by = state.turned_by[:]
    other.events_over = state.events_over[:]
    other.to_turn = state.to_turn
    other.turning = state.turning
    other.engines = state.engines[:]
    other.bid = state.bid
    other.bidder = state.bidder
    other.bidding = state.bidding[:]
    other.sold = state.sold
    other.aside = state.aside[:]
    other.aside_from = state.aside_from[:]
    other.moved = state.moved
    other.built = state.built
    other.ability_used = state.ability_used
    other.engine_moved = state.engine_moved
    other.farther = state.farther
    other.stopped_on_own = state.stopped_on_own
    other.extra_turn = state.extra_turn
    other.price_left = state.price_left
    other.crossing = state.crossing
    other.building = state.building
    other.used = state.used[:]
    other.cards_used = state.cards_used
    other.earned = state.earned
    other.drilling = state.drilling
    other.last_round = state.last_round
    other.filled = state.filled


TYPES: Final[dict[str, Any]] = {
    "solo": bool,
    "players": int,
    "with_monoliths": bool,
    "with_events": bool,
    "round": int,
    "active": int,
    "stage": int,
    "asks": list[Ask],
    "on": list[int],
    "terrain": list[int],
    "near": Adjacency,
    "volcanoes": int,
    "city": int,
    "crack": int,
    "eruption": int,
    "meteors": tuple[int, ...],
    "contaminated": int,
    "volcanoes_near": list[int],
    "pads_near": list[int],
    "worth_near": list[int],
    "structures_near": list[int],
    "harvester": list[int],
    "quids": list[int],
    "modules": list[int],
    "bases": list[int],
    "constructions": list[int],
    "forepart": list[int],
    "hull": list[int],
    "satellites": list[list[int]],
    "hands": list[list[int]],
    "slots": list[list[int]],
    "known": list[int],
    "market": list[int],
    "deck": list[int],
    "box": list[int],
    "monolith_deck": list[int],
    "monoliths": list[list[int]],
    "monoliths_over": list[int],
    "spare_satellites": list[int],
    "event_deck": list[int],
    "events": list[int],
    "pools": list[int],
    "turned_by": list[int],
    "events_over": list[int],
    "to_turn": int,
    "turning": int,
    "engines": list[int],
    "bid": int,
    "bidder": int,
    "bidding": list[int],
    "sold": int,
    "aside": list[int],
    "aside_from": list[int],
    "moved": bool,
    "built": bool,
    "ability_used": bool,
    "engine_moved": bool,
    "farther": bool,
    "stopped_on_own": bool,
    "extra_turn": bool,
    "price_left": int,
    "crossing": bool,
    "building": int,
    "used": list[int],
    "cards_used": int,
    "earned": int,
    "drilling": bool,
    "last_round": bool,
    "filled": bool,
}
FIELDS: Final = Fields(copy_fields, TYPES)
