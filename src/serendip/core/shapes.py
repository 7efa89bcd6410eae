"""The shapes in which the core tells things as plain data; a game's own stand in its `seen/shapes.py`."""

from typing import Annotated, TypeAlias, TypedDict

from serendip.core.line import Plain


class Row:
    """Says what stands where in a list: `Annotated[list[int | str], Row(int, str)]`."""

    def __init__(self, *parts: object) -> None:
        self.parts: tuple[object, ...] = parts


Pair: TypeAlias = Annotated[list[int], Row(int, int)]


class Sentence(TypedDict):
    """A sentence: its key and what fills its gaps, for any language; its words in English; the rules it speaks of."""

    key: str
    args: dict[str, Plain]
    words: str
    rules: list[str]


class Outcome(TypedDict):
    """How a match ended: who won (perhaps several, perhaps nobody), everybody's score, and why."""

    winners: list[int]
    scores: list[float]
    reason: Sentence


class View(TypedDict):
    """What every view begins with; the rest is the game's own."""

    game: str
    seats: int
    to_act: list[int]
    outcome: Outcome | None
    prompt: Sentence
    seat: int | None
    """Who looks; null: a spectator."""
