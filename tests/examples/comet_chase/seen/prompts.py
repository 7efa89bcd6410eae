"""What a probe is asked."""

from serendip.core.line import Said
from tests.examples.comet_chase import words
from tests.examples.comet_chase.state import CometChase


def prompt(state: CometChase, seat: int | None) -> Said:
    """Ask a probe to fly on, or let it wait."""
    if state.outcome is not None:
        return Said(words.OVER)
    if seat is None:
        return Said(words.WATCH)
    return Said(words.ASK) if seat in state.to_act else Said(words.COOLING_DOWN)
