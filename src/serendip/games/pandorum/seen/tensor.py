"""What one seat may know of a position as a row of numbers (PD-82): the view's facts, written straight from the state.

Alone, Maximus is the player next to oneself.
"""

from typing import Any, Final

from serendip.core.layout import Slice, Slices, players
from serendip.games.pandorum.board import BARREN, CRACK_HEXES, HEXES, TERRAINS
from serendip.games.pandorum.components import (
    CARDS,
    EVENTS,
    FOREPARTS,
    HULLS,
    KINDS,
    MONOLITHS,
    PROJECTS,
    SATELLITES,
    SLOTS,
    TYPES,
)
from serendip.games.pandorum.rules.ground import kind_of, owner_of
from serendip.games.pandorum.seen.view import PHASES, never_opened
from serendip.games.pandorum.state import FIRST_MONOLITH, FIRST_STRUCTURE, NONE, OVER, Pandorum

SEATS: Final = 4
ASKED_BY_EVENT: Final = len(PHASES)
ASKED_BY_MONOLITH: Final = len(PHASES) + 1
AUCTION: Final = EVENTS.index("Ancient Civilization")

_PLAYERS: Final = players(SEATS)
_HEXES: Final = [f"hex {hex}" for hex in range(HEXES)]

LAYOUT: Final = Slices([
    Slice("modules", ("monoliths", "events")),
    Slice("round", most=100),
    Slice("last round"),
    Slice("phase", [*PHASES.values(), "event", "monolith"]),
    Slice("active", _PLAYERS),
    Slice("this turn", ("moved", "built", "forepart used", "farther", "extra turn", "no building")),
    Slice("price left", most=20),
    Slice("terrain", _HEXES, TERRAINS),
    Slice("holds", _HEXES, ("volcano", "landing pad", "monolith", "dead city")),
    Slice("structure", _HEXES, _PLAYERS, KINDS),
    Slice("contaminated", _HEXES),
    Slice("eruption", _HEXES),
    Slice("meteors", _HEXES),
    Slice("crack", _HEXES),
    Slice("harvester", _HEXES, _PLAYERS),
    Slice("market", PROJECTS, most=CARDS),
    Slice("deck", most=CARDS),
    Slice("box", PROJECTS, most=CARDS),
    Slice("seated", _PLAYERS),
    Slice("quids", _PLAYERS, least=-500, most=2000),
    Slice("supply", _PLAYERS, KINDS, most=30),
    Slice("constructions", _PLAYERS, most=60),
    Slice("forepart", _PLAYERS, FOREPARTS),
    Slice("hull", _PLAYERS, HULLS),
    Slice("satellites", _PLAYERS, SATELLITES),
    Slice("hand", _PLAYERS, most=CARDS),
    Slice("cards", _PLAYERS, PROJECTS, most=CARDS),
    Slice("slots", _PLAYERS, range(1, SLOTS + 1), PROJECTS, most=CARDS),
    Slice("monoliths", _PLAYERS, MONOLITHS),
    Slice("engines", _PLAYERS, most=20),
    Slice("active events", EVENTS),
    Slice("in force", EVENTS),
    Slice("pools", EVENTS, most=500),
    Slice("asking", EVENTS),
    Slice("turning", EVENTS),
    Slice("events over", EVENTS),
    Slice("events left", most=50),
    Slice("bid", most=2000),
    Slice("bidder", _PLAYERS),
    Slice("bidding", _PLAYERS),
    Slice("sold", PROJECTS),
    Slice("monoliths left", most=20),
    Slice("monoliths over", MONOLITHS),
    Slice("aside", PROJECTS, most=CARDS),
    Slice("aside unseen", most=CARDS),
    Slice("building", KINDS),
    Slice("used", PROJECTS, most=CARDS),
    Slice("earned", least=-500, most=2000),
    Slice("drilling"),
])  # fmt: skip

