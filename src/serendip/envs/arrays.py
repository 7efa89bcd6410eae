"""The arrays that many matches write and a learner reads, in one piece of memory that processes can share."""

from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

ALIGNED: Final = 64
"""Each array begins at a multiple of so many bytes."""


class Shape(NamedTuple):
    """How large the arrays are."""

    matches: int
    size: int
    """Of a row of what is seen."""
    numbers: int
    seats: int
    memory: int
    """How many pairs of what was heard are shown."""


def _arrays(shape: Shape) -> list[tuple[str, tuple[int, ...], Any]]:
    matches = shape.matches
    return [
        ("rows", (matches, shape.size), np.float32),
        ("masks", (matches, shape.numbers), np.int8),
        ("heard", (matches, shape.memory, 2), np.float32),
        ("seats", (matches,), np.int64),
        ("chosen", (matches,), np.int64),
        ("rewards", (matches,), np.float64),
        ("ended", (matches,), np.bool_),
        ("over", (matches,), np.bool_),
        ("brought", (matches, shape.seats), np.float64),
    ]


def _bytes(lengths: tuple[int, ...], kind: Any) -> int:
    """Return how many bytes an array takes up to where the next one begins."""
    needed = prod(lengths) * int(np.dtype(kind).itemsize)
    return -(-needed // ALIGNED) * ALIGNED


def length(shape: Shape) -> int:
    """Return how many bytes all of them take."""
    return sum(_bytes(lengths, kind) for _, lengths, kind in _arrays(shape))


class Arrays:
    """A row for each match in each array. What is in them is written anew at every step."""

    rows: NDArray[np.float32]
    """What the asked seats see."""
    masks: NDArray[np.int8]
    heard: NDArray[np.float32]
    """The newest of what the asked seats heard; empty where there is no memory."""
    seats: NDArray[np.int64]
    """Who is asked in each match."""
    chosen: NDArray[np.int64]
    """The numbers to be played."""
    rewards: NDArray[np.float64]
    """What the last step brought whoever acted."""
    ended: NDArray[np.bool_]
    """Which matches ended in the last step."""
    over: NDArray[np.bool_]
    """Which matches are over and wait for another to begin."""
    brought: NDArray[np.float64]
    """What the matches that ended in the last step have brought each seat."""

    def __init__(self, shape: Shape, buffer: Any = None, only: range | None = None) -> None:
        """Lay the arrays out in a buffer as long as `length` says, or in memory of their own.

        With `only` these are the rows of some of the matches.
        """
        held: Any = np.zeros(length(shape), np.uint8) if buffer is None else buffer
        chosen = slice(None) if only is None else slice(only.start, only.stop)
        start = 0
        for name, lengths, kind in _arrays(shape):
            setattr(self, name, np.ndarray(lengths, kind, held, start)[chosen])
            start += _bytes(lengths, kind)

    def seen(self) -> dict[str, Any]:
        """Return what the learner sees of all matches."""
        found: dict[str, Any] = {"observation": self.rows, "action_mask": self.masks}
        if self.heard.shape[1]:
            found["heard"] = self.heard
        return found
