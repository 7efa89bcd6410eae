"""The one random source of a match: seeded, tiny to copy, the same on every machine and in compiled code.

Two multiplicative generators of 31 bits are combined (L'Ecuyer 1988): every product stays below 2**62, so that
the arithmetic is exact and quick both in CPython and in the compiled build, and a copy is three numbers.
"""

from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")

_A1: Final = 40014
_M1: Final = 2147483563
_A2: Final = 40692
_M2: Final = 2147483399
_MASK: Final = (1 << 64) - 1


class RandomBits(Protocol):
    """What `imagine` needs of a random generator; `random.Random` and `Chance` both have it."""

    def getrandbits(self, k: int, /) -> int:
        """Return k random bits."""


def _scatter(number: int) -> int:
    """Spread neighbouring seeds over 64 bits (the finaliser of splitmix64)."""
    number = (number + 0x9E3779B97F4A7C15) & _MASK
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


class Chance:
    """A stream of random choices. `used` counts them, so that a match knows whether an action drew on luck."""

    def __init__(self, seed: int, twin: "Chance | None" = None) -> None:
        if twin is not None:
            self.first: int = twin.first
            self.second: int = twin.second
            self.used: int = twin.used
            return
        size = abs(seed)
        number = _scatter(size & _MASK)
        size >>= 64
        while size:
            number = _scatter(number ^ (size & _MASK))
            size >>= 64
        if seed < 0:
            number = _scatter(number ^ _MASK)
        self.first = 1 + number % (_M1 - 1)
        self.second = 1 + _scatter(number) % (_M2 - 1)
        self.used = 0

    def copy(self) -> "Chance":
        """Return an equal source that goes its own way."""
        return Chance(0, self)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to bound − 1; bound is at most 2**31."""
        self.used += 1
        self.first = first = self.first * _A1 % _M1
        self.second = second = self.second * _A2 % _M2
        return (first - second) % (_M1 - 1) * bound // (_M1 - 1)

    def shuffle(self, items: list[Any]) -> None:
        """Bring the list into a random order, in place."""
        number = 0
        room = 0
        for last in range(len(items) - 1, 0, -1):
            choices = last + 1
            if room < choices << 24:  # one number serves several swaps while it is fair to one in 2**24
                number = self.below(1 << 30) << 20 | self.below(1 << 20)
                room = 1 << 50
            pick = number % choices
            number //= choices
            room //= choices
            swap = items[last]
            items[last] = items[pick]
            items[pick] = swap

    def pick(self, items: "list[T] | tuple[T, ...]") -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def random(self) -> float:
        """Return a fraction in [0, 1)."""
        return self.below(1 << 30) / (1 << 30)

    def getrandbits(self, k: int) -> int:
        """Return k random bits, as `random.Random` does."""
        bits = 0
        for _ in range(0, k, 24):
            bits = bits << 24 | self.below(1 << 24)
        return bits & ((1 << k) - 1)
