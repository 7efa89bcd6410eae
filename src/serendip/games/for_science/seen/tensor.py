"""What everybody may know of a position as a row of numbers (FS-R5), straight from the state.

Only what lies face down is hidden, and of that the counts are told.
"""

from typing import Any, Final

from serendip.core.layout import Slice, Slices, players
from serendip.games.for_science.building.blocks import EACH, KINDS
from serendip.games.for_science.components import (
    DESIGN_NAMES,
    DISEASE_NAMES,
    EVENT_NAMES,
    LAB_NAMES,
    LABS,
    MUTATION_NAMES,
    PLACES,
    ROLE_NAMES,
)
from serendip.games.for_science.rules.bench import in_pool
from serendip.games.for_science.seen.view import PHASES
from serendip.games.for_science.state import NEVER, NONE, OBEYING, ForScience
from serendip.games.for_science.vaccine.lattice import SHAPES
from serendip.games.for_science.vaccine.tiles import TILES

SEATS: Final = 6
TIMELESS: Final = 3600
"""No clock shows more seconds than are told."""

_PLAYERS: Final = players(SEATS)
_TILES: Final = [f"tile {tile.number} ({tile.shape})" for tile in TILES]
_COLOURS: Final = ("red", "blue", "green")

LAYOUT: Final = Slices([
    Slice("phase", list(PHASES.values())),
    Slice("timed"),
    Slice("seconds left", least=-TIMELESS, most=TIMELESS),
    Slice("goal", most=500),
    Slice("tracks", _COLOURS, most=500),
    Slice("level", LAB_NAMES, most=5),
    Slice("rules", ("powers", "impenetrable", "horizontal", "expert")),
    Slice("penalty", most=3),
    Slice("diseases", LAB_NAMES, DISEASE_NAMES),
    Slice("mutation", LAB_NAMES, MUTATION_NAMES),
    Slice("universal", MUTATION_NAMES),
    Slice("verified", LAB_NAMES),
    Slice("column", PLACES, DESIGN_NAMES, least=-60, most=60),
    Slice("role", ROLE_NAMES, _PLAYERS),
    Slice("seated", _PLAYERS),
    Slice("hand", _PLAYERS, DESIGN_NAMES),
    Slice("looks at", _PLAYERS, DESIGN_NAMES),
    Slice("data", _PLAYERS, most=500),
    Slice("knowledge", _PLAYERS, most=500),
    Slice("owes", _PLAYERS, most=99),
    Slice("tile in hand", _PLAYERS, _TILES),
    Slice("ready", _PLAYERS),
    Slice("busy for", _PLAYERS, most=TIMELESS),
    Slice("away", _PLAYERS),
    Slice("wishes pause", _PLAYERS),
    Slice("flat", _PLAYERS),
    Slice("second builder", _PLAYERS),
    Slice("builds", _PLAYERS, PLACES),
    Slice("blocks", _PLAYERS, KINDS, most=EACH),
    Slice("passed", _PLAYERS),
    Slice("approvals", _PLAYERS, most=SEATS),
    Slice("recited", _PLAYERS),
    Slice("cheered", _PLAYERS),
    Slice("findings", _PLAYERS, most=99),
    Slice("pool", KINDS, least=-EACH, most=EACH),
    Slice("decks", ("design", "disease", "mutation", "event"), most=60),
    Slice("discarded designs", DESIGN_NAMES),
    Slice("wasted", DESIGN_NAMES),
    Slice("stacks", SHAPES, most=len(TILES)),
    Slice("loose", _TILES),
    Slice("lying", _TILES, ("there", "x", "y", "turn"), least=-500, most=500),
    Slice("half circles", _TILES, most=9),
    Slice("event", EVENT_NAMES),
    Slice("ongoing", EVENT_NAMES),
    Slice("obeyed", _PLAYERS),
    Slice("counts", ("cured", "researched", "checks"), most=9999),
])  # fmt: skip

