"""What messages and HTTP bodies are made of besides numbers and words: sentences, actions, offers, deeds."""

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Raw

from serendip.core.line import Plain
from serendip.core.shapes import Sentence
from serendip.server.protocol.raw import Holds


class AnyAction(TypedDict):
    """An action of any game; its own fields stand beside its kind."""

    kind: str


class LogLine(Sentence):
    """A line of the log; `undone` if what it tells was taken back since."""

    undone: NotRequired[bool]


class Offer(TypedDict):
    """Something that a seat may do now. The key is the action's kind, and its fields fill the gaps."""

    action: AnyAction
    words: str
    key: str
    args: dict[str, Plain]
    rules: list[str]


class Deed(TypedDict):
    """What somebody did, as far as one may know: one's own action, or the first line of the log that tells of it."""

    seat: int | None
    """Nobody's: what the table does by itself when its time has come."""
    words: str
    key: str
    args: dict[str, Plain]


class AnyPlan(TypedDict):
    """What is to be built, in the game's own form."""


class AnyReference(TypedDict):
    """What a page needs to draw live builds, in the game's own form."""


class AnyVerdict(TypedDict):
    """What is said of a practice build, in the game's own form."""


class AnyWish(TypedDict):
    """What a hand is to do at a bench, in the game's own form."""


class AnyPractice(TypedDict):
    """What somebody wants to practise, in the game's own form."""


BlockRow: TypeAlias = tuple[int, int, int, int, Literal["front", "end", "gone"]]
"""A block with its x, y and angle, and the side that it shows."""

ContactRow: TypeAlias = tuple[Literal["met", "missing", "forbidden", "close", "open"], int, int, int, int]
"""The state of a line of the plan, its two symbols, its two blocks; the table is -1, nobody -2."""


class BuildNews(TypedDict, total=False):
    """What changed of a live build; lengths and angles in thousandths."""

    plan: AnyPlan
    kinds: list[tuple[int, str]]
    """The kinds of new blocks, by number."""
    rows: list[BlockRow]
    hands: list[tuple[int, int]]
    """Which hand holds which block."""
    grips: list[tuple[int, float, float]]
    """With everything: where on its block each hand has its grip, from the block's middle."""
    lines: list[ContactRow]
    still: bool
    """Quiet for a second with no hand in it, so that it can be judged."""

    built: bool
    """A bot has done what it was to build."""


SentenceJson: TypeAlias = Annotated[Raw, Holds(Sentence)]
LogLineJson: TypeAlias = Annotated[Raw, Holds(LogLine)]
Args: TypeAlias = Annotated[dict[str, Any], Holds(dict[str, Plain])]
"""What fills the gaps of a sentence."""

ActionJson: TypeAlias = Annotated[Raw, Holds(AnyAction)]
OfferJson: TypeAlias = Annotated[Raw, Holds(Offer)]

# Forms of a game's own: the game reads them, and says in words what is wrong with them.
PlanJson: TypeAlias = Annotated[dict[str, Any], Holds(AnyPlan)]
ReferenceJson: TypeAlias = Annotated[dict[str, Any], Holds(AnyReference)]
VerdictJson: TypeAlias = Annotated[dict[str, Any], Holds(AnyVerdict)]
WishJson: TypeAlias = Annotated[dict[str, Any], Holds(AnyWish)]
PracticeJson: TypeAlias = Annotated[dict[str, Any], Holds(AnyPractice)]
