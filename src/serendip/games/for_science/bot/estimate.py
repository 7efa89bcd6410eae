"""How near the team is to the vaccine, for the search (FS-2)."""

from serendip.games.for_science.rules.vaccine import insight
from serendip.games.for_science.state import CHOOSING, ENDED, ForScience
from serendip.games.for_science.vaccine.placing import groups


def estimate(state: ForScience) -> float | None:
    """Return the share of the goal that is captured, and a little for what is on the way; all win or lose together."""
    if state.stage == ENDED:
        return 1.0 if state.outcome is not None and state.outcome.winners else 0.0
    if state.stage == CHOOSING:
        return None
    best = max([sum(insight(state, group)) for group in groups(state.lying)], default=0)
    tiles = len(state.loose) + len(state.lying)
    ahead = 0.6 * best / state.goal + 0.2 * sum(state.tracks) / state.goal
    ahead += 0.005 * tiles + 0.01 * sum(state.data) + 0.01 * sum(state.knowledge)
    ahead += 0.01 * sum(state.verified) + 0.002 * sum([len(column) for column in state.columns[:3]])
    ahead += 0.01 * sum(state.passed)
    return min(0.95, ahead)
