"""Friendly agency head: DM-74, DM-83 and DM-90."""

import pytest

from serendip.games.dark_matter.actions import (
    Bid,
    DiscardGrant,
    FriendlyAgencyHead,
    ScienceMinistryDissolved,
    TakeLaboratory,
)
from serendip.testing import rule
from tests.games.dark_matter.seen import (
    bid_all,
    hand,
    hand_size,
    idle,
    log,
    offered,
    played,
    refused,
    removed,
)
from tests.games.dark_matter.table import Grant, deal_more, table

HELD: dict[int, list[Grant]] = {0: ["Friendly agency head", 5], 1: [7, "Revolution"]}


@rule("DM-74", "DM-83")
def test_the_actor_takes_the_whole_hand_of_another_player() -> None:
    match = table(3, hands=HELD)
    match.play(0, FriendlyAgencyHead(1))
    assert hand(match, 0) == [5, 7, "Revolution"]
    assert hand_size(match, 1) == 0
    assert "Player 1 plays Friendly agency head and takes the hand of Player 2, 2 in all." in log(match)
    # Three cards are not too many.
    assert match.to_act == (1,)


@rule("DM-74", "DM-55")
def test_who_has_three_cards_draws_nothing_and_the_victim_three() -> None:
    match = table(hands=HELD, next_grants=[11, 12, 13])
    match.play(0, FriendlyAgencyHead(1))
    idle(match)
    assert hand(match, 0) == [5, 7, "Revolution"]
    assert hand(match, 1) == [11, 12, 13]


@rule("DM-74")
def test_the_target_is_another_player_who_holds_a_card() -> None:
    match = table(3, hands={0: ["Science ministry dissolved"], 1: ["Friendly agency head"]}, bids=(100, 50, 42))
    match.play(0, ScienceMinistryDissolved(2))
    assert offered(match, 1, FriendlyAgencyHead) == [FriendlyAgencyHead(0)]
    assert refused(match, 1, FriendlyAgencyHead(1)) == ("choose another player", ("DM-35", "DM-74"))
    assert refused(match, 1, FriendlyAgencyHead(2)) == ("Player 3 has no cards in hand", ("DM-35", "DM-74"))
    assert refused(match, 1, FriendlyAgencyHead(3)) == ("there is no such player", ("DM-35", "DM-74"))


@rule("DM-74", "DM-83")
@pytest.mark.parametrize("too_many", [1, 2])
def test_above_three_cards_the_actor_chooses_what_to_discard(too_many: int) -> None:
    # No game leads here: the victim has drawn cards too many, so that the guard can be seen.
    match = deal_more(table(hands=HELD), 1, too_many)
    match.play(0, FriendlyAgencyHead(1))
    assert hand_size(match, 0) == 3 + too_many
    held = hand(match, 0)
    names = [f"{card} M$" if isinstance(card, int) else card for card in held]
    assert set(match.actions(0)) == {DiscardGrant(name) for name in names}
    for name in names[:too_many]:
        assert match.to_act == (0,)
        match.play(0, DiscardGrant(name))
        assert f"Player 1 has too many grants and discards {name}." in log(match)
    assert hand(match, 0) == held[too_many:]
    assert set(held[:too_many]) <= set(played(match))
    assert removed(match) == ["Friendly agency head"]
    assert match.to_act == (1,)


@rule("DM-74", "DM-83")
def test_nothing_else_can_be_done_before_that() -> None:
    match = deal_more(table(hands=HELD, face_up=["Rooftop"]), 1, 1)
    match.play(0, FriendlyAgencyHead(1))
    reason = ("first discard until you hold three grants", ("DM-74",))
    assert refused(match, 0, TakeLaboratory("Rooftop")) == reason
    assert refused(match, 0, DiscardGrant("20 M$")) == ("you do not hold 20 M$", ("DM-74", "DM-83"))


@rule("DM-90", "DM-84")
def test_only_the_two_concerned_know_what_changed_hands() -> None:
    match = table(3, hands=HELD)
    match.play(0, FriendlyAgencyHead(1))
    assert all("They are 7 M$ and Revolution." in log(match, viewer) for viewer in (0, 1))
    for outsider in (2, None):
        assert not any(words.startswith("They are") for words in log(match, outsider))
        assert hand(match, 0, outsider) == []
    assert hand(match, 0, viewer=1) == [7, "Revolution"]


@rule("DM-90", "DM-84")
def test_the_victim_loses_track_of_money_when_a_bid_lies_face_down() -> None:
    match = table(hands=HELD, next_grants=[11, 12, 13])
    match.play(0, FriendlyAgencyHead(1))
    idle(match)
    assert hand(match, 0, viewer=1) == [7, "Revolution"]
    match.play(0, Bid(5))
    # It may be the 7 that lies there; the event can't.
    assert hand(match, 0, viewer=1) == ["Revolution"]
    match.play(1, Bid(11))
    assert hand(match, 0, viewer=1) == [7, "Revolution"]


@rule("DM-90")
def test_what_was_taken_is_used_as_any_other_card() -> None:
    match = table(hands=HELD, next_grants=[11, 12, 13])
    match.play(0, FriendlyAgencyHead(1))
    idle(match)
    bid_all(match, 7, 11)
    assert match.to_act == (1,)
    assert hand(match, 0) == [5, "Revolution"]
