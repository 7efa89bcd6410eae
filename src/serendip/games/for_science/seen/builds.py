"""What the bench tells of the live builds, part by part: the page, replays and practice can rely on it (FS-D2, FS-D4).

Blocks have numbers of their own at the bench; the table is -1, nobody -2. Lengths and angles in rows are thousandths.
"""

from typing import Literal, NotRequired, TypedDict

Silhouette = Literal["front", "end"]
"""The side of a block that is seen."""


class BuildPlan(TypedDict):
    """What a build is to become: the column of cards by number, with the plan that cards and powers have made of it."""

    column: list[list[int | bool]]
    kinds: list[str]
    lines: list[list[int]]
    optional: list[list[int]]
    faces: list[str]
    rewarded: list[bool]
    cards: list[int]
    heights: list[int]
    ranks: list[int]
    flat: bool
    expert: bool
    turns: bool
    handicaps: NotRequired[list[str]]
    """At a table: what makes it harder for hand and eye; the page obeys."""
    practice: NotRequired[bool]
    tower: NotRequired[list[list[str | float]]]
    """At a practice bench: a tower that stands, each block its kind, silhouette, x, y and angle."""


class BuildNews(TypedDict, total=False):
    """What changed of a build; with everything, all of it but for `built`."""

    plan: BuildPlan
    kinds: list[list[int | str]]
    """New blocks: number and kind."""
    rows: list[list[int | str]]
    """Blocks that moved: number, x, y, angle, and the silhouette, or "gone"."""
    hands: list[list[int]]
    """Who holds which block."""
    grips: list[list[int | float]]
    """Where on its block each hand has its grip, from the block's middle."""
    lines: list[list[int | str]]
    """Each line: how it is met, two symbols of the plan, two blocks; nothing for experts."""
    still: bool
    built: bool


class BuildFilm(TypedDict):
    """How a build came about: its blocks, and its pictures packed as differences, so many a second."""

    kinds: list[list[int | str]]
    film: str
    frames: int
    rate: int


class Part(TypedDict, total=False):
    """A convex part of a silhouette about the middle of its block: a disc, or corners."""

    radius: float
    corners: list[list[float]]


class DesignCard(TypedDict):
    """A Design card: its blocks by tiers, the lines between them, and where it connects below and above."""

    name: str
    blocks: list[str]
    tiers: list[int]
    lines: list[list[int]]
    bottom: list[int]
    top: list[int]
    faces: list[int]
    data: int
    knowledge: int
    bonus: int
    difficulty: float


class Silhouettes(TypedDict):
    """Both sides of a block."""

    front: list[Part]
    end: list[Part]


class Reference(TypedDict):
    """What a page needs to draw builds and cards: the blocks' exact shapes, the bench's numbers, and the deck."""

    kinds: list[str]
    each: int
    colours: dict[str, str]
    shapes: dict[str, Silhouettes]
    world: dict[str, float]
    hand: dict[str, float]
    designs: list[DesignCard]


class PracticeProblem(TypedDict):
    """Something that is wrong with a practice build."""

    what: str
    kinds: list[str]
    blocks: list[int]
    words: str


class PracticeVerdict(TypedDict):
    """What the judge says of a practice build, and what it would earn."""

    passed: bool
    problems: list[PracticeProblem]
    data: int
    knowledge: int
    bonus: int
