"""What a position of Pandorum is made of: the planet, the Market, hands and slots. `position` makes it move.

Cards are counted by type; a hex is its number; -1 stands for "none". Players are the seats and, alone, Maximus.
"""

from typing import Final

from serendip.core.chance import Chance
from serendip.core.state import State
from serendip.games.pandorum.board import HEXES, LANDING_PAD, NEIGHBOURS, PRINTED_TERRAIN, Adjacency
from serendip.games.pandorum.components import SLOTS, TYPES

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
    """All that is on the table; at first a planet that holds nothing, and nothing is dealt."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.solo: bool = seats == 1
        players = 2 if self.solo else seats
        self.players: int = players
        self.with_monoliths: bool = False
        self.with_events: bool = False
        self.round: int = 0
        self.active: int = 0
        self.stage: int = SUPPLY
        self.asks: list[Ask] = []

        self.on: list[int] = [NOTHING] * HEXES
        self.terrain: list[int] = PRINTED_TERRAIN[:]
        self.near: Adjacency = NEIGHBOURS
        """Which hexes are adjacent; a crack changes it."""
        self.volcanoes: int = 0
        """A bit for each Volcano."""
        self.city: int = NONE
        self.crack: int = NONE
        self.eruption: int = NONE
        self.meteors: tuple[int, ...] = ()
        self.contaminated: int = 0
        """A bit for each hex whose Structure is contaminated."""
        self.volcanoes_near: list[int] = [0] * HEXES
        self.pads_near: list[int] = [0] * HEXES
        self.worth_near: list[int] = [0] * (HEXES * players)
        """For player × hexes + hex: the worth of that player's adjacent Structures."""
        self.structures_near: list[int] = [0] * (HEXES * players)
        """For player × hexes + hex: how many Structures of that player are adjacent."""

        self.harvester: list[int] = [LANDING_PAD] * players
        self.quids: list[int] = [0] * players
        self.modules: list[int] = [0] * players
        self.bases: list[int] = [0] * players
        self.constructions: list[int] = [0] * players
        """How many Structures each player has built, Expansion's gifts aside."""
        self.forepart: list[int] = [NONE] * players
        self.hull: list[int] = [NONE] * players
        self.satellites: list[list[int]] = [[] for _ in range(players)]
        self.hands: list[list[int]] = [[0] * TYPES for _ in range(players)]
        self.slots: list[list[int]] = [[0] * (SLOTS * TYPES) for _ in range(players)]
        """For each player and slot × types + type: how many cards."""
        self.known: list[int] = [0] * ((players + 1) * players * TYPES)
        """For (viewer × players + player) × types + type: how many such cards the viewer knows in that hand."""

        self.market: list[int] = [0] * TYPES
        self.deck: list[int] = []
        self.box: list[int] = [0] * TYPES
        self.monolith_deck: list[int] = []
        self.monoliths: list[list[int]] = [[] for _ in range(players)]
        """The kept Monolith cards of each player."""
        self.monoliths_over: list[int] = []
        """The Monolith cards in the box, in the order of their use."""
        self.spare_satellites: list[int] = []

        self.event_deck: list[int] = []
        self.events: list[int] = []
        """The active Events, and in the same order:"""
        self.pools: list[int] = []
        self.turned_by: list[int] = []
        """Who turned it, until the next player's turn puts it in force: then NONE."""
        self.events_over: list[int] = []
        self.to_turn: int = 0
        """How many Events must be turned at the end of this turn."""
        self.turning: int = NONE
        """The Event whose immediate effect is being resolved."""
        self.engines: list[int] = [0] * players
        self.bid: int = 0
        self.bidder: int = NONE
        self.bidding: list[int] = []
        """Who is still in the auction, the next one first."""
        self.sold: int = 0
        """A bit for each type that the asked player has discarded for Investment Returns."""
        self.aside: list[int] = []
        self.aside_from: list[int] = []
        """Cards lifted by a monolith and not placed yet, and whose they were."""

        self.moved: bool = False
        self.built: bool = False
        self.ability_used: bool = False
        self.engine_moved: bool = False
        """The Harvester stands where an engine token brought it: no building."""
        self.farther: bool = False
        self.stopped_on_own: bool = False
        """Training allows to rebuild the module on which the Harvester has stopped."""
        self.extra_turn: bool = False
        self.price_left: int = 0
        self.crossing: bool = False
        self.building: int = NONE
        self.used: list[int] = [0] * TYPES
        self.cards_used: int = 0
        self.earned: int = 0
        self.drilling: bool = False
        self.last_round: bool = False
        self.filled: bool = False
        """The Market was filled at the end of this turn."""
