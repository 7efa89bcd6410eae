"""What the end of a match, or a position on the way, is worth to a seat, from 0 to 1."""

from collections.abc import Iterable

from serendip.core.match import Match
from serendip.core.outcome import Outcome


def reward(outcome: Outcome, seat: int) -> float:
    """Return 1 for a winner, however many win; for the others a little for coming close in score."""
    if seat in outcome.winners:
        return 1.0
    best = max(outcome.scores)
    least = min(outcome.scores)
    if best <= least:
        return 0.0
    return 0.2 * (outcome.scores[seat] - least) / (best - least)


def rewards_of(match: Match, seats: Iterable[int]) -> dict[int, float] | None:
    """Return what a match as it stands is worth to each seat; None if the game can't tell."""
    outcome = match.outcome
    if outcome is not None:
        return {seat: reward(outcome, seat) for seat in seats}
    rewards: dict[int, float] = {}
    for seat in seats:
        estimate = match.estimate(seat)
        if estimate is None:
            return None
        rewards[seat] = estimate
    return rewards