MODULES: Final = LAYOUT.at("modules")
ROUND: Final = LAYOUT.at("round")
LAST_ROUND: Final = LAYOUT.at("last round")
PHASE: Final = LAYOUT.at("phase")
ACTIVE: Final = LAYOUT.at("active")
THIS_TURN: Final = LAYOUT.at("this turn")
PRICE_LEFT: Final = LAYOUT.at("price left")
TERRAIN: Final = LAYOUT.at("terrain")
HOLDS: Final = LAYOUT.at("holds")
STRUCTURE: Final = LAYOUT.at("structure")
CONTAMINATED: Final = LAYOUT.at("contaminated")
ERUPTION: Final = LAYOUT.at("eruption")
METEORS: Final = LAYOUT.at("meteors")
CRACK: Final = LAYOUT.at("crack")
HARVESTER: Final = LAYOUT.at("harvester")
MARKET: Final = LAYOUT.at("market")
DECK: Final = LAYOUT.at("deck")
BOX: Final = LAYOUT.at("box")
SEATED: Final = LAYOUT.at("seated")
QUIDS: Final = LAYOUT.at("quids")
SUPPLY: Final = LAYOUT.at("supply")
CONSTRUCTIONS: Final = LAYOUT.at("constructions")
FOREPART: Final = LAYOUT.at("forepart")
HULL: Final = LAYOUT.at("hull")
SATELLITES_AT: Final = LAYOUT.at("satellites")
HAND: Final = LAYOUT.at("hand")
CARDS_AT: Final = LAYOUT.at("cards")
SLOTS_AT: Final = LAYOUT.at("slots")
MONOLITHS_AT: Final = LAYOUT.at("monoliths")
ENGINES: Final = LAYOUT.at("engines")
ACTIVE_EVENTS: Final = LAYOUT.at("active events")
IN_FORCE: Final = LAYOUT.at("in force")
POOLS: Final = LAYOUT.at("pools")
ASKING: Final = LAYOUT.at("asking")
TURNING: Final = LAYOUT.at("turning")
EVENTS_OVER: Final = LAYOUT.at("events over")
EVENTS_LEFT: Final = LAYOUT.at("events left")
BID: Final = LAYOUT.at("bid")
BIDDER: Final = LAYOUT.at("bidder")
BIDDING: Final = LAYOUT.at("bidding")
SOLD: Final = LAYOUT.at("sold")
MONOLITHS_LEFT: Final = LAYOUT.at("monoliths left")
MONOLITHS_OVER: Final = LAYOUT.at("monoliths over")
ASIDE: Final = LAYOUT.at("aside")
ASIDE_UNSEEN: Final = LAYOUT.at("aside unseen")
BUILDING: Final = LAYOUT.at("building")
USED: Final = LAYOUT.at("used")
EARNED: Final = LAYOUT.at("earned")
DRILLING: Final = LAYOUT.at("drilling")


def observe(state: Pandorum, seat: int, row: Any) -> None:
    """Write what a seat may know into a row of zeros."""
    players_ = state.players
    row[MODULES] = 1 if state.with_monoliths else 0
    row[MODULES + 1] = 1 if state.with_events else 0
    row[ROUND] = state.round
    row[LAST_ROUND] = 1 if state.last_round else 0
    phase = state.stage
    if state.asks:
        phase = ASKED_BY_MONOLITH if state.asks[0][1] >= FIRST_MONOLITH else ASKED_BY_EVENT
    row[PHASE + phase] = 1
    row[ACTIVE + (state.active - seat) % players_] = 1
    row[THIS_TURN] = 1 if state.moved else 0
    row[THIS_TURN + 1] = 1 if state.built else 0
    row[THIS_TURN + 2] = 1 if state.ability_used else 0
    row[THIS_TURN + 3] = 1 if state.farther else 0
    row[THIS_TURN + 4] = 1 if state.extra_turn else 0
    row[THIS_TURN + 5] = 1 if state.engine_moved else 0
    row[PRICE_LEFT] = state.price_left
    _planet(state, seat, row)
    for card in range(TYPES):
        row[MARKET + card] = state.market[card]
        row[BOX + card] = state.box[card]
    row[DECK] = len(state.deck)
    for player in range(players_):
        _player(state, seat, player, row)
    _events(state, seat, row)
    row[MONOLITHS_LEFT] = len(state.monolith_deck)
    for number in state.monoliths_over:
        row[MONOLITHS_OVER + number] = 1
    for number in never_opened(state):
        row[MONOLITHS_OVER + number] = 1
    for card, owner in zip(state.aside, state.aside_from, strict=True):
        if seat in (owner, state.active) or owner == state.active:
            row[ASIDE + card] += 1
        else:
            row[ASIDE_UNSEEN] += 1
    if state.building != NONE:
        row[BUILDING + state.building] = 1
        for card in range(TYPES):
            row[USED + card] = state.used[card]
        row[EARNED] = state.earned
        row[DRILLING] = 1 if state.drilling else 0


