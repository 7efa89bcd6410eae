"""Who beats whom, and the ratings that follow: Bradley and Terry's model on Elo's scale."""

from collections.abc import Sequence
from itertools import combinations
from math import log10
from random import Random

from serendip.core.line import Plain
from serendip.lab.figures import Share
from serendip.lab.games import Result

MEAN = 1000.0
"""What the ratings are centred on."""

RESAMPLES = 200
ROUNDS = 100


class Duel:
    """Two bots at the same tables: how often one won where the other did not.

    Where they had several seats of a table, all pairs of them are averaged, so that a game counts once.
    """

    def __init__(self, first: str, second: str, results: Sequence[Result]) -> None:
        self.first = first
        self.second = second
        self.games = 0
        self.ahead = self.behind = self.level = 0.0
        for result in results:
            pairs = [
                (seat in result.winners, other in result.winners)
                for seat, name in enumerate(result.bots)
                for other, rival in enumerate(result.bots)
                if name == first and rival == second
            ]
            if pairs:
                self.games += 1
                self.ahead += sum(mine and not yours for mine, yours in pairs) / len(pairs)
                self.behind += sum(yours and not mine for mine, yours in pairs) / len(pairs)
                self.level += sum(mine == yours for mine, yours in pairs) / len(pairs)
        decided = self.ahead + self.behind
        self.share = Share(self.ahead, decided)

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "first": self.first,
            "second": self.second,
            "ahead": self.ahead,
            "behind": self.behind,
            "level": self.level,
            "share": self.share.to_json(),
        }


class Rating:
    """A number on Elo's scale, on which 400 points are ten to one, with a 95 % interval from resampled games."""

    def __init__(self, bot: str, value: float, low: float, high: float) -> None:
        self.bot = bot
        self.value = value
        self.low = low
        self.high = high

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"rating": self.value, "low": self.low, "high": self.high}

    def __str__(self) -> str:
        """Return "1104 (1080–1131)"."""
        return f"{self.value:.0f} ({self.low:.0f}–{self.high:.0f})"


Score = dict[tuple[int, int], tuple[float, float]]
"""For two bots by their numbers: the points of the first and of the second."""


def duels(bots: Sequence[str], results: Sequence[Result]) -> list[Duel]:
    """Return every pair of bots that met."""
    found = [Duel(first, second, results) for first, second in combinations(bots, 2)]
    return [duel for duel in found if duel.games]


def rate(bots: Sequence[str], results: Sequence[Result], seed: int) -> list[Rating]:
    """Return the ratings of the bots; a duel that both or neither won counts half for each."""
    number = {bot: place for place, bot in enumerate(bots)}
    scores = [_score(result, number) for result in results]
    values = _ratings(scores, len(bots))
    rng = Random(f"{seed} resampling")
    samples = [_ratings(rng.choices(scores, k=len(scores)), len(bots)) for _ in range(RESAMPLES if scores else 0)]
    found: list[Rating] = []
    for place, bot in enumerate(bots):
        ranked = sorted(sample[place] for sample in samples) or [values[place]]
        low = ranked[round(0.025 * (len(ranked) - 1))]
        high = ranked[round(0.975 * (len(ranked) - 1))]
        found.append(Rating(bot, values[place], low, high))
    return found


def _score(result: Result, number: dict[str, int]) -> Score:
    """Return the points of every pair of different bots at one table; a table counts once for each pair."""
    points: dict[tuple[int, int], list[float]] = {}
    for (seat, name), (other_seat, other) in combinations(enumerate(result.bots), 2):
        if name == other:
            continue
        mine = 0.5 + 0.5 * ((seat in result.winners) - (other_seat in result.winners))
        pair = (number[name], number[other])
        if pair[0] > pair[1]:
            pair = (pair[1], pair[0])
            mine = 1 - mine
        points.setdefault(pair, []).append(mine)
    return {pair: (sum(mine) / len(mine), 1 - sum(mine) / len(mine)) for pair, mine in points.items()}


def _ratings(scores: Sequence[Score], bots: int) -> list[float]:
    """Fit strengths to the points (Hunter's minorisation, 2004). Half a draw of each pair keeps them finite."""
    points = [[0.25 if row != column else 0.0 for column in range(bots)] for row in range(bots)]
    for score in scores:
        for (first, second), (mine, yours) in score.items():
            points[first][second] += mine
            points[second][first] += yours
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        for bot in range(bots):
            met = sum(
                (points[bot][other] + points[other][bot]) / (strength[bot] + strength[other])
                for other in range(bots)
                if other != bot
            )
            strength[bot] = sum(points[bot]) / met
    elo = [400 * log10(value) for value in strength]
    return [MEAN + value - sum(elo) / bots for value in elo]
