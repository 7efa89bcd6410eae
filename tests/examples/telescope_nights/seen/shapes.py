"""What is seen of a position, as types: the page's are made from them."""

from typing import Literal, TypedDict


class View(TypedDict):
    """All that a seat may know."""

    night: int
    left: int
    purses: list[int]
    papers: list[int]
    bids: list[int | Literal["face down"] | None]
    shown: list[int]
