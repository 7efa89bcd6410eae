"""What one seat may know of a position, as plain data."""

from tests.examples.telescope_nights.seen.shapes import View
from tests.examples.telescope_nights.state import NO_BID, TelescopeNights


def view(state: TelescopeNights, seat: int | None) -> View:
    """Purses and papers are open; a bid is one's own until all are shown."""
    return {
        "night": state.night,
        "left": state.left,
        "purses": list(state.purses),
        "papers": list(state.papers),
        "bids": [
            None if bid == NO_BID else bid if bidder == seat else "face down" for bidder, bid in enumerate(state.bids)
        ],
        "shown": list(state.shown),
    }
