"""The second opinion on what things are worth: least squares of a seat's part of the win on all that it did.

The errors allow for the seats of a game not being independent (clustered by game, Liang and Zeger 1986).
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from serendip.lab.figures import Z
from serendip.lab.games import Result

TINY = 1e-9


class Slope(NamedTuple):
    """By how much a seat's part of the win is more where it did something, and its 95 % margin."""

    value: float
    margin: float


def regression(results: Sequence[Result], deeds: Sequence[str]) -> dict[str, Slope]:
    """Return the slopes of those deeds that can be told apart; {} if there are too few games for so many."""
    if len(results) < 10 * (len(deeds) + 1):
        return {}
    place = {deed: number for number, deed in enumerate(deeds, start=1)}
    size = len(deeds) + 1
    rows = [
        [([0, *(place[one] for one in did if one in place)], result.part(seat)) for seat, did in enumerate(sides)]
        for result in results
        for sides in [result.deeds.by_seat]
    ]
    products = [[0.0] * size for _ in range(size)]
    sums = [0.0] * size
    for game in rows:
        for done, part in game:
            for one in done:
                sums[one] += part
                for other in done:
                    products[one][other] += 1
    inverse, kept = inverted(products)
    value = [sum(inverse[row][column] * sums[column] for column in kept) if row in kept else 0.0 for row in range(size)]
    meat = [[0.0] * size for _ in range(size)]
    for game in rows:
        score: dict[int, float] = {}
        for done, part in game:
            left = part - sum(value[one] for one in done)
            for one in done:
                score[one] = score.get(one, 0.0) + left
        for one, mine in score.items():
            for other, yours in score.items():
                meat[one][other] += mine * yours
    found: dict[str, Slope] = {}
    for deed, number in place.items():
        if number in kept:
            half = [sum(inverse[number][one] * meat[one][other] for one in kept) for other in range(size)]
            variance = sum(half[other] * inverse[number][other] for other in kept)
            found[deed] = Slope(value[number], Z * sqrt(max(0.0, variance)))
    return found


def inverted(matrix: Sequence[Sequence[float]]) -> tuple[list[list[float]], list[int]]:
    """Return the inverse of a symmetric matrix without the rows that follow from others, and the rows that it has."""
    size = len(matrix)
    work = [[*row, *(float(number == column) for column in range(size))] for number, row in enumerate(matrix)]
    kept: list[int] = []
    for pivot in range(size):
        if abs(work[pivot][pivot]) <= TINY * max(1.0, matrix[pivot][pivot]):
            continue
        kept.append(pivot)
        scale = work[pivot][pivot]
        work[pivot] = [cell / scale for cell in work[pivot]]
        for row in range(size):
            factor = work[row][pivot]
            if row != pivot and factor:
                work[row] = [cell - factor * other for cell, other in zip(work[row], work[pivot], strict=True)]
    return [[work[row][size + column] for column in range(size)] for row in range(size)], kept
