"""What the end of a match is worth to each seat: rewards are 0 before."""

from collections.abc import Callable
from typing import Final, TypeAlias

from serendip.bots.rewards import reward as close
from serendip.core.errors import SerendipError
from serendip.core.outcome import Outcome

Reward: TypeAlias = Callable[[Outcome], list[float]]


def win(outcome: Outcome) -> list[float]:
    """Return 1 for winning alone and −1 for losing, all of it adding up to 0: a win that is shared is worth less.

    Where all win together or all lose, for they play together or alone, each gets 1 or −1.
    """
    seats = len(outcome.scores)
    winners = outcome.winners
    if len(winners) in (0, seats):
        return [1.0 if winners else -1.0] * seats
    return [len(winners) ** -1.0 if seat in winners else -1.0 / (seats - len(winners)) for seat in range(seats)]


def margin(outcome: Outcome) -> list[float]:
    """Return by how much a score is above the mean of the others; alone, or where all share it, the score itself."""
    scores = outcome.scores
    if len(set(scores)) == 1:
        return [float(score) for score in scores] if len(outcome.winners) in (0, len(scores)) else [0.0] * len(scores)
    return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]


def near(outcome: Outcome) -> list[float]:
    """Return 1 for a winner, however many win, and up to 0.2 for coming close: what searches go by."""
    return [close(outcome, seat) for seat in range(len(outcome.scores))]


REWARDS: Final[dict[str, Reward]] = {"win": win, "margin": margin, "near": near}


def reward_called(name: str | Reward) -> Reward:
    """Return a reward by name, or what was given if it is one. Raises SerendipError."""
    if callable(name):
        return name
    if name not in REWARDS:
        raise SerendipError(f"there is no reward {name!r}; the rewards are {', '.join(REWARDS)}")
    return REWARDS[name]
