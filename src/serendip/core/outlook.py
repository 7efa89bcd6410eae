"""A calibrated chance to win, from what everybody at the table sees: a small model of one game.

A game tells its `signs`: how far a match is, and for each side a row of numbers that speak for it. The model weighs
them. Its weights were learned from games between bots (`serendip learn`), at five moments of a match; between two of
them they are interpolated. Nothing here needs what they were learned with.
"""

from math import exp
from typing import Any, Final

OUTLOOK: Final = "outlook.json"
"""The data file in a game's `bot/`."""

MOMENTS: Final = 5
"""At how many moments of a match, from its opening to its end, there are weights."""

ONE_WINS: Final = "one wins"
EACH_ALONE: Final = "each alone"
LINKS: Final = (ONE_WINS, EACH_ALONE)
"""How the weighed signs become chances: one of the sides wins, or each wins or not, whatever the others do."""

SURE: Final = 30.0
"""Weighed signs beyond this are as good as this."""

Signs = tuple[float, list[list[float]]]
"""How far a match is, from 0 to 1, and the signs of each side: first those of the seats, in order.

A single row speaks for all seats, who win or lose together. Rows after those of the seats are of others who may win.
"""


class Outlook:
    """The weights of one game for one number of seats."""

    def __init__(self, link: str, weights: list[list[float]]) -> None:
        self.link: str = link
        self.weights: list[list[float]] = weights
        """At each moment the weight of each sign."""

    def chances(self, signs: Signs, seats: int) -> list[float]:
        """Return each seat's chance to win."""
        progress, rows = signs
        weights = self.weights_at(progress)
        scores = [max(-SURE, min(SURE, weighed(weights, row))) for row in rows]
        if self.link == ONE_WINS:
            parts = [exp(score) for score in scores]
            total = sum(parts)
            found = [part / total for part in parts]
        else:
            found = [1.0 / (1.0 + exp(-score)) for score in scores]
        return found[:seats] if len(found) >= seats else found[:1] * seats

    def weights_at(self, progress: float) -> list[float]:
        """Return what each sign counts when a match is so far, from 0 to 1."""
        place = max(0.0, min(1.0, progress)) * (MOMENTS - 1)
        before = min(int(place), MOMENTS - 2)
        share = place - before
        first = self.weights[before]
        second = self.weights[before + 1]
        return [one + (other - one) * share for one, other in zip(first, second, strict=True)]


def weighed(weights: list[float], row: list[float]) -> float:
    """Return the sum of the signs, each times its weight."""
    total = 0.0
    for weight, sign in zip(weights, row, strict=True):
        total += weight * sign
    return total


def read_outlooks(plain: dict[str, Any], named: tuple[str, ...]) -> dict[int, Outlook]:
    """Return the outlooks of a data file by the number of seats; none if it weighs other signs than these."""
    if tuple(plain["signs"]) != named:
        return {}
    return {int(seats): Outlook(own["link"], own["weights"]) for seats, own in plain["seats"].items()}
