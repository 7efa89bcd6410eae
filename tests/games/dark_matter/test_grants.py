"""First, the grants: DM-20 to DM-23."""

import pytest

from serendip.games.dark_matter.actions import Bid, StudentProtest
from serendip.games.dark_matter.components import MONEY
from serendip.testing import rule
from tests.games.dark_matter.seen import bid, hand, idle, log, offered, played, refused, removed
from tests.games.dark_matter.table import table

THREE_EVENTS = ["Fake news", "Revolution", "COVID lockout"]


@rule("DM-20")
def test_everybody_is_asked_at_once_and_may_answer_in_any_order() -> None:
    match = table(3, hands={0: [5], 1: [9], 2: [7]}, bids=None)
    asked = [match.to_act]
    for seat, money in ((2, 7), (0, 5)):
        match.play(seat, Bid(money))
        asked.append(match.to_act)
    assert asked == [(0, 1, 2), (0, 1), (1,)]


@rule("DM-20")
def test_a_bid_is_secret_until_all_are_laid() -> None:
    match = table(hands={0: [5]}, bids=None)
    match.play(0, Bid(5))
    assert bid(match, 0, viewer=0) == 5
    assert bid(match, 0, viewer=1) == "face down"
    assert bid(match, 0, viewer=None) == "face down"
    assert not any("5 M$" in words for words in log(match, 1))


@rule("DM-20")
def test_only_the_money_in_hand_can_be_bid() -> None:
    match = table(hands={0: [5, 33, "Student protest"]}, bids=None)
    assert match.actions(0) == (Bid(5), Bid(33))
    assert refused(match, 0, Bid(12)) == ("you have no 12 M$ card in hand", ("DM-20",))


@rule("DM-20")
def test_an_event_can_not_be_bid() -> None:
    match = table(hands={0: ["Student protest"]}, bids=None)
    reason = ("everybody is bidding now: choose a money card", ("DM-20",))
    assert refused(match, 0, StudentProtest()) == reason


@rule("DM-20")
def test_one_bid_each() -> None:
    match = table(hands={0: [5, 6]}, bids=None)
    match.play(0, Bid(5))
    assert refused(match, 0, Bid(6)) == ("Player 1 is not asked to do anything now", ("DM-20",))


@rule("DM-21", "DM-22")
def test_three_events_are_shown_and_exchanged() -> None:
    match = table(hands={0: THREE_EVENTS[:2]}, next_grants=[THREE_EVENTS[2], 12, 3, 4, "Student protest"])
    idle(match, 2)
    assert hand(match, 0) == [3, 4, "Student protest"]
    assert played(match)[-3:] == THREE_EVENTS
    assert removed(match) == []
    shown = "Player 1 holds three events and no money, shows Fake news, Revolution and COVID lockout and discards them."
    assert shown in log(match)
    assert match.to_act == (0, 1)


@rule("DM-21")
def test_they_are_exchanged_again_and_again_until_there_is_money() -> None:
    again = ["Student protest", "No more funds", "No more funds"]
    match = table(
        hands={0: THREE_EVENTS[:2]},
        next_grants=[THREE_EVENTS[2], 12, *again, "New lab director", "Friendly agency head", 20],
    )
    idle(match, 2)
    assert hand(match, 0) == [20, "New lab director", "Friendly agency head"]
    assert played(match)[-6:] == THREE_EVENTS + again
    assert offered(match, 0, Bid) == [Bid(20)]


@rule("DM-21")
def test_two_events_and_money_stay() -> None:
    match = table(hands={0: THREE_EVENTS[:2]}, next_grants=[8])
    idle(match, 2)
    assert hand(match, 0) == [8, *THREE_EVENTS[:2]]


@rule("DM-21")
def test_several_exchange_in_the_order_of_their_seats() -> None:
    match = table(
        hands={0: THREE_EVENTS[:2], 1: ["Student protest", "No more funds"]},
        bids=(10, 20),
        next_grants=["New lab director", THREE_EVENTS[2], 1, 2, 3, 4, 5, 6],
    )
    # The second player acts first and draws first, but the first seat exchanges first.
    idle(match, 2)
    assert hand(match, 0) == [1, 2, 3]
    assert hand(match, 1) == [4, 5, 6]
    shows = [words[:8] for words in log(match) if "three events" in words]
    assert shows == ["Player 1", "Player 2"]


@rule("DM-22")
def test_exchanged_events_come_back_with_the_next_shuffle() -> None:
    came_back: set[int | str] = set()
    for seed in range(30):
        match = table(hands={0: THREE_EVENTS[:2]}, next_grants=[THREE_EVENTS[2], 12], grants_left=2, seed=seed)
        idle(match, 2)
        # The stack was empty when they were shown, so the new one was made with these very events in it.
        assert log(match).count("The played grants are shuffled into a new stack.") == 1
        assert removed(match) == []
        came_back.update(hand(match, 0))
    assert came_back & set(THREE_EVENTS)


@rule("DM-23")
def test_bids_are_shown_together_and_the_highest_acts_first() -> None:
    match = table(4, hands={0: [5], 1: [30], 2: [29], 3: [1]}, bids=None)
    for seat, money in enumerate((5, 30, 29)):
        match.play(seat, Bid(money))
        assert not any(" bid " in words and "lays" not in words for words in log(match))
    match.play(3, Bid(1))
    assert log(match)[-4:] == [
        "Player 2 bid 30 M$.",
        "Player 3 bid 29 M$.",
        "Player 1 bid 5 M$.",
        "Player 4 bid 1 M$.",
    ]
    acted: list[int] = []
    for _ in range(4):
        acted += match.to_act
        idle(match)
    assert acted == [1, 2, 0, 3]


@rule("DM-23")
@pytest.mark.parametrize("bids", [(100, 50), (50, 100), (2, 1), (33, 42), (20, 3)])
def test_the_value_counts_not_the_order_of_laying(bids: tuple[int, int]) -> None:
    match = table(bids=bids)
    assert match.to_act == (bids.index(max(bids)),)


@rule("DM-23")
def test_no_two_money_cards_are_equal() -> None:
    assert len(set(MONEY)) == len(MONEY)
