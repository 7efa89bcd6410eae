"""The end: HB-9."""

from serendip.core.line import Said
from serendip.core.outcome import Outcome
from tests.examples.herbarium import words
from tests.examples.herbarium.state import Herbarium


def finish(state: Herbarium) -> None:
    """Let the best album win."""
    scores = tuple(float(sum(len(page) ** 2 for page in album)) for album in state.albums)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    state.outcome = Outcome(winners, scores, Said(words.WON, (winners,)))
    state.tell(words.WON, (winners,))
    state.to_act = ()
