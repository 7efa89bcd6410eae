"""What a position of Pandorum is made of: the planet, the Market, hands and slots. `position` makes it move.

Cards are counted by type; a hex is its number; -1 stands for "none". Players are the seats and, alone, Maximus.
"""

from typing import Final

from serendip.core.state import State
from serendip.games.pandorum.board import Adjacency

NONE: Final = -1

# What the game waits for: the parts of a turn, and what comes between turns.
SUPPLY: Final = 0
PUTTING_BACK: Final = 1
ACTING: Final = 2
PAYING: Final = 3
BUILDING: Final = 4
MAXIMUS_TURN: Final = 5
ENDING: Final = 6
OVER: Final = 7
ASKED: Final = 8
"""What the game waits for when a card has a question (`asks`), whatever the stage: never a stage by itself."""

# What a hex holds; a Structure is FIRST_STRUCTURE + 2 × player + kind.
NOTHING: Final = 0
VOLCANO: Final = -1
PAD: Final = -2
MARKER: Final = -3
CITY: Final = -4
FIRST_STRUCTURE: Final = 1

Ask = tuple[int, int, int]
"""Who is asked, by which card (an Event, or FIRST_MONOLITH + a monolith), and the card's own step or number."""
FIRST_MONOLITH: Final = 100


class Pandorum(State):
    """All that is on the table."""

    players: int
    solo: bool
    with_monoliths: bool
    with_events: bool
    round: int
    active: int
    stage: int
    asks: list[Ask]

    on: list[int]
    terrain: list[int]
    near: Adjacency
    """Which hexes are adjacent; a crack changes it."""
    volcanoes: int
    """A bit for each Volcano."""
    city: int
    crack: int
    eruption: int
    meteors: tuple[int, ...]
    contaminated: int
    """A bit for each hex whose Structure is contaminated."""
    volcanoes_near: list[int]
    pads_near: list[int]
    worth_near: list[int]
    """For player × hexes + hex: the worth of that player's adjacent Structures."""
    structures_near: list[int]
    """For player × hexes + hex: how many Structures of that player are adjacent."""

    harvester: list[int]
    quids: list[int]
    modules: list[int]
    bases: list[int]
    constructions: list[int]
    """How many Structures each player has built, Expansion's gifts aside."""
    forepart: list[int]
    hull: list[int]
    satellites: list[list[int]]
    hands: list[list[int]]
    slots: list[list[int]]
    """For each player and slot × types + type: how many cards."""
    known: list[int]
    """For (viewer × players + player) × types + type: how many such cards the viewer knows in that hand."""

    market: list[int]
    deck: list[int]
    box: list[int]
    monolith_deck: list[int]
    monoliths: list[list[int]]
    """The kept Monolith cards of each player."""
    monoliths_over: list[int]
    """The Monolith cards in the box, in the order of their use."""
    spare_satellites: list[int]

    event_deck: list[int]
    events: list[int]
    """The active Events, and in the same order:"""
    pools: list[int]
    turned_by: list[int]
    """Who turned it, until the next player's turn makes it live: then NONE."""
    events_over: list[int]
    to_turn: int
    """How many Events must be turned at the end of this turn."""
    turning: int
    """The Event whose immediate effect is being resolved."""
    engines: list[int]
    bid: int
    bidder: int
    bidding: list[int]
    """Who is still in the auction, the next one first."""
    sold: int
    """A bit for each type that the asked player has discarded for Investment Returns."""
    aside: list[int]
    aside_from: list[int]
    """Cards lifted by a monolith and not placed yet, and whose they were."""

    moved: bool
    built: bool
    ability_used: bool
    engine_moved: bool
    """The Harvester stands where an engine token brought it: no building."""
    farther: bool
    stopped_on_own: bool
    """Training allows to rebuild the module on which the Harvester has stopped."""
    extra_turn: bool
    price_left: int
    crossing: bool
    building: int
    used: list[int]
    cards_used: int
    earned: int
    drilling: bool
    last_round: bool
    filled: bool
    """The Market was filled at the end of this turn."""
