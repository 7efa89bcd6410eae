"""What is seen of a position, as types."""

from typing import TypedDict


class View(TypedDict):
    """The same for everybody; `until` is null for a probe that can fly."""

    clock: float
    distance: int
    at: list[int]
    until: list[float | None]
