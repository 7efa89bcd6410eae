"""Setup: TN-1 and TN-2."""

from tests.examples.telescope_nights.rules.bidding import next_night
from tests.examples.telescope_nights.state import TelescopeNights


def set_up(state: TelescopeNights, purse: int, nights: int) -> None:
    """Fill the purses, shuffle the nights and turn up the first."""
    state.purses = [purse] * state.seats
    state.chance.shuffle(state.nights)
    state.left = nights
    next_night(state)
