"""What one seat may know of a position (PD-82): the only way out of the state, as plain data."""

from typing import Final

from serendip.games.pandorum.board import BARREN, CRACK_HEXES, CRACKS, HEXES, PLACES, SECTOR_OF, SECTORS, TERRAINS
from serendip.games.pandorum.cards import EVENT_OF, card_of
from serendip.games.pandorum.cards.new_engines import token_prices
from serendip.games.pandorum.components import (
    EVENT_NUMBER,
    EVENTS,
    FOREPARTS,
    HULL_CAP,
    HULL_STEP,
    HULLS,
    KINDS,
    MONOLITHS,
    PROJECTS,
    SATELLITES,
    SLOTS,
    TARGETS,
    TYPES,
)
from serendip.games.pandorum.rules.ending import cargo_pays, sector_pays
from serendip.games.pandorum.rules.ground import kind_of, owner_of, sector_worth
from serendip.games.pandorum.rules.rates import hull_level, hull_needs
from serendip.games.pandorum.rules.telling import is_maximus
from serendip.games.pandorum.seen.options_ahead import construction, moves, site
from serendip.games.pandorum.seen.shapes import (
    Auction,
    Cards,
    Events,
    Held,
    Hex,
    Phase,
    Player,
    Sector,
    Token,
    View,
)
from serendip.games.pandorum.state import (
    ACTING,
    BUILDING,
    CITY,
    ENDING,
    FIRST_MONOLITH,
    FIRST_STRUCTURE,
    MARKER,
    MAXIMUS_TURN,
    NONE,
    NOTHING,
    OVER,
    PAD,
    PAYING,
    PUTTING_BACK,
    SUPPLY,
    VOLCANO,
    Pandorum,
)

PHASES: Final[dict[int, Phase]] = {
    SUPPLY: "supply",
    PUTTING_BACK: "put-back",
    ACTING: "act",
    PAYING: "pay",
    BUILDING: "build",
    MAXIMUS_TURN: "maximus",
    ENDING: "end",
    OVER: "over",
}
HOLDS: Final[dict[int, Held]] = {NOTHING: None, VOLCANO: "volcano", PAD: "pad", MARKER: "monolith", CITY: "city"}


def view(state: Pandorum, seat: int | None) -> View:
    """Return all that a seat (None: a spectator) may know."""
    return {
        "round": state.round,
        "last_round": state.last_round,
        "phase": _phase(state),
        "active": state.active,
        "solo": state.solo,
        "with": {"monoliths": state.with_monoliths, "events": state.with_events},
        "turn": {
            "moved": state.moved,
            "built": state.built,
            "forepart_used": state.ability_used,
            "farther": state.farther,
            "price_left": state.price_left,
            "extra_turn": state.extra_turn,
            "no_building": state.engine_moved,
        },
        "hexes": [_hex(state, hex) for hex in range(HEXES)],
        "crack": [list(row) for row in CRACKS[state.crack]] if state.crack != NONE else None,
        "sectors": [_sector(state, sector) for sector in range(SECTORS)],
        "market": cards(state.market),
        "deck": len(state.deck),
        "box": cards(state.box),
        "players": [_player(state, seat, player) for player in range(state.players)],
        "events": _events(state),
        "monoliths_left": len(state.monolith_deck),
        "monoliths_over": [MONOLITHS[number] for number in state.monoliths_over + never_opened(state)],
        "aside": _aside(state, seat),
        "moves": moves(state),
        "site": site(state),
        "construction": construction(state),
    }


def _phase(state: Pandorum) -> Phase:
    if state.asks:
        return "monolith" if state.asks[0][1] >= FIRST_MONOLITH else "event"
    return PHASES[state.stage]


def cards(counts: list[int]) -> Cards:
    """Return cards by name with their number, those that are there."""
    return {PROJECTS[card]: counts[card] for card in range(TYPES) if counts[card]}


