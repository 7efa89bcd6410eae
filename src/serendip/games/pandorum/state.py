"""One position of Pandorum: the planet, the Market, hands and slots. The rules that move it are in `rules/`, `cards/`.

Cards are counted by type; a hex is its number; -1 stands for "none". Players are the seats and, alone, Maximus.
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.line import Plain, Said
from serendip.core.state import State
from serendip.games.pandorum.board import Adjacency

NONE: Final = -1

# What the game waits for, unless somebody has a question to answer (`asks`).
SUPPLY: Final = 0
PUTTING_BACK: Final = 1
ACTING: Final = 2
PAYING: Final = 3
BUILDING: Final = 4
MAXIMUS_TURN: Final = 5
ENDING: Final = 6
OVER: Final = 7

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

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return legal(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        carry_out(self, seat, action)

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know."""
        return view(self, seat)

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now."""
        return refuse(self, seat, action)

    def imagine(self, seat: int | None, chance: Chance) -> "Pandorum":
        """Return a copy with all that the seat can't know dealt anew."""
        other = self.copy()
        other.chance = chance
        redeal(other, seat)
        return other

    def copy(self) -> "Pandorum":
        """Return an equal state that shares nothing that can change."""
        other = Pandorum(self.seats, self.chance.copy())
        self.copy_table(other)
        other.players = self.players
        other.solo = self.solo
        other.with_monoliths = self.with_monoliths
        other.with_events = self.with_events
        other.round = self.round
        other.active = self.active
        other.stage = self.stage
        other.asks = self.asks[:]
        other.on = self.on[:]
        other.terrain = self.terrain[:]
        other.near = self.near
        other.volcanoes = self.volcanoes
        other.city = self.city
        other.crack = self.crack
        other.eruption = self.eruption
        other.meteors = self.meteors
        other.contaminated = self.contaminated
        other.volcanoes_near = self.volcanoes_near[:]
        other.pads_near = self.pads_near[:]
        other.worth_near = self.worth_near[:]
        other.structures_near = self.structures_near[:]
        other.harvester = self.harvester[:]
        other.quids = self.quids[:]
        other.modules = self.modules[:]
        other.bases = self.bases[:]
        other.constructions = self.constructions[:]
        other.forepart = self.forepart[:]
        other.hull = self.hull[:]
        other.satellites = [cards[:] for cards in self.satellites]
        other.hands = [cards[:] for cards in self.hands]
        other.slots = [cards[:] for cards in self.slots]
        other.known = self.known[:]
        other.market = self.market[:]
        other.deck = self.deck[:]
        other.box = self.box[:]
        other.monolith_deck = self.monolith_deck[:]
        other.monoliths = [cards[:] for cards in self.monoliths]
        other.monoliths_over = self.monoliths_over[:]
        other.spare_satellites = self.spare_satellites[:]
        other.event_deck = self.event_deck[:]
        other.events = self.events[:]
        other.pools = self.pools[:]
        other.turned_by = self.turned_by[:]
        other.events_over = self.events_over[:]
        other.to_turn = self.to_turn
        other.turning = self.turning
        other.engines = self.engines[:]
        other.bid = self.bid
        other.bidder = self.bidder
        other.bidding = self.bidding[:]
        other.sold = self.sold
        other.aside = self.aside[:]
        other.aside_from = self.aside_from[:]
        other.moved = self.moved
        other.built = self.built
        other.ability_used = self.ability_used
        other.engine_moved = self.engine_moved
        other.farther = self.farther
        other.stopped_on_own = self.stopped_on_own
        other.extra_turn = self.extra_turn
        other.price_left = self.price_left
        other.crossing = self.crossing
        other.building = self.building
        other.used = self.used[:]
        other.cards_used = self.cards_used
        other.earned = self.earned
        other.drilling = self.drilling
        other.last_round = self.last_round
        other.filled = self.filled
        return other


# The rules need the class above, so they are imported below it.
from serendip.games.pandorum.imagination import redeal  # noqa: E402
from serendip.games.pandorum.rules.offers import legal  # noqa: E402
from serendip.games.pandorum.rules.refusals import refuse  # noqa: E402
from serendip.games.pandorum.rules.turn import carry_out  # noqa: E402
from serendip.games.pandorum.view import prompt, view  # noqa: E402
