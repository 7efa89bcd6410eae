"""Tests of significance, worked out without tables: is it even, is it more than luck, and how many games tell?"""

from collections.abc import Sequence
from math import atan, erfc, exp, pi, sqrt
from statistics import NormalDist
from typing import Final

from serendip.core.line import Plain

POWER: Final = 0.8
"""How sure one wants to be of seeing a difference that is there."""

_NORMAL: Final = NormalDist()


class Evenness:
    """Whether some who should be alike win alike often: Cochran's Q over the games (Cochran 1950).

    Each row is a game, with 1 for those who won and 0 for those who did not; several may win. `p` is how often luck
    alone makes shares at least as uneven.
    """

    def __init__(self, rows: Sequence[Sequence[float]]) -> None:
        told = [row for row in rows if 0 < sum(row) < len(row)]
        self.of = len(told)
        self.p: float | None = None
        if told:
            seats = len(told[0])
            totals = [sum(row[seat] for row in told) for seat in range(seats)]
            mean = sum(totals) / seats
            spread = sum(sum(row) * (seats - sum(row)) for row in told)
            q = seats * (seats - 1) * sum((total - mean) ** 2 for total in totals) / spread
            self.p = chi_square_beyond(q, seats - 1)

    def words(self, what: str) -> str:
        """Return a sentence about it."""
        if self.p is None:
            return f"No game tells whether {what} are even."
        if self.p < 0.05:
            return f"{what.capitalize()} are not even: luck alone is as uneven in {percent(self.p)} of such runs."
        return f"{what.capitalize()} may be even: luck alone is as uneven in {percent(self.p)} of such runs."

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"p": self.p, "games": self.of, "test": "Cochran's Q"}


def percent(share: float) -> str:
    """Return a small share as people read it: "3 %", "less than 0.1 %"."""
    if share < 0.001:
        return "less than 0.1 %"
    return f"{100 * share:.1f} %" if share < 0.1 else f"{100 * share:.0f} %"


def chi_square_beyond(value: float, freedom: int) -> float:
    """Return how often chi-square with so many degrees of freedom is at least so large."""
    if value <= 0:
        return 1.0
    half = value / 2
    if freedom % 2:
        total = erfc(sqrt(half))
        term = sqrt(half / pi) * exp(-half) * 2
        for step in range(1, (freedom + 1) // 2):
            total += term
            term *= half / (step + 0.5)
        return min(1.0, total)
    term = total = exp(-half)
    for step in range(1, freedom // 2):
        term *= half / step
        total += term
    return min(1.0, total)


def normal_beyond(z: float) -> float:
    """Return how often a normal number is at least so far from its mean, on either side."""
    return erfc(abs(z) / sqrt(2))


def student(freedom: int, error: float = 0.05) -> float:
    """Return how many standard errors hold all but so much of Student's distribution, on both sides together."""
    low, high = 0.0, 1.0
    while _student_beyond(high, freedom) > error and high < 1e6:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        if _student_beyond(middle, freedom) > error:
            low = middle
        else:
            high = middle
    return high


def _student_beyond(t: float, freedom: int) -> float:
    """Return how often Student's t is at least so far from 0; by its finite series, by a normal one from 200 on."""
    if freedom > 200:
        shrunk = t * (1 - 1 / (4 * freedom)) / sqrt(1 + t * t / (2 * freedom))
        return normal_beyond(shrunk)
    if freedom == 1:
        return 1 - 2 * atan(t) / pi
    angle = atan(t / sqrt(freedom))
    cosine = 1 / sqrt(1 + t * t / freedom)
    sine = t / sqrt(freedom) * cosine
    if freedom % 2:
        term = total = cosine
        for step in range(3, freedom - 1, 2):
            term *= cosine * cosine * (step - 1) / step
            total += term
        return 1 - 2 / pi * (angle + sine * total)
    term = total = 1.0
    for step in range(2, freedom - 1, 2):
        term *= cosine * cosine * (step - 1) / step
        total += term
    return 1 - sine * total


def holm(ps: Sequence[float]) -> list[float]:
    """Return p-values corrected for how many were looked at together (Holm 1979)."""
    found = [1.0] * len(ps)
    least = 0.0
    for rank, place in enumerate(sorted(range(len(ps)), key=lambda place: ps[place])):
        least = max(least, min(1.0, ps[place] * (len(ps) - rank)))
        found[place] = least
    return found


def games_needed(spread: float, difference: float, error: float = 0.05) -> int:
    """Return how many games (pairs of them) show a difference 4 times in 5, at numbers that spread so much."""
    if difference == 0:
        raise ValueError("no number of games shows that there is no difference at all")
    z = _NORMAL.inv_cdf(1 - error / 2) + _NORMAL.inv_cdf(POWER)
    return max(2, round((z * spread / abs(difference)) ** 2 + 0.5))


def least_seen(spread: float, games: int, error: float = 0.05) -> float:
    """Return the difference that so many games (pairs of them) show 4 times in 5."""
    z = _NORMAL.inv_cdf(1 - error / 2) + _NORMAL.inv_cdf(POWER)
    return z * spread / sqrt(games) if games else float("inf")