PHASE: Final = LAYOUT.at("phase")
TIMED: Final = LAYOUT.at("timed")
SECONDS_LEFT: Final = LAYOUT.at("seconds left")
GOAL: Final = LAYOUT.at("goal")
TRACKS: Final = LAYOUT.at("tracks")
LEVEL: Final = LAYOUT.at("level")
RULES: Final = LAYOUT.at("rules")
PENALTY: Final = LAYOUT.at("penalty")
DISEASES: Final = LAYOUT.at("diseases")
MUTATION: Final = LAYOUT.at("mutation")
UNIVERSAL: Final = LAYOUT.at("universal")
VERIFIED: Final = LAYOUT.at("verified")
COLUMN: Final = LAYOUT.at("column")
ROLE: Final = LAYOUT.at("role")
SEATED: Final = LAYOUT.at("seated")
HAND: Final = LAYOUT.at("hand")
LOOKS_AT: Final = LAYOUT.at("looks at")
DATA: Final = LAYOUT.at("data")
KNOWLEDGE: Final = LAYOUT.at("knowledge")
OWES: Final = LAYOUT.at("owes")
TILE_IN_HAND: Final = LAYOUT.at("tile in hand")
READY: Final = LAYOUT.at("ready")
BUSY_FOR: Final = LAYOUT.at("busy for")
AWAY: Final = LAYOUT.at("away")
WISHES_PAUSE: Final = LAYOUT.at("wishes pause")
FLAT: Final = LAYOUT.at("flat")
SECOND_BUILDER: Final = LAYOUT.at("second builder")
BUILDS: Final = LAYOUT.at("builds")
BLOCKS: Final = LAYOUT.at("blocks")
PASSED: Final = LAYOUT.at("passed")
APPROVALS: Final = LAYOUT.at("approvals")
RECITED: Final = LAYOUT.at("recited")
CHEERED: Final = LAYOUT.at("cheered")
FINDINGS: Final = LAYOUT.at("findings")
POOL: Final = LAYOUT.at("pool")
DECKS: Final = LAYOUT.at("decks")
DISCARDED_DESIGNS: Final = LAYOUT.at("discarded designs")
WASTED: Final = LAYOUT.at("wasted")
STACKS: Final = LAYOUT.at("stacks")
LOOSE: Final = LAYOUT.at("loose")
LYING: Final = LAYOUT.at("lying")
HALF_CIRCLES: Final = LAYOUT.at("half circles")
EVENT: Final = LAYOUT.at("event")
ONGOING: Final = LAYOUT.at("ongoing")
OBEYED: Final = LAYOUT.at("obeyed")
COUNTS: Final = LAYOUT.at("counts")


def observe(state: ForScience, seat: int, row: Any) -> None:
    """Write what a seat may know into a row of zeros."""
    row[PHASE + state.stage] = 1
    if state.ends_at != NEVER:
        row[TIMED] = 1
        row[SECONDS_LEFT] = state.ends_at - state.clock
    row[GOAL] = state.goal
    for colour, insight in enumerate(state.tracks):
        row[TRACKS + colour] = insight
    row[RULES] = 1 if state.powers else 0
    row[RULES + 1] = 1 if state.impenetrable else 0
    row[RULES + 2] = 1 if state.flat_allowed else 0
    row[RULES + 3] = 1 if state.expert else 0
    row[PENALTY] = state.penalty
    _places(state, seat, row)
    for other in range(state.seats):
        _player(state, seat, other, row)
    for kind in range(len(KINDS)):
        row[POOL + kind] = max(0, in_pool(state, kind))
    row[DECKS] = len(state.design_deck)
    row[DECKS + 1] = len(state.disease_deck)
    row[DECKS + 2] = len(state.mutation_deck)
    row[DECKS + 3] = len(state.event_deck)
    for card in state.design_discard:
        row[DISCARDED_DESIGNS + card] = 1
    for card in state.wasted:
        row[WASTED + card] = 1
    _vaccine(state, row)
    if state.event != NONE:
        row[EVENT + state.event] = 1
    if state.ongoing != NONE:
        row[ONGOING + state.ongoing] = 1
    row[COUNTS] = state.cured
    row[COUNTS + 1] = state.researched
    row[COUNTS + 2] = state.checks


