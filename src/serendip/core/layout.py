"""Where each thing that a seat sees stands in a row of numbers: slices with names, and their words.

    LAYOUT = Slices([Slice("phase", PHASES), Slice("hand", GRANT_NAMES), Slice("points", PLAYERS, most=200)])

A number is 0 or 1 for what is so or not, and otherwise a count as it is. Players come in the order in which the seat
that looks sees them: itself first, then to the left; where nobody sits all is 0.
"""

from collections.abc import Sequence
from typing import Any, Final

from serendip.core.domains import MOST_SEATS
from serendip.core.errors import SerendipError

PLAYERS: Final[tuple[str, ...]] = ("you", *[f"player +{place}" for place in range(1, MOST_SEATS)])


def players(most: int) -> tuple[str, ...]:
    """Return what players are called in words, for a game for so many."""
    return PLAYERS[:most]


class Slice:
    """A named part of a row: a number for each combination of its labels, the last axis running fastest."""

    def __init__(self, name: str, *axes: Sequence[object], least: float = 0, most: float = 1) -> None:
        self.name = name
        self.axes: list[tuple[str, ...]] = [tuple(map(str, axis)) for axis in axes]
        self.least = least
        self.most = most
        self.start: int = 0
        self.size: int = 1
        for axis in self.axes:
            self.size *= len(axis)

    @property
    def stop(self) -> int:
        """Where it ends."""
        return self.start + self.size

    @property
    def shape(self) -> tuple[int, ...]:
        """How many labels each of its axes has."""
        return tuple([len(axis) for axis in self.axes])

    def labels(self, place: int) -> tuple[str, ...]:
        """Return the label on each axis of a number in it."""
        found: list[str] = []
        for axis in reversed(self.axes):
            place, at = divmod(place, len(axis))
            found.append(axis[at])
        return tuple(reversed(found))


class Slices:
    """The slices of a game's rows, one after the other."""

    def __init__(self, slices: Sequence[Slice]) -> None:
        self.slices: list[Slice] = list(slices)
        self.size: int = 0
        for part in self.slices:
            part.start = self.size
            self.size += part.size
        self._by_name: dict[str, Slice] = {part.name: part for part in self.slices}
        if len(self._by_name) < len(self.slices):
            raise SerendipError("two slices of a layout have one name")

    def __getitem__(self, name: str) -> Slice:
        """Return a slice by name. Raises SerendipError."""
        found = self._by_name.get(name)
        if found is None:
            raise SerendipError(f"there is no slice {name!r}; the slices are {', '.join(self._by_name)}")
        return found

    def at(self, name: str) -> int:
        """Return where a slice begins. Raises SerendipError."""
        return self[name].start

    def explain(self, row: Sequence[float]) -> dict[str, Any]:
        """Return what a row tells: by slice what is not 0, by labels. Raises SerendipError if it has another length."""
        if len(row) != self.size:
            raise SerendipError(f"a row of this game has {self.size} numbers, not {len(row)}")
        found: dict[str, Any] = {}
        for part in self.slices:
            numbers = [float(number) for number in row[part.start : part.stop]]
            if not part.axes:
                found[part.name] = _plain(numbers[0])
            elif any(numbers):
                found[part.name] = {
                    " / ".join(part.labels(place)): _plain(number) for place, number in enumerate(numbers) if number
                }
        return found

    def spelled(self) -> list[Any]:
        """Return all of it as plain data: what a digest is made of."""
        return [[part.name, *map(list, part.axes)] for part in self.slices]


def _plain(number: float) -> float | int:
    return int(number) if number == int(number) else number
