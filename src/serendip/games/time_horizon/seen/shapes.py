"""The shapes of what is seen of Time Horizon: a view as plain data, thing by thing."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Side: TypeAlias = Literal["happens", "does not"]
LinkKind: TypeAlias = Literal["cause", "hindrance"]
Stage: TypeAlias = Literal["swap", "turn", "flee", "bet", "annihilate", "shortage", "over"]
Result: TypeAlias = Side | Literal["empty"] | None
"""How a node came out; null: the Now has not passed it."""
Sign: TypeAlias = Literal["green", "red", "grey"]
Group: TypeAlias = Literal["movement", "energy", "events"]
PlanKind: TypeAlias = Literal["place", "link", "name", "jump", "sew"]


class Gain(TypedDict):
    """Points that a seat gains; below 0: loses."""

    seat: int
    points: int


class CardLink(TypedDict):
    """A link printed on a card, by the side on which it is as long as the card is not turned."""

    side: int
    kind: LinkKind
    direction: Literal["forward", "backward"]


class Face(TypedDict):
    """What is printed on an event, but for its links and its picture."""

    title: str
    sign: Sign
    amount: int
    """What the player on the right arc gains; below 0: loses."""
    bonus: int
    happens: str | None
    fails: str | None
    """A colour, "free" where one is named when the card is organised, or nobody."""
    gear: bool


class EventCard(Face):
    """A card as it is held or lies open: its face, its links and the picture on it."""

    links: list[CardLink]
    picture: list[str]
    """The parts of which it is drawn; the last is the mark in the very middle."""


class OwnCard(EventCard):
    """An event in one's hand."""

    rotations: list[int]
    """How it could be turned where one stands."""


class PlacedBet(TypedDict):
    """A token on a Tangle."""

    seat: int
    side: Side


class PlacedEvent(EventCard):
    """An event on the board, with its forecast, or its result when the Now has passed."""

    rotation: int
    organiser: int | None
    token: Side
    sum: int
    outcome: Side
    scores: list[Gain]
    bets: NotRequired[list[PlacedBet]]
    """Of a Tangle only."""


Node = TypedDict(
    "Node",
    {
        "node": int,
        "q": int,
        "r": int,
        "ring": int,
        "result": Result,
        "pawns": list[int],
        "for": int,
        "against": int,
        "event": PlacedEvent | None,
    },
)
"""A node: where it is, what is in it, and how it came out."""

Link = TypedDict(
    "Link",
    {"from": int, "to": int, "kind": LinkKind, "strength": int, "long": bool, "worth": int, "settled": bool},
)
"""A link from the earlier to the later node, with what it brings to the sum now, and whether that is for good."""


class Fate(TypedDict):
    """What would become of a node's event."""

    node: int
    sum: int
    outcome: Side
    scores: list[Gain]


class Placement(TypedDict):
    """A way to lay an event down, with the forecast of it and of every event that it would change, in order of time."""

    rotation: int
    side: Side
    changes: list[Fate]


class Plan(TypedDict):
    """What the player at turn has begun."""

    kind: PlanKind
    card: str | None
    happens: str | None
    fails: str | None
    links: list[int]
    """The links drawn so far by side: above 0 a cause, below a hindrance."""
    placements: list[Placement]
    """Every way in which the card can be laid down now."""


Draft = TypedDict("Draft", {"with": int, "energy": int, "gives": list[str], "asks": list[str]})
"""An offer that one is drafting; energy below 0 is asked for."""


class Bet(TypedDict):
    """A bet of one's own."""

    side: Side
    impacts: int


class Own(TypedDict):
    """What only one seat knows."""

    hand: list[OwnCard]
    choose_from: list[EventCard]
    shown: list[EventCard]
    artifacts: list[str]
    plan: Plan | None
    confirm: str | None
    """What would spend the last energy, in words."""
    draft: Draft | None
    bets: list[Bet]


class CastArtifact(TypedDict):
    """An artifact on the table."""

    artifact: str
    group: Group
    charges: NotRequired[int]
    debt: NotRequired[int]
    tension: NotRequired[int]


class Reach(TypedDict):
    """A node that can be reached by moving."""

    node: int
    steps: int
    cost: int


class Player(TypedDict):
    """A player's mat."""

    seat: int
    colours: list[str]
    energy: int | None
    """Nobody's but one's own while bets are made."""
    points: int
    points_after: list[int]
    """After each phase."""
    node: int | None
    far: bool
    alive: bool
    speed: int
    items: dict[str, int]
    """By item the level; of the Link Amplifier the charges."""
    prices: dict[str, int]
    """By item what it costs now; -1: there is nothing to buy."""
    stored: int | None
    hand: int
    choosing: int
    gave_up: str | None
    """The event that was swapped for another before the first round."""
    artifacts: int
    known_artifacts: list[str]
    table: list[CastArtifact]
    takes_offers: bool
    reachable: list[Reach]
    extraction: int
    held: NotRequired[list[str]]
    """The events in hand, when the game is over."""


class Phase(TypedDict):
    """A phase, its rounds, and the ring that the Now passes after it."""

    phase: int
    first: int
    last: int
    ring: int


class Periods(TypedDict):
    """What is special about a round."""

    peace: bool
    artifacts: bool
    still: bool
    realisation: bool


class Far(TypedDict):
    """V616 Mon, and who is there."""

    name: str
    number: int
    pawns: list[int]


class Decks(TypedDict):
    """The stacks: how many lie face down, and what lies face up."""

    events: int
    discarded: int
    artifacts: int
    artifacts_discarded: list[str]
    artifacts_gone: list[str]


class OpenOffer(TypedDict):
    """The open offer; energy below 0 is asked for."""

    proposer: int
    receiver: int
    energy: int
    gives: list[str]
    asks: list[str]
    accepted: bool


class Tangle(TypedDict):
    """The Tangle that is bet on."""

    node: int
    owner: int
    token: Side
    tokens_left: list[int]


class Annihilation(TypedDict):
    """Whose Hole annihilates, and how much is missing."""

    seat: int
    missing: int


class View(TypedDict):
    """All that a seat, or a spectator, may know."""

    round: int
    phase: int
    stage: Stage
    timeline: list[Phase]
    periods: Periods
    order: list[int]
    turn: int
    at_turn: int | None
    activity: int
    moves_left: int
    now: int
    nodes: list[Node]
    links: list[Link]
    wormholes: list[int]
    far: Far
    players: list[Player]
    decks: Decks
    offer: OpenOffer | None
    tangle: Tangle | None
    annihilation: Annihilation | None
    fleeing: list[int]
    optional: list[int]
    """Who may offer something, but nobody waits for them."""
    you: Own | None
