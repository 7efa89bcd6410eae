"""What is seen of a position, as types."""

from typing import TypedDict


class Player(TypedDict):
    """One's own leaves by name, those of others as a number."""

    hand: list[str] | int
    found: list[str] | int
    given: list[str] | int
    album: list[list[str]]


class View(TypedDict):
    """All that a seat may know; a leaf that another has chosen is "face down"."""

    turn: int
    basket: int
    compost: list[str]
    chosen: str | None
    players: list[Player]
