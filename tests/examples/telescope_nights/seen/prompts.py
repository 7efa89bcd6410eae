"""What a seat is asked, or whom it waits for."""

from serendip.core.line import Said
from tests.examples.telescope_nights import words
from tests.examples.telescope_nights.state import TelescopeNights


def prompt(state: TelescopeNights, seat: int | None) -> Said:
    """Ask for a bid, or say who is still thinking."""
    if state.outcome is not None:
        return Said(words.FINISHED)
    if seat in state.to_act:
        return Said(words.ASK_BID, (state.night,))
    return Said(words.WAIT, (state.to_act,))
