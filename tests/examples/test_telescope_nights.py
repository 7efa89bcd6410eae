"""Telescope Nights, rule by rule: a game in which everybody chooses at the same time."""

import pytest

from serendip.core.errors import IllegalAction
from serendip.core.match import Match
from serendip.testing import rule
from tests.examples.telescope_nights.game import GAME


def begun(seats: int = 3, purse: int = 10, nights: int = 4) -> Match:
    return GAME.new(seats=seats, seed=1, options={"purse": purse, "nights": nights})


def bid(match: Match, *coins: int) -> None:
    """Let every seat bid, the last one first."""
    for seat, number in reversed(list(enumerate(coins))):
        match.play(seat, GAME.read_action(f"bid {number} coins, from 0 to {purse(match, seat)}"))


def purse(match: Match, seat: int) -> int:
    purses = match.view(None)["purses"]
    assert isinstance(purses, list)
    coins = purses[seat]
    assert isinstance(coins, int)
    return coins


@rule("TN-1")
@pytest.mark.parametrize("coins", [10, 20])
def test_everybody_has_the_agreed_purse(coins: int) -> None:
    assert begun(purse=coins).view(None)["purses"] == [coins] * 3


@rule("TN-2", "TN-3")
@pytest.mark.parametrize("nights", [4, 6])
def test_the_agreed_number_of_nights_is_played(nights: int) -> None:
    match = begun(nights=nights)
    turned_up = []
    while match.wait():
        turned_up.append(match.view(None)["night"])
        bid(match, 0, 0, 0)
    assert len(set(map(str, turned_up))) == nights


@rule("TN-4")
def test_everybody_is_asked_at_once_and_bids_in_secret() -> None:
    match = begun()
    assert set(match.to_act) == {0, 1, 2}
    match.play(1, match.actions(1)[0])
    assert set(match.to_act) == {0, 2}
    assert match.view(1)["bids"] == [None, 0, None]
    assert match.view(0)["bids"] == match.view(None)["bids"] == [None, "face down", None]


@rule("TN-4")
def test_nobody_bids_more_than_the_purse_holds() -> None:
    match = begun()
    offer = match.actions(0)[0]
    assert str(offer) == "bid 0 coins, from 0 to 10"
    with pytest.raises(IllegalAction, match="11 is not between 0 and 10"):
        match.play(0, GAME.read_action("bid 11 coins, from 0 to 10"))


@rule("TN-5")
def test_the_highest_bid_takes_the_night_and_is_paid() -> None:
    match = begun()
    night = match.view(None)["night"]
    bid(match, 3, 7, 2)
    assert match.view(None)["papers"] == [0, night, 0]
    assert match.view(None)["purses"] == [10, 3, 10]
    assert match.view(None)["shown"] == [3, 7, 2]
    assert "Player 2 takes the night for 7 coins." in map(str, match.log(None))


@rule("TN-6")
def test_when_several_bid_the_most_it_rains() -> None:
    match = begun()
    bid(match, 7, 7, 2)
    assert match.view(None)["papers"] == [0, 0, 0]
    assert match.view(None)["purses"] == [10, 10, 10]
    assert "Player 1 and Player 2 bid the same: it rains." in map(str, match.log(None))


@rule("TN-7")
def test_the_most_papers_win() -> None:
    match = begun(seats=2)
    while match.wait():
        bid(match, 1, 0)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.reason == "Player 1 wrote the most papers."
