"""The end: CC-6 and CC-7."""

from serendip.core.line import Said
from serendip.core.outcome import Outcome
from tests.examples.comet_chase.state import CometChase


def finish(state: CometChase, winners: tuple[int, ...], reason: Said) -> None:
    """End the race."""
    state.outcome = Outcome(winners, tuple(map(float, state.at)), reason)
    state.tell(reason.line, reason.args)
    state.to_act = ()
