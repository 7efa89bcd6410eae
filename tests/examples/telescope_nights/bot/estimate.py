"""How good a position is, for a search that can't play every game to its end."""

from tests.examples.telescope_nights.state import TelescopeNights


def estimate(state: TelescopeNights, seat: int) -> float:
    """The share of all papers so far, and of all coins for the nights to come."""
    papers, coins = state.papers, state.purses
    return (papers[seat] + coins[seat] + 1) / (sum(papers) + sum(coins) + state.seats)
