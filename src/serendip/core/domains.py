"""What a field of an action can be: declared once by a game, so that every action has a number.

    domains = {"money": MONEY, "player": SEATS, "draw-link.number": Buckets(range(2, 5)), "price": TOLD}

A name is that of a field, or "kind.field" where one kind of action differs, or a kind for what speaks of all its fields
at once. Most are lists of components, in an order that never changes.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, Final

from serendip.core.subclassing import mypyc_attr

MOST_SEATS: Final = 6
"""No game has more, so that a seat has the same place at every table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """What there is to choose from; `size` of it."""

    size: int = 1

    def place(self, value: Any, seat: int, seats: int) -> int:
        """Return the place of a value, as a seat sees it; -1 if it is none of them."""
        raise NotImplementedError

    def value(self, place: int, seat: int, seats: int) -> Any:
        """Return what stands at a place, as a seat sees it."""
        raise NotImplementedError

    def spelled(self) -> list[str]:
        """Return every value in words, in the order of their places: what a digest is made of."""
        return [str(self.value(place, 0, MOST_SEATS)) for place in range(self.size)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Values(Domain):
    """Some values in an order; what is listed twice counts once."""

    def __init__(self, values: Iterable[Any]) -> None:
        self.values: tuple[Any, ...] = tuple(dict.fromkeys(values))
        self.size = len(self.values)
        self._places: dict[Any, int] = {value: place for place, value in enumerate(self.values)}

    def place(self, value: Any, seat: int, seats: int) -> int:
        """Return the place of a value."""
        return self._places.get(value, -1)

    def value(self, place: int, seat: int, seats: int) -> Any:
        """Return the value at a place."""
        return self.values[place]


class OtherSeat(Domain):
    """A seat, counted from the one that chooses: 0 is oneself, 1 the next on the left, whoever sits where."""

    size = MOST_SEATS

    def place(self, value: Any, seat: int, seats: int) -> int:
        """Return how many seats to the left it is."""
        return (int(value) - seat) % seats if 0 <= value < seats else -1

    def value(self, place: int, seat: int, seats: int) -> Any:
        """Return the seat so many to the left; one that is not there for more seats than play."""
        return (seat + place) % seats if place < seats else place

    def spelled(self) -> list[str]:
        """Return the seats as one counts them."""
        return [f"seat +{place}" for place in range(self.size)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Buckets(Domain):
    """A number, sorted into the ranges that begin at these bounds; the last one has no end.

    An offer of a range has all buckets that it touches. Choosing one is choosing the least number in both, so a bucket
    of one number means just that, and a wide one stands for its beginning.
    """

    def __init__(self, bounds: Iterable[int]) -> None:
        self.bounds: list[int] = list(bounds)
        self.size = len(self.bounds)

    def place(self, value: Any, seat: int, seats: int) -> int:
        """Return the bucket of a number; what is below the first belongs to it."""
        return max(0, bisect_right(self.bounds, value) - 1)

    def value(self, place: int, seat: int, seats: int) -> Any:
        """Return the number at which a bucket begins."""
        return self.bounds[place]

    def touched(self, least: int, most: int) -> range:
        """Return the buckets that a range touches."""
        return range(self.place(least, 0, 1), self.place(most, 0, 1) + 1)


class Told(Domain):
    """A field that follows from the position and the other fields, as what something costs: it has no number."""

    def place(self, value: Any, seat: int, seats: int) -> int:
        """Return the only place."""
        return 0

    def value(self, place: int, seat: int, seats: int) -> Any:
        """Return nothing: the position tells it."""
        return None

    def spelled(self) -> list[str]:
        """Return that the position tells it."""
        return ["told by the position"]


class Offered(Domain):
    """Of a kind of action: just which of those that are offered it is, in their order, up to `size` of them.

    For what is too free to be listed, as where a tile can lie; its number says nothing by itself.
    """

    def __init__(self, size: int) -> None:
        self.size = size

    def place(self, value: Any, seat: int, seats: int) -> int:
        """Nothing can be said without the offers."""
        return -1

    def value(self, place: int, seat: int, seats: int) -> Any:
        """Return nothing: the offers tell it."""
        return None

    def spelled(self) -> list[str]:
        """Return how many there can be."""
        return [f"offer {place}" for place in range(self.size)]


class Together(Domain):
    """Of a kind of action: all its fields at once, row by row in the order of the fields."""

    def __init__(self, rows: Iterable[Sequence[Any]]) -> None:
        self.rows: list[tuple[Any, ...]] = [tuple(row) for row in rows]
        self.size = len(self.rows)
        self._places: dict[tuple[Any, ...], int] = {row: place for place, row in enumerate(self.rows)}

    def place(self, value: Any, seat: int, seats: int) -> int:
        """Return the place of the fields' values."""
        return self._places.get(value, -1)

    def value(self, place: int, seat: int, seats: int) -> Any:
        """Return the fields' values."""
        return self.rows[place]


SEATS: Final = OtherSeat()
TOLD: Final = Told()


def domain(declared: Any) -> Domain:
    """Return a domain as it was declared: itself, or a list of values."""
    return declared if isinstance(declared, Domain) else Values(declared)