def _planet(state: Pandorum, seat: int, row: Any) -> None:
    """What the hexes hold, and who stands there."""
    players_ = state.players
    for hex, holds in enumerate(state.on):
        terrain = state.terrain[hex]
        if terrain != BARREN:
            row[TERRAIN + hex * len(TERRAINS) + terrain] = 1
        if holds >= FIRST_STRUCTURE:
            place = (owner_of(holds) - seat) % players_
            row[STRUCTURE + (hex * SEATS + place) * len(KINDS) + kind_of(holds)] = 1
            if state.contaminated >> hex & 1:
                row[CONTAMINATED + hex] = 1
        elif holds:
            row[HOLDS + hex * 4 - holds - 1] = 1
    if state.eruption != NONE:
        row[ERUPTION + state.eruption] = 1
    for hex in state.meteors:
        row[METEORS + hex] = 1
    if state.crack != NONE:
        for hex in CRACK_HEXES[state.crack]:
            row[CRACK + hex] = 1
    for player, hex in enumerate(state.harvester):
        row[HARVESTER + hex * SEATS + (player - seat) % players_] = 1


def _player(state: Pandorum, seat: int, player: int, row: Any) -> None:
    """A corporation: the hand if it is one's own or all is over (PD-115), else its size and the cards one knows."""
    players_ = state.players
    place = (player - seat) % players_
    row[SEATED + place] = 1
    row[QUIDS + place] = state.quids[player]
    row[SUPPLY + 2 * place] = state.modules[player]
    row[SUPPLY + 2 * place + 1] = state.bases[player]
    row[CONSTRUCTIONS + place] = state.constructions[player]
    if state.forepart[player] != NONE:
        row[FOREPART + len(FOREPARTS) * place + state.forepart[player]] = 1
    if state.hull[player] != NONE:
        row[HULL + len(HULLS) * place + state.hull[player]] = 1
    for number in state.satellites[player]:
        row[SATELLITES_AT + len(SATELLITES) * place + number] = 1
    hand = state.hands[player]
    row[HAND + place] = sum(hand)
    first = (seat * players_ + player) * TYPES
    known = hand if player == seat or state.stage == OVER else state.known[first : first + TYPES]
    for card, count in enumerate(known):
        if count:
            row[CARDS_AT + TYPES * place + card] = count
    for number, count in enumerate(state.slots[player]):
        if count:
            row[SLOTS_AT + SLOTS * TYPES * place + number] = count
    for number in state.monoliths[player]:
        row[MONOLITHS_AT + len(MONOLITHS) * place + number] = 1
    row[ENGINES + place] = state.engines[player]


def _events(state: Pandorum, seat: int, row: Any) -> None:
    """The Events, and the auction of one."""
    players_ = state.players
    for place, event in enumerate(state.events):
        row[ACTIVE_EVENTS + event] = 1
        row[POOLS + event] = state.pools[place]
        if state.turned_by[place] == NONE:
            row[IN_FORCE + event] = 1
    if state.asks and state.asks[0][1] < FIRST_MONOLITH:
        asking = state.asks[0][1]
        row[ASKING + asking] = 1
        if asking == AUCTION:
            row[BID] = state.bid
            if state.bidder != NONE:
                row[BIDDER + (state.bidder - seat) % players_] = 1
            for player in state.bidding:
                row[BIDDING + (player - seat) % players_] = 1
    if state.turning != NONE:
        row[TURNING + state.turning] = 1
    for event in state.events_over:
        row[EVENTS_OVER + event] = 1
    row[EVENTS_LEFT] = len(state.event_deck)
    for card in range(TYPES):
        if state.sold >> card & 1:
            row[SOLD + card] = 1
