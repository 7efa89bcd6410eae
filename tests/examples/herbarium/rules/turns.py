"""Whose turn it is: HB-7 and HB-8."""

from tests.examples.herbarium.rules.ending import finish
from tests.examples.herbarium.state import Herbarium


def ask(state: Herbarium) -> None:
    """Ask whoever has something pending (HB-7), and the player at turn; one without leaves has none (HB-8)."""
    playing = [seat for seat in range(state.seats) if state.hands[seat] or state.found[seat]]
    if not state.chosen and not playing:
        finish(state)
        return
    while not state.chosen and state.turn not in playing:
        state.turn = (state.turn + 1) % state.seats
    pending = {seat for seat in range(state.seats) if state.found[seat]}
    state.to_act = tuple(sorted(pending | {state.turn}))
