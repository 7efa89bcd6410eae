"""Finding the weights of an outlook: the most likely ones for what was watched, by Newton's method. Needs NumPy.

Weights are kept small, and alike at moments that follow each other, as far as the matches don't say otherwise.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serendip.core.outlook import MOMENTS, ONE_WINS
from serendip.lab.watching import Watched

Array = NDArray[Any]

SMALL = 1.0
ALIKE = 10.0
"""How many matches' worth of doubt there is that a weight is not 0, and that it is not what it was before."""
USUAL = 20.0
"""The same of doubt that other players win otherwise: of a few dozen matches only what is plain is believed."""
ALWAYS = 0
"""The sign that is always there, in games in which each side wins or not by itself."""
STEPS = 25
ENOUGH = 1e-5
BATCH = 4000


class WatchedPositions:
    """All positions that were watched with one number of seats, as arrays."""

    def __init__(self, watched: Sequence[Watched]) -> None:
        sights = [(sight, one.won) for one in watched for sight in one.seen]
        first = sights[0][0]
        self.sides = first.sides
        self.signs = len(first.rows) // first.sides
        self.progress: Array = np.array([sight.progress for sight, _ in sights])
        self.rows: Array = np.array([sight.rows for sight, _ in sights]).reshape(-1, self.sides, self.signs)
        self.won: Array = np.array([won for _, won in sights])

    def batches(self) -> Iterator[tuple[Array, Array]]:
        """Yield the signs at their moments, and who won, in pieces: position × side × (moment and sign)."""
        for start in range(0, len(self.progress), BATCH):
            part = slice(start, start + BATCH)
            at = hats(self.progress[part])
            rows = at[:, None, :, None] * self.rows[part][:, :, None, :]
            yield rows.reshape(len(at), self.sides, -1), self.won[part]

    def scores(self, weights: list[list[float]]) -> Array:
        """Return the weighed signs of each side in each position."""
        at = hats(self.progress) @ np.array(weights)
        found: Array = (self.rows * at[:, None, :]).sum(axis=2)
        return found


def hats(progress: Array) -> Array:
    """Return by how much each moment counts for each position: `Outlook.weights_at` as a matrix."""
    place = np.clip(progress, 0.0, 1.0) * (MOMENTS - 1)
    found: Array = np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(MOMENTS)[None, :]))
    return found


def fit(watched: Sequence[Watched], link: str) -> list[list[float]]:
    """Return the weights at each moment."""
    seen = WatchedPositions(watched)
    ridge = penalty(seen.signs)
    weights = likeliest(seen.batches, np.zeros(MOMENTS * seen.signs), ridge, link)
    return rounded(weights.reshape(MOMENTS, seen.signs))


def suited(weights: list[list[float]], watched: Sequence[Watched], link: str) -> list[list[float]]:
    """Return weights that suit other players: all surer or less sure, and those of `ALWAYS` more or less hopeful.

    That is four numbers, so few matches are enough to learn them.
    """
    seen = WatchedPositions(watched)
    scores = seen.scores(weights)
    late = np.broadcast_to(seen.progress[:, None], scores.shape)
    rows = np.stack([scores, late * scores, np.ones_like(scores), late], axis=2)
    usual: Array = np.array([1.0, 0.0, 0.0, 0.0])
    # The positions of one match come true together, so doubt is counted in matches.
    doubt = USUAL * len(rows) / len(watched)
    found = likeliest(lambda: iter([(rows, seen.won)]), usual, doubt * np.eye(4), link)
    moments = np.linspace(0.0, 1.0, MOMENTS)
    other = np.array(weights) * (found[0] + found[1] * moments)[:, None]
    if link != ONE_WINS:
        other[:, ALWAYS] += found[2] + found[3] * moments
    return rounded(other)


def likeliest(batches: Callable[[], Iterator[tuple[Array, Array]]], usual: Array, ridge: Array, link: str) -> Array:
    """Return the weights that make what came true likeliest, held back from straying from the usual ones."""
    weights = usual
    before = np.inf
    step: Array = np.zeros(len(usual))
    for _ in range(STEPS):
        loss, slope, bend = terms(batches(), weights, link)
        away = weights - usual
        loss += 0.5 * float(away @ ridge @ away)
        if loss > before:  # too far: half of it will do
            step = 0.5 * step
            weights = weights + step
            continue
        if before - loss < ENOUGH * abs(loss):
            break
        before = loss
        step = np.linalg.solve(bend + ridge, slope + ridge @ away)
        weights = weights - step
    return weights


def rounded(weights: Array) -> list[list[float]]:
    """Return weights as they are kept."""
    return [[round(float(weight), 4) for weight in row] for row in weights]


def penalty(signs: int) -> Array:
    """Return the matrix by which large and uneven weights are held back."""
    step = np.diff(np.eye(MOMENTS), axis=0)
    found: Array = np.kron(SMALL * np.eye(MOMENTS) + ALIKE * step.T @ step, np.eye(signs))
    return found


def terms(batches: Iterator[tuple[Array, Array]], weights: Array, link: str) -> tuple[float, Array, Array]:
    """Return the loss of these weights, its slope and its curvature."""
    loss = 0.0
    slope: Array = np.zeros(len(weights))
    bend: Array = np.zeros((len(weights), len(weights)))
    for rows, won in batches:
        scores = rows @ weights
        if link == ONE_WINS:
            share = won / won.sum(axis=1, keepdims=True)
            scores = scores - scores.max(axis=1, keepdims=True)
            chance = np.exp(scores)
            chance /= chance.sum(axis=1, keepdims=True)
            loss -= float((share * np.log(np.maximum(chance, 1e-12))).sum())
            rows = rows - (chance[:, :, None] * rows).sum(axis=1, keepdims=True)
            spread = chance
            gap = chance - share
        else:
            chance = 1.0 / (1.0 + np.exp(-np.clip(scores, -30, 30)))
            loss -= float((won * np.log(chance + 1e-12) + (1 - won) * np.log(1 - chance + 1e-12)).sum())
            spread = chance * (1.0 - chance)
            gap = chance - won
        flat = rows.reshape(-1, rows.shape[2])
        slope += flat.T @ gap.reshape(-1)
        bend += (flat * spread.reshape(-1, 1)).T @ flat
    return loss, slope, bend
