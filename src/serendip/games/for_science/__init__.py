"""For Science!: cures are designed with cards, built as towers of blocks and turned into a vaccine, in real time."""

from serendip.games.for_science.game import GAME
from serendip.games.for_science.state import ForScience

__all__ = ["GAME", "ForScience"]
