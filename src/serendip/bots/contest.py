"""The contest of the actions at the root of a search, by successive halving.

All that are still in the contest are tried in the same imagined matches, so that luck favours none of them; whenever
a part of the budget is spent, the worse half drops out (Karnin, Koren and Somekh 2013). With some hundred iterations
that tells more than an upper bound at the root would, which compares actions that met different luck.

What the rules of thumb would do stays in to the end: another action is only chosen if it did better by more than luck
explains. A contest that is cut short ends with the last match in which everybody was tried.
"""

from collections.abc import Sequence
from math import ceil, inf, log2, sqrt

from serendip.bots.bot import Imagine, Lead, Suggestion
from serendip.bots.budget import Budget
from serendip.bots.choices import first_sight, unfold
from serendip.bots.tree import Tree
from serendip.core.action import Action
from serendip.core.match import Match

LAP = 2
"""How many steps an action is followed to see whether it leads back to where it began."""

LEAST = 3
"""In how many matches an action must have been tried to be chosen instead of what the rules of thumb would do."""

LEAST_SPREAD = 0.05
"""By how much what an action gains differs from match to match at least, however alike a few of them were."""


class Contender:
    """An action at the root, and what it brought in each of the imagined matches, in their order."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.rewards: list[float] = []
        self.chances: list[float] = []
        """In the same matches the seat's calibrated chance, where the game knows it and somebody wants to be told."""

    def mean(self) -> float:
        """Return the average reward of the tries so far; there must have been one."""
        return sum(self.rewards) / len(self.rewards)

    def beats(self, other: "Contender", doubt: float) -> bool:
        """Say whether it did better than another by so many standard errors, match by match; once tells nothing."""
        mean, error = mean_gain(self.rewards, other.rewards)
        return mean > doubt * error


def mean_gain(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """Return by how much one did better in the matches in which both were tried, and the standard error of that."""
    gains = [one - other for one, other in zip(mine, theirs, strict=False)]
    if not gains:
        return 0.0, inf
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return mean, inf
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1))
    return mean, max(spread, LEAST_SPREAD) / sqrt(len(gains))


def settle(
    tree: Tree, actions: Sequence[Action], rather: Action | None, imagine: Imagine, budget: Budget
) -> Suggestion:
    """Hold the contest and return the winner, with the average reward of everyone; `rather` is what thumb would do."""
    seat = tree.seat
    assert seat is not None
    choices = unfold(actions)
    if rather is not None and rather not in choices:
        choices.append(rather)
    entrants = [Contender(action) for action in choices]
    alive: list[Contender] = []
    for candidate in entrants:
        if rather is not None and budget.cut():
            return Suggestion(rather, cut_short=True)
        if not leads_nowhere(tree, candidate.action, imagine()):
            alive.append(candidate)
    alive = alive or entrants
    favourite = next((candidate for candidate in alive if candidate.action == rather), None)
    rounds = max(1, ceil(log2(len(alive))))
    cut = False
    for number in range(1, rounds + 1):
        while not cut:
            cut = not try_all(tree, alive, imagine(), budget, needed=favourite is None and not alive[0].rewards)
            if budget.spent() >= number / rounds:
                break
        ranked = sorted(alive, key=lambda candidate: -candidate.mean()) if alive[0].rewards else alive
        alive = ranked if cut else ranked[: (len(ranked) + 1) // 2]
        if favourite is not None and favourite not in alive:
            alive.append(favourite)
    best = alive[0]
    unsure = tree.habit.blind or (len(best.rewards) < LEAST and cut)
    if favourite is not None and (unsure or not best.beats(favourite, tree.doubt)):
        best = favourite
    return suggestion(best, entrants, cut)


def try_all(tree: Tree, alive: list[Contender], match: Match, budget: Budget, needed: bool) -> bool:
    """Try everyone in an imagined match; say whether there was time for it. If not, none of it counts.

    If it is `needed` it takes its time: nothing else is known.
    """
    seat = tree.seat
    assert seat is not None
    rewards: list[float] = []
    chances: list[float] = []
    for candidate in alive:
        if budget.cut() and not needed:
            return False
        rewards.append(tree.iterate(match.copy(), candidate.action, also=(seat,))[seat])
        if tree.told is not None:
            chances.append(tree.told[seat])
        budget.spend()
    for candidate, reward in zip(alive, rewards, strict=True):
        candidate.rewards.append(reward)
    if len(chances) == len(alive):
        for candidate, chance in zip(alive, chances, strict=True):
            candidate.chances.append(chance)
    return True


def suggestion(best: Contender, entrants: Sequence[Contender], cut: bool) -> Suggestion:
    """Return what is told of a contest: calibrated chances if there are any, and by how much the best one leads."""
    tried = [one for one in entrants if one.rewards]
    if not tried or any(not one.chances for one in tried):
        return Suggestion(best.action, {one.action: one.mean() for one in tried}, cut)
    chances = {one.action: sum(one.chances) / len(one.chances) for one in tried}
    leads = {one.action: Lead(*mean_gain(best.chances, one.chances)) for one in tried if one is not best}
    return Suggestion(best.action, chances, cut, calibrated=True, leads=leads)


def leads_nowhere(tree: Tree, action: Action, match: Match) -> bool:
    """Say whether an action only goes back, lets the seat do nothing but go back, or brings it soon to where it is now.

    Such an action puts off what comes next, which can look better for ever.
    """
    seat = tree.seat
    assert seat is not None
    if action.goes_back:
        return True
    before = match.view(seat)
    match.play(seat, action)
    for _ in range(LAP):
        choices = unfold(match.actions(seat)) if seat in match.to_act else []
        if choices and all(choice.goes_back for choice in choices):
            return True
        looks = first_sight(match, seat, tree.ranges) if choices else None
        if looks is None:
            return False
        match.play(seat, choices[looks.index(max(looks))])
        if match.view(seat) == before:
            return True
    return False
