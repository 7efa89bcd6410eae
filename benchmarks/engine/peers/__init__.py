"""One module per engine: how a random game is played with it, by the quickest fair means it offers.

All choose in the same way: a `random.Random` of the game's seed gives the number that picks the action.
Peers are imported by name because not all of them need to be installed, and none of them is typed.
"""

import sys
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

WHOLE_GAME = sys.maxsize


class Played(NamedTuple):
    """A game that was played, to its end or part of the way."""

    state: Any
    decisions: int


class Peer(Protocol):
    """An engine at the starting line."""

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game from a seed, to its end or until so many decisions have been made.

        A decision is: list the legal actions, pick one, carry it out. What chance does is not counted.
        """

    def copies(self, state: Any) -> Mapping[str, Callable[[], object]]:
        """Return the ways in which this engine copies a state, by name."""
