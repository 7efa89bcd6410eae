"""Herbarium, rule by rule: staged choices, and choices that are pending while others play."""

from typing import Any

from serendip.core.match import Match
from serendip.testing import rule
from tests.examples.herbarium.actions import Choose, Keep, Press, Throw
from tests.examples.herbarium.game import GAME


def begun(seats: int = 2) -> Match:
    return GAME.new(seats=seats, seed=1)


def player(match: Match, viewer: int | None, seat: int) -> dict[str, Any]:
    players: Any = match.view(viewer)["players"]
    found: dict[str, Any] = players[seat]
    return found


def use_first_leaf(match: Match, seat: int) -> str:
    """Choose the first leaf in hand and throw it away; return which it was."""
    offer = match.actions(seat)[0]
    assert isinstance(offer, Choose)
    match.play(seat, offer)
    match.play(seat, Throw())
    return offer.leaf


@rule("HB-1", "HB-2")
def test_everybody_sees_the_own_three_leaves_and_how_many_the_others_hold() -> None:
    match = begun()
    assert len(player(match, 0, 0)["hand"]) == 3
    assert player(match, 1, 0)["hand"] == player(match, None, 0)["hand"] == 3
    assert match.view(0)["basket"] == 24 - 6


@rule("HB-3")
def test_a_chosen_leaf_is_not_shown_yet() -> None:
    match = begun()
    offer = match.actions(0)[0]
    assert isinstance(offer, Choose)
    match.play(0, offer)
    assert match.view(0)["chosen"] == offer.leaf
    assert match.view(1)["chosen"] == "face down"


@rule("HB-4")
def test_a_page_is_for_one_family() -> None:
    match = begun()
    hand = player(match, 0, 0)["hand"]
    match.play(0, Choose(hand[0]))
    match.play(0, Press(1))
    match.play(0, match.actions(0)[0])
    use_first_leaf(match, 1)
    other = next(leaf for leaf in player(match, 0, 0)["hand"] if leaf.split()[0] != hand[0].split()[0])
    match.play(0, Choose(other))
    assert str(match.why_not(0, Press(1))) == "page 1 is for another family"
    assert Press(2) in match.actions(0)


@rule("HB-5")
def test_what_is_thrown_away_is_shown() -> None:
    match = begun()
    leaf = use_first_leaf(match, 0)
    assert match.view(1)["compost"] == [leaf]


@rule("HB-6", "HB-7")
def test_two_leaves_are_found_and_one_is_kept_whenever_one_likes() -> None:
    match = begun()
    use_first_leaf(match, 0)
    found = player(match, 0, 0)["found"]
    assert len(found) == 2
    assert player(match, 1, 0)["found"] == 2
    use_first_leaf(match, 1)
    match.play(0, Keep(found[1]))
    assert player(match, 0, 0)["hand"][-1] == found[1]
    assert player(match, 0, 0)["given"] == [found[0]]
    assert player(match, 1, 0)["given"] == 1


@rule("HB-7")
def test_the_next_turn_cannot_begin_before_one_leaf_is_kept() -> None:
    match = begun()
    use_first_leaf(match, 0)
    use_first_leaf(match, 1)
    assert match.to_act == (0, 1)
    leaf = player(match, 0, 0)["hand"][0]
    assert str(match.why_not(0, Choose(leaf))) == "first keep one of your two leaves"


@rule("HB-8", "HB-9")
def test_the_game_goes_on_until_nobody_has_a_leaf() -> None:
    match = begun(seats=4)
    while match.wait():
        seat = match.to_act[-1]
        match.play(seat, match.actions(seat)[0])
    assert [player(match, seat, seat)["hand"] for seat in range(4)] == [[], [], [], []]
    assert match.outcome is not None
    scores = [sum(len(page) ** 2 for page in player(match, None, seat)["album"]) for seat in range(4)]
    assert list(match.outcome.scores) == scores
    assert all(scores[winner] == max(scores) for winner in match.outcome.winners)
