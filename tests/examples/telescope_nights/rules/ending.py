"""The end: TN-7."""

from serendip.core.line import Said
from serendip.core.outcome import Outcome
from tests.examples.telescope_nights import words
from tests.examples.telescope_nights.state import TelescopeNights


def finish(state: TelescopeNights) -> None:
    """Let the most papers win."""
    most = max(state.papers)
    winners = tuple(seat for seat, papers in enumerate(state.papers) if papers == most)
    state.outcome = Outcome(winners, tuple(map(float, state.papers)), Said(words.WON, (winners,)))
    state.tell(words.WON, (winners,))
