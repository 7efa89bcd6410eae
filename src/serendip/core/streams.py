"""Luck in separate streams, for comparing variants on the same luck (common random numbers).

From one stream, one number drawn more would change all that is drawn later. Here the n-th shuffle and the n-th number
have luck of their own, and a shuffle gives each card its place by a number of the card's own: if one card is missing or
added, the others lie as they would. Games of the lab are played so where they are compared; all others as ever.
"""

from typing import Any, Final

from serendip.core.chance import Chance

ONE: Final = ""
APART: Final = "apart"
STREAMS: Final = (ONE, APART)
"""The ways to draw luck, as saves name them: from one stream, or from many."""

_MASK: Final = (1 << 64) - 1


def _scatter(number: int) -> int:
    """Spread neighbouring numbers over 64 bits (the finaliser of splitmix64)."""
    number = (number + 0x9E3779B97F4A7C15) & _MASK
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


class ChanceApart(Chance):
    """A Chance whose shuffles and numbers do not depend on how much was drawn before.

    `second` is the key of all its streams; `first` counts the shuffles, below zero, which tells it from others.
    """

    def __init__(self, seed: int, twin: "Chance | None" = None) -> None:
        super().__init__(seed, twin)
        if twin is None:
            self.second = _scatter(self.first << 31 | self.second) >> 2
            self.first = -1

    def copy(self) -> "ChanceApart":
        """Return an equal source that goes its own way."""
        return ChanceApart(0, self)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to bound − 1: the n-th that is drawn has luck of its own."""
        number = self.used + 1 + self.first
        self.used += 1
        return _scatter(self.second ^ _scatter(2 * number)) * bound >> 64

    def shuffle(self, items: list[Any]) -> None:
        """Bring the list into a random order, in place: each thing by a number of its own."""
        self.used += 1
        self.first -= 1
        stream = _scatter(self.second ^ _scatter(1 - 2 * self.first))
        seen: dict[str, int] = {}
        places: list[tuple[int, int]] = []
        for index, item in enumerate(items):
            name = repr(item)
            copy = seen.get(name, 0)
            seen[name] = copy + 1
            place = stream
            for letter in [item] if type(item) is int else name.encode():
                place = _scatter(place ^ letter)
            places.append((_scatter(place ^ copy), index))
        places.sort()
        items[:] = [items[index] for _, index in places]


def fresh_chance(seed: int, streams: str) -> Chance:
    """Return a random source that draws in one of the ways."""
    return ChanceApart(seed) if streams == APART else Chance(seed)


def streams_of(chance: Chance) -> str:
    """Return in which way a source draws."""
    return APART if chance.first < 0 else ONE


def chance_again(first: int, second: int, used: int) -> Chance:
    """Return the source that was written down with these numbers."""
    chance = ChanceApart(0) if first < 0 else Chance(0)
    chance.first = first
    chance.second = second
    chance.used = used
    return chance
