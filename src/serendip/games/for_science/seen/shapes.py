"""The shape of a view of For Science!, part by part: what the page, bots and files can rely on."""

from typing import Annotated, Literal, TypeAlias, TypedDict

from serendip.core.shapes import Pair, Row, Sentence
from serendip.games.for_science.components import CardType, Handicap
from serendip.games.for_science.vaccine.lattice import Shape

Phase: TypeAlias = Literal["choosing", "playing", "alert", "obeying", "frozen", "meeting", "paused", "over"]
"""What everybody does now: all but `playing` and `over` stop the work."""


class Insight(TypedDict):
    """How much Insight of each colour."""

    red: int
    blue: int
    green: int


class ByShape(TypedDict):
    """A number for each shape of tiles."""

    rhombus: int
    trapezoid: int
    chevron: int
    sector: int


class Terms(TypedDict):
    """What was agreed on, with a level for each Lab; no limit is 0, no Events are ""."""

    levels: list[int]
    limit: int
    events: str
    powers: bool
    impenetrable: bool
    penalty: int
    horizontal: bool
    expert: bool
    pace: str


class LaidCard(TypedDict):
    """A card of a Design, and the cards that could not be connected without it; a column is told from the bottom up."""

    card: str
    turned: bool
    along: list[str]


class Disease(TypedDict):
    """A Disease as everybody reads it."""

    name: str
    quip: str


class Mutation(TypedDict):
    """A Mutation as everybody reads it."""

    name: str
    text: str
    type: CardType
    data: int
    per_card: int


class Need(TypedDict):
    """A criterion: as it is written on the card, in words, and whether the Design meets it."""

    text: str
    words: str
    met: bool


class Lab(TypedDict):
    """A Lab with all that lies there."""

    place: str
    length: int
    crossed: Shape | None
    diseases: list[Disease]
    mutation: Mutation | None
    needs: list[Need]
    column: list[LaidCard]
    complete: bool
    verified: bool
    short_of: list[str]


class Workshop(TypedDict):
    """A Workshop; 0 connections stand for any."""

    place: str
    owner: int
    connections: int
    bonus: int
    column: list[LaidCard]


class Role(TypedDict):
    """A Role that somebody plays, and how strong its power is now."""

    name: str
    text: str
    power: str
    strength: int
    speech: str | None


class Player(TypedDict):
    """A player with all that is in front of them; hands lie open. Times are those of the table's clock."""

    seat: int
    roles: list[Role]
    hand: list[str]
    hand_limit: int
    looks_at: list[str]
    data: int
    knowledge: int
    prices: ByShape
    owes: list[int]
    tile: int | None
    ready: bool
    busy_until: float | None
    acted_at: float
    away_since: float | None
    wishes_pause: bool
    flat: bool
    takes_turns_with: int | None
    voice: str | None
    """How they may speak: in "beeps" or in "capitals" only; freely, if None."""
    must_hail: str | None


class Plan(TypedDict):
    """What a build must be: blocks by number with what must touch, -1 for the table.

    `symbols` says which block of the Design each of them is; `faces` is "" where any side will do.
    """

    kinds: list[str]
    symbols: list[int]
    lines: list[Pair]
    optional: list[Pair]
    faces: list[str]
    marked: list[bool]
    cards: list[int]
    heights: list[int]
    ranks: list[int]


class BuildView(TypedDict):
    """The build of a player: its plan as changed by cards, its blocks by kind, and how far it has got."""

    builder: int
    second: int | None
    place: str
    cure: bool
    blocks: dict[str, int]
    plan: Plan
    flat: bool
    handicaps: list[Handicap]
    alternating: bool
    last_hand: int | None
    last_kind: str | None
    phrase: str | None
    recited: bool
    omitted: list[int]
    excused: list[int]
    comes_down_at: float | None
    helper: int | None
    cheered: bool
    passed: bool
    approvals: int
    verifiers: int
    findings: list[Sentence]
    """What the last check found, if it failed."""


class Decks(TypedDict):
    """How many cards lie face down."""

    design: int
    disease: int
    mutation: int
    event: int


class Discarded(TypedDict):
    """The names of the cards that were discarded."""

    design: list[str]
    disease: list[str]
    mutation: list[str]
    event: list[str]


class Group(TypedDict):
    """Tiles that hang together, and the Insight that they have captured."""

    tiles: list[int]
    insight: Insight


class Vaccine(TypedDict):
    """The tiles: a lying one is its number, x, y and turn; a half circle is the tile and the side it stands at."""

    stacks: ByShape
    loose: list[int]
    lying: list[Annotated[list[int], Row(int, int, int, int)]]
    caps: list[Pair]
    groups: list[Group]


class EventCard(TypedDict):
    """An Event as everybody reads it."""

    name: str
    text: str
    type: CardType
    phrase: str | None


class Meeting(TypedDict):
    """A Team Meeting that waits for somebody to confirm the count."""

    caller: int
    tiles: list[int]
    insight: Insight
    until: float


class Counts(TypedDict):
    """What has been done so far."""

    cured: int
    researched: int
    checks: int


class View(TypedDict):
    """All that a seat may know: the same for everybody, for only what lies face down is hidden (FS-R5)."""

    phase: Phase
    clock: float
    ends_at: float | None
    goal: int
    tracks: Insight
    terms: Terms
    labs: list[Lab]
    universal: Mutation | None
    workshops: list[Workshop]
    players: list[Player]
    builds: list[BuildView]
    pool: dict[str, int]
    decks: Decks
    discarded: Discarded
    wasted: list[str]
    wasted_limit: int
    vaccine: Vaccine
    event: EventCard | None
    ongoing: EventCard | None
    frozen_until: float | None
    obeyed: list[bool] | None
    meeting: Meeting | None
    mutations_left: list[str] | None
    counts: Counts
