"""The shapes in which live builds are told to the page: plans, what they are drawn with, and verdicts."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Face: TypeAlias = Literal["front", "end"]
"""The side that a block shows."""

Point: TypeAlias = tuple[float, float]

Wrong: TypeAlias = Literal[
    "restless", "lacking", "surplus", "overlapping", "wrong face", "missing", "forbidden", "close"
]
"""What can be wrong with a build: the judge's names."""


class Plan(TypedDict):
    """What is to be built: the symbols of a Design's cards by number, and what holds of each."""

    column: list[tuple[int, bool]]
    """The cards from the bottom up, and whether each is turned."""
    kinds: list[str]
    lines: list[tuple[int, int]]
    optional: list[tuple[int, int]]
    faces: list[str]
    """The side that must be shown; "" where any may."""
    rewarded: list[bool]
    cards: list[int]
    heights: list[int]
    ranks: list[int]
    flat: bool
    expert: bool
    turns: bool
    """No hand puts down two blocks in a row."""
    handicaps: NotRequired[list[str]]
    """At a table: what makes the build harder for hand and eye; the page obeys."""
    practice: NotRequired[bool]
    tower: NotRequired[list[tuple[str, Face, float, float, float]]]
    """At a practice bench, a tower that stands: kind, silhouette, x, y, angle."""


class Part(TypedDict):
    """A part of a block's silhouette: a disc, or a polygon."""

    radius: NotRequired[float]
    corners: NotRequired[list[Point]]


class DesignCard(TypedDict):
    """A Design card as it stands in the data file."""

    name: str
    blocks: list[str]
    tiers: list[int]
    lines: list[tuple[int, int]]
    bottom: list[int]
    top: list[int]
    faces: list[int]
    data: int
    knowledge: int
    bonus: int
    difficulty: float


class Silhouettes(TypedDict):
    """The shapes of a kind of block, seen from the front and end-on."""

    front: list[Part]
    end: list[Part]


class Bounds(TypedDict):
    """The table that is built on, and where a hand can go."""

    table_half_width: float
    reach_x: float
    reach_low: float
    reach_high: float
    lost_below: float


class Reference(TypedDict):
    """What a page needs to draw builds and cards: the blocks' exact shapes, and the deck."""

    kinds: list[str]
    each: int
    colours: dict[str, str]
    shapes: dict[str, Silhouettes]
    world: Bounds
    hand: dict[str, float]
    designs: list[DesignCard]
    most_cards: int
    """How many of them a Design may have that is practised."""


class Problem(TypedDict):
    """Something that is wrong with a build."""

    what: Wrong
    kinds: list[str]
    blocks: list[int]
    words: str


class Verdict(TypedDict):
    """What the judge says of a practice build: what is wrong with it, or what it would earn."""

    passed: bool
    problems: list[Problem]
    data: int
    knowledge: int
    bonus: int
