"""The shape of a view of Pandorum, part by part: what the page, bots and files can rely on."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from serendip.core.shapes import Pair, Row, Sentence

Cards: TypeAlias = dict[str, int]
"""How many cards of each type, those that are there."""


Phase: TypeAlias = Literal["supply", "put-back", "act", "pay", "build", "maximus", "end", "over", "event", "monolith"]
"""What the game waits for."""
Held: TypeAlias = Literal["structure", "volcano", "pad", "monolith", "city"] | None
"""What a hex holds."""
Token: TypeAlias = Literal["eruption", "meteors", "crack"]


class Modules(TypedDict):
    """Which modules of the expansion are played with."""

    monoliths: bool
    events: bool


class Turn(TypedDict):
    """What has happened in the turn that goes on."""

    moved: bool
    built: bool
    forepart_used: bool
    farther: bool
    price_left: int
    extra_turn: bool
    no_building: bool


class Hex(TypedDict):
    """A hex, its axial place, and what it holds; the last three are there with a Structure only."""

    hex: int
    sector: int
    place: Pair
    terrain: str | None
    holds: Held
    harvesters: list[int]
    owner: NotRequired[int]
    structure: NotRequired[str]
    contaminated: NotRequired[bool]
    tokens: list[Token]


class Sector(TypedDict):
    """By player: the worth of the Structures in a sector, and what it would pay if the game ended now."""

    sector: int
    worth: list[int]
    pays: list[int]


class Hull(TypedDict):
    """A hull; `to_next` is how many more cards in slot 2 its next level needs, None at the cap."""

    name: str
    level: int
    step: int
    cap: int
    to_next: int | None


class Satellite(TypedDict):
    """A Satellite with the types that it names."""

    name: str
    targets: list[str]


class Player(TypedDict):
    """A corporation; of its hand the number of cards, and those of them that one knows: all of one's own."""

    player: int
    maximus: bool
    quids: int
    harvester: int
    modules: int
    bases: int
    constructions: int
    forepart: str | None
    hull: Hull | None
    satellites: list[Satellite]
    hand: int
    cards: Cards
    slots: list[Cards]
    cargo_pays: int
    monoliths: list[str]
    engines: int


class ActiveEvent(TypedDict):
    """An Event that is face up, `in_force` from the next player's turn on. `end` is empty if nothing follows."""

    name: str
    rule: str
    immediate: str
    ongoing: str
    end: str
    quids: int
    in_force: bool


class Auction(TypedDict):
    """The highest bid, and who is still in."""

    bid: int
    bidder: int | None
    bidding: list[int]


class Events(TypedDict):
    """The Events; `asking` waits for an answer, `turning` has no Quids on it yet.

    `token_prices` is what 0, 1, 2 … engine tokens cost, while they are for sale.
    """

    deck: int
    active: list[ActiveEvent]
    asking: str | None
    turning: str | None
    over: list[str]
    auction: Auction | None
    sold: list[str]
    token_prices: list[int] | None


class Item(TypedDict):
    """One part of an income, and the sentence that tells where it comes from."""

    quids: int
    said: Sentence


class Move(TypedDict):
    """A hex in reach. Where one could build: what a card of each type would bring there, and what comes on top.

    So too on a module of one's own that Training lets one rebuild. `from_events` is the part of the bonus that Events
    pay, `gain` what they pay for going there. `price` is that of the cheapest way. While crossing the dead city pays,
    `around` and `across` are the prices of the ways that there are.
    """

    hex: int
    price: int
    free: bool
    pays: NotRequired[list[int]]
    bonus: NotRequired[int]
    from_events: NotRequired[int]
    gain: NotRequired[int]
    around: NotRequired[int]
    across: NotRequired[int]


class SiteForecast(TypedDict):
    """The hex under the Harvester, if it can be built on: what a card of each type would bring, item by item.

    `pays` has the sums of the items in `cards`; `bonus` is what hull and Events pay when the construction is finished.
    """

    hex: int
    pays: list[int]
    cards: dict[str, list[Item]]
    bonus: list[Item]


class Construction(TypedDict):
    """The construction that goes on; `room` is how many more cards it takes, `total` what it brings if finished now."""

    structure: str
    hex: int
    used: Cards
    cards: int
    least: int
    most: int
    room: int
    earned: int
    total: int
    drilling: bool


# "with" is no name in Python, so this one is written as a table.
View = TypedDict(
    "View",
    {
        "round": int,
        "last_round": bool,
        "phase": Phase,
        "active": int,
        "solo": bool,
        "with": Modules,
        "turn": Turn,
        "hexes": list[Hex],
        "crack": Annotated[list[list[int]], Row(list[int], list[int])] | None,
        "sectors": list[Sector],
        "market": Cards,
        "deck": int,
        "box": Cards,
        "players": list[Player],
        "events": Events,
        "monoliths_left": int,
        "monoliths_over": list[str],
        "aside": list[str | None],
        "moves": list[Move],
        "site": SiteForecast | None,
        "construction": Construction | None,
    },
)
