"""How true chances are: of the times when one was told 70 %, were seven in ten won?"""

from collections.abc import Iterable, Sequence
from math import log
from random import Random
from typing import NamedTuple

BINS = 10
"""Into how many groups of equal size the figures are sorted, from the least to the greatest."""
KNOWN = 1e-3
"""No chance is taken for smaller than this, or for nearer to 1, where its logarithm counts."""
AGAIN = 10
"""How often outcomes are drawn to see what luck alone does."""

Told = tuple[float, float]
"""A chance that was told, and 1 if that side won, else 0."""


class Tenth(NamedTuple):
    """A group of figures: how many, what was told on average, and how many of them came true."""

    size: int
    told: float
    won: float


class TrueChances(NamedTuple):
    """What is said of how true chances were."""

    positions: int
    matches: int
    error: float
    """The expected calibration error: how far the groups are from the truth, on average."""
    luck: float
    """How large it would be by luck alone, had every figure been true."""
    brier: float
    loss: float


def bins(told: Sequence[Told]) -> list[Tenth]:
    """Return the figures in groups of about equal size; what was told alike is in one group."""
    ordered = sorted(told, key=lambda one: one[0])
    found: list[Tenth] = []
    start = 0
    for number in range(1, BINS + 1):
        end = len(ordered) * number // BINS
        while 0 < end < len(ordered) and ordered[end][0] == ordered[end - 1][0]:
            end += 1
        group = ordered[start:end]
        start = max(start, end)
        if group:
            chance = sum(one for one, _ in group) / len(group)
            found.append(Tenth(len(group), chance, sum(won for _, won in group) / len(group)))
    return found


def calibration_error(told: Sequence[Told]) -> float:
    """Return how far what was told is from what came true, on average over the groups."""
    return sum(group.size * abs(group.told - group.won) for group in bins(told)) / len(told)


def brier(told: Iterable[Told]) -> float:
    """Return the mean squared error of the chances."""
    errors = [(chance - won) ** 2 for chance, won in told]
    return sum(errors) / len(errors)


def log_loss(told: Iterable[Told]) -> float:
    """Return how surprising the outcomes were, on average, to whoever believed the chances."""
    losses: list[float] = []
    for chance, won in told:
        kept = max(KNOWN, min(1.0 - KNOWN, chance))
        losses.append(-log(kept) if won else -log(1.0 - kept))
    return sum(losses) / len(losses)


def figures(matches: Sequence[Sequence[Told]], rng: Random) -> TrueChances:
    """Return the figures of what was told in these matches, each a list of all that was told in it."""
    told = [one for match in matches for one in match]
    return TrueChances(
        len(told), len(matches), calibration_error(told), by_luck(matches, rng), brier(told), log_loss(told)
    )


def by_luck(matches: Sequence[Sequence[Told]], rng: Random) -> float:
    """Return how large the calibration error is by luck alone where so much was told in so many matches.

    What is told in one match comes true or not together, so for each match one number is drawn.
    """
    errors: list[float] = []
    for _ in range(AGAIN):
        drawn: list[Told] = []
        for match in matches:
            luck = rng.random()
            drawn += [(chance, 1.0 if luck < chance else 0.0) for chance, _ in match]
        errors.append(calibration_error(drawn))
    return sum(errors) / len(errors)
