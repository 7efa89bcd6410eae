"""The start: CC-1."""

from tests.examples.comet_chase.state import CometChase


def set_up(state: CometChase, distance: int) -> None:
    """Let every probe fly from kilometre 0."""
    state.distance = distance
    state.to_act = tuple(range(state.seats))
