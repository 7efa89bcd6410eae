"""Goal and end (FS-1, FS-2, FS-3): how much Insight wins, and what winning or losing together means."""

from math import ceil

from serendip.core.line import Said
from serendip.core.outcome import Outcome
from serendip.games.for_science.components import GOALS
from serendip.games.for_science.state import ENDED, ForScience


def goal_for(seats: int, share: str) -> int:
    """Return the Insight that wins: a base and a share for each player, rounded up (FS-3, FS-97)."""
    base, each = GOALS[share]
    return ceil(base + each * seats)


def finish(state: ForScience, won: bool, reason: Said) -> None:
    """End the game: all win or all lose together (FS-1). Untimed, the score is what is left of the deck (FS-91)."""
    score = float(sum(state.tracks))
    if not state.limit:
        score = float(len(state.design_deck)) if won else 0.0
    winners = tuple(range(state.seats)) if won else ()
    state.stage = ENDED
    state.outcome = Outcome(winners, (score,) * state.seats, reason)
    state.tell(reason.line, reason.args)
