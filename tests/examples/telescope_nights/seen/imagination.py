"""Dealing anew what a seat can't know."""

from tests.examples.telescope_nights.state import NO_BID, TelescopeNights


def redeal(state: TelescopeNights, seat: int | None) -> None:
    """Shuffle the nights to come, and let the others have bid anything they could."""
    state.chance.shuffle(state.nights)
    for bidder, bid in enumerate(state.bids):
        if bidder != seat and bid != NO_BID:
            state.bids[bidder] = state.chance.below(state.purses[bidder] + 1)
