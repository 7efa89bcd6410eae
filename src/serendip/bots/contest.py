"""The contest of the actions at the root of a search, by successive halving.

All that are still in the contest are tried in the same imagined matches, so that luck favours none of them; whenever
a part of the budget is spent, the worse half drops out (Karnin, Koren and Somekh 2013). With some hundred iterations
that tells more than an upper bound at the root would, which compares actions that met different luck.
"""

from collections.abc import Sequence
from math import ceil, log2

from serendip.bots.bot import Imagine, Suggestion
from serendip.bots.budget import Budget
from serendip.bots.choices import first_sight, unfold
from serendip.bots.tree import Settings, Tree
from serendip.core.action import Action


class Candidate:
    """An action at the root: how often it was tried and what it brought, and what first sight promised."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.tries = 0
        self.total = 0.0
        self.promise = 0.0

    def value(self, mean: float, trust: float) -> float:
        """Return the average reward, with first sight counting for so many iterations."""
        return (self.total + trust * (mean + self.promise)) / (self.tries + trust)


def settle(tree: Tree, actions: Sequence[Action], imagine: Imagine, budget: Budget) -> Suggestion:
    """Hold the contest and return the winner, with the average reward of everyone."""
    assert tree.seat is not None
    entrants = line_up(tree, actions, imagine)
    alive = entrants
    rounds = max(1, ceil(log2(len(alive))))
    for number in range(1, rounds + 1):
        while True:
            match = imagine()
            for candidate in alive:
                candidate.total += tree.iterate(match.copy(), candidate.action, also=(tree.seat,))[tree.seat]
                candidate.tries += 1
                budget.spend()
            if budget.spent() >= number / rounds:
                break
        alive = better_half(alive, tree.settings)
    chances = {candidate.action: candidate.total / candidate.tries for candidate in entrants}
    return Suggestion(alive[0].action, chances)


def line_up(tree: Tree, actions: Sequence[Action], imagine: Imagine) -> list[Candidate]:
    """Return the candidates, what looks best first."""
    assert tree.seat is not None
    candidates = [Candidate(action) for action in unfold(actions)]
    looks = first_sight(imagine(), tree.seat, tree.ranges)
    if looks is not None:
        order = sorted(range(len(candidates)), key=lambda place: -looks[place])
        candidates = [candidates[place] for place in order]
        for place, candidate in enumerate(candidates, start=1):
            candidate.promise = tree.settings.first_sight / place
    return candidates


def better_half(alive: list[Candidate], settings: Settings) -> list[Candidate]:
    """Return those that stay in the contest, the best first."""
    mean = sum(candidate.total for candidate in alive) / sum(candidate.tries for candidate in alive)
    ranked = sorted(alive, key=lambda candidate: -candidate.value(mean, settings.trust))
    return ranked[: (len(ranked) + 1) // 2]
