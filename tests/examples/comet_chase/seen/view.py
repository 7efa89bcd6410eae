"""What everybody knows of a position, as plain data."""

from tests.examples.comet_chase.seen.shapes import View
from tests.examples.comet_chase.state import READY, CometChase


def view(state: CometChase) -> View:
    """Nothing is hidden."""
    return {
        "clock": state.clock,
        "distance": state.distance,
        "at": list(state.at),
        "until": [None if until == READY else until for until in state.until],
    }