def _places(state: ForScience, seat: int, row: Any) -> None:
    """The Labs and Workshops with their Designs; a card's place from the bottom is below 0 if it is turned."""
    for lab in range(LABS):
        row[LEVEL + lab] = state.levels[lab]
        for disease in state.diseases[lab]:
            row[DISEASES + len(DISEASE_NAMES) * lab + disease] = 1
        if state.mutations[lab] != NONE:
            row[MUTATION + len(MUTATION_NAMES) * lab + state.mutations[lab]] = 1
        if state.verified[lab]:
            row[VERIFIED + lab] = 1
    if state.universal != NONE:
        row[UNIVERSAL + state.universal] = 1
    for place, column in enumerate(state.columns):
        first = COLUMN + len(DESIGN_NAMES) * place
        for height, card in enumerate(column):
            row[first + card // 2] = -1 - height if card % 2 else 1 + height
    for role, owner in enumerate(state.owner):
        if owner != NONE:
            row[ROLE + SEATS * role + (owner - seat) % state.seats] = 1


def _player(state: ForScience, seat: int, other: int, row: Any) -> None:
    """A player with all that is in front of them; hands lie open."""
    place = (other - seat) % state.seats
    row[SEATED + place] = 1
    for card in state.hands[other]:
        row[HAND + len(DESIGN_NAMES) * place + card] = 1
    for card in state.looked[other]:
        row[LOOKS_AT + len(DESIGN_NAMES) * place + card] = 1
    row[DATA + place] = state.data[other]
    row[KNOWLEDGE + place] = state.knowledge[other]
    row[OWES + place] = len(state.owes[other])
    if state.held[other] != NONE:
        row[TILE_IN_HAND + len(TILES) * place + state.held[other]] = 1
    if state.busy_until[other] > state.clock:
        row[BUSY_FOR + place] = state.busy_until[other] - state.clock
    for first, told in (
        (READY, state.ready[other]),
        (AWAY, state.away_since[other] != NEVER),
        (WISHES_PAUSE, state.wishes_pause[other]),
        (FLAT, state.flat[other]),
        (SECOND_BUILDER, state.second[other]),
        (OBEYED, state.stage == OBEYING and state.obeyed[other]),
    ):
        if told:
            row[first + place] = 1
    if state.bench[other] != NONE:
        _build(state, other, place, row)


def _build(state: ForScience, other: int, place: int, row: Any) -> None:
    """A build: its blocks, and how far it has got."""
    row[BUILDS + len(PLACES) * place + state.bench[other]] = 1
    for kind, count in enumerate(state.blocks[other]):
        row[BLOCKS + len(KINDS) * place + kind] = count
    row[PASSED + place] = 1 if state.passed[other] else 0
    row[APPROVALS + place] = state.approvals[other]
    row[RECITED + place] = 1 if state.recited[other] else 0
    row[CHEERED + place] = 1 if state.cheered[other] else 0
    row[FINDINGS + place] = len(state.findings[other])


def _vaccine(state: ForScience, row: Any) -> None:
    """Stacks, loose tiles, and what lies on the lattice."""
    for shape, stack in enumerate(state.stacks):
        row[STACKS + shape] = len(stack)
    for tile in state.loose:
        row[LOOSE + tile] = 1
    for tile, x, y, turn in state.lying:
        first = LYING + 4 * tile
        row[first] = 1
        row[first + 1] = x
        row[first + 2] = y
        row[first + 3] = turn
    for cap in state.caps:
        row[HALF_CIRCLES + cap.tile] += 1
