"""The end of the game: who has won, and every verdict is turned up (DM-94)."""

from serendip.core.line import Said
from serendip.core.outcome import Outcome
from serendip.games.dark_matter.components import CANDIDATES
from serendip.games.dark_matter.state import ENDED, DarkMatter


def finish(state: DarkMatter, winners: tuple[int, ...], reason: Said) -> None:
    """End the game, and turn up every verdict (DM-94)."""
    scores = tuple([1.0 if seat in winners else 0.0 for seat in range(state.seats)])
    state.outcome = Outcome(winners, scores, reason)
    state.revealed = [True] * len(CANDIDATES)
    state.sealed = True
    state.stage = ENDED
    state.to_act = ()
    state.tell(reason.line, reason.args)