def _hex(state: Pandorum, hex: int) -> Hex:
    holds = state.on[hex]
    terrain = TERRAINS[state.terrain[hex]] if state.terrain[hex] != BARREN else None
    place = list(PLACES[hex])
    stands = state.harvester
    harvesters = [player for player in range(state.players) if stands[player] == hex] if hex in stands else []
    if holds < FIRST_STRUCTURE:
        return {
            "hex": hex,
            "sector": SECTOR_OF[hex],
            "place": place,
            "terrain": terrain,
            "holds": HOLDS[holds],
            "harvesters": harvesters,
            "tokens": _tokens(state, hex),
        }
    return {
        "hex": hex,
        "sector": SECTOR_OF[hex],
        "place": place,
        "terrain": terrain,
        "holds": "structure",
        "harvesters": harvesters,
        "owner": owner_of(holds),
        "structure": KINDS[kind_of(holds)],
        "contaminated": bool(state.contaminated >> hex & 1),
        "tokens": _tokens(state, hex),
    }


def _tokens(state: Pandorum, hex: int) -> list[Token]:
    """What Events have left on a hex for good."""
    found: list[Token] = []
    if hex == state.eruption:
        found.append("eruption")
    if hex in state.meteors:
        found.append("meteors")
    if state.crack != NONE and hex in CRACK_HEXES[state.crack]:
        found.append("crack")
    return found


def _sector(state: Pandorum, sector: int) -> Sector:
    return {
        "sector": sector,
        "worth": [sector_worth(state, sector, player) for player in range(state.players)],
        "pays": [*sector_pays(state, sector)],
    }


def never_opened(state: Pandorum) -> list[int]:
    """Return the monoliths that are turned up when the game is over (PD-115)."""
    return sorted(state.monolith_deck) if state.stage == OVER else []


def _player(state: Pandorum, seat: int | None, player: int) -> Player:
    """A corporation: the hand if it is one's own or all is over (PD-115), else its size and the cards one knows."""
    viewer = state.players if seat is None else seat
    hand = state.hands[player]
    first = (viewer * state.players + player) * TYPES
    known = hand if viewer == player or state.stage == OVER else state.known[first : first + TYPES]
    slots = state.slots[player]
    maximus = is_maximus(state, player)
    hull = state.hull[player]
    return {
        "player": player,
        "maximus": maximus,
        "quids": state.quids[player],
        "harvester": state.harvester[player],
        "modules": state.modules[player],
        "bases": state.bases[player],
        "constructions": state.constructions[player],
        "forepart": None if maximus else FOREPARTS[state.forepart[player]],
        "hull": None
        if maximus
        else {
            "name": HULLS[hull],
            "level": hull_level(state, player),
            "step": HULL_STEP[hull],
            "cap": HULL_CAP[hull],
            "to_next": hull_needs(state, player),
        },
        "satellites": [
            {"name": SATELLITES[number], "targets": [PROJECTS[card] for card in TARGETS[number]]}
            for number in state.satellites[player]
        ],
        "hand": sum(hand),
        "cards": cards(known),
        "slots": [cards(slots[slot * TYPES : (slot + 1) * TYPES]) for slot in range(SLOTS)],
        "cargo_pays": cargo_pays(state, player),
        "monoliths": [MONOLITHS[number] for number in sorted(state.monoliths[player])],
        "engines": state.engines[player],
    }


def _events(state: Pandorum) -> Events:
    asking = card_of(state.asks[0][1]).name if state.asks else ""
    auction: Auction | None = None
    if asking == "Ancient Civilization":
        auction = {
            "bid": state.bid,
            "bidder": state.bidder if state.bidder != NONE else None,
            "bidding": [*state.bidding],
        }
    return {
        "deck": len(state.event_deck),
        "active": [
            {
                "name": EVENTS[event],
                "rule": EVENT_OF[event].rule,
                "immediate": EVENT_OF[event].immediate,
                "ongoing": EVENT_OF[event].ongoing,
                "end": EVENT_OF[event].end,
                "quids": state.pools[place],
                "in_force": state.turned_by[place] == NONE,
            }
            for place, event in enumerate(state.events)
        ],
        "asking": asking if asking in EVENT_NUMBER else None,
        "turning": EVENTS[state.turning] if state.turning != NONE else None,
        "over": [EVENTS[event] for event in state.events_over],
        "auction": auction,
        "sold": [PROJECTS[card] for card in range(TYPES) if state.sold >> card & 1],
        "token_prices": token_prices() if asking == "New Engines" else None,
    }


def _aside(state: Pandorum, seat: int | None) -> list[str | None]:
    """Cards lifted by a monolith: those that one may see by name, the others as None."""
    return [
        PROJECTS[card] if seat in (owner, state.active) or owner == state.active else None
        for card, owner in zip(state.aside, state.aside_from, strict=True)
    ]
