"""Science ministry dissolved: DM-69."""

from serendip.games.dark_matter.actions import FakeNews, FriendlyAgencyHead, ScienceMinistryDissolved
from serendip.testing import rule
from tests.games.dark_matter.seen import hand, hand_size, idle, log, offered, played, refused
from tests.games.dark_matter.table import Grant, table

HELD: list[Grant] = ["Science ministry dissolved", 3]


@rule("DM-69")
def test_another_player_shows_and_discards_the_whole_hand() -> None:
    match = table(3, hands={0: HELD, 2: [7, "Revolution"]})
    match.play(0, ScienceMinistryDissolved(2))
    assert hand_size(match, 2) == 0
    assert {7, "Revolution"} <= set(played(match))
    told = "Player 1 plays Science ministry dissolved: Player 3 discards 7 M$ and Revolution."
    assert told in log(match)
    assert hand(match, 0) == [3]
    assert hand_size(match, 1) == 2


@rule("DM-69", "DM-55")
def test_the_hand_is_refilled_at_the_end_of_the_round() -> None:
    match = table(hands={0: HELD}, next_grants=[5, 6, 7, 8, 9])
    match.play(0, ScienceMinistryDissolved(1))
    idle(match)
    assert hand(match, 1) == [7, 8, 9]


@rule("DM-69")
def test_the_target_is_another_player_who_holds_a_card() -> None:
    match = table(3, hands={0: HELD})
    assert offered(match, 0, ScienceMinistryDissolved) == [ScienceMinistryDissolved(1), ScienceMinistryDissolved(2)]
    assert refused(match, 0, ScienceMinistryDissolved(0)) == ("choose another player", ("DM-35", "DM-69"))
    assert refused(match, 0, ScienceMinistryDissolved(3)) == ("there is no such player", ("DM-35", "DM-69"))


@rule("DM-69")
def test_an_empty_hand_can_not_be_the_target() -> None:
    match = table(3, hands={0: ["Friendly agency head"], 1: HELD, 2: [1, 2]}, bids=(100, 42, 50))
    match.play(0, FriendlyAgencyHead(2))
    idle(match)
    assert refused(match, 1, ScienceMinistryDissolved(2)) == ("Player 3 has no cards in hand", ("DM-35", "DM-69"))
    assert offered(match, 1, ScienceMinistryDissolved) == [ScienceMinistryDissolved(0)]


@rule("DM-69")
def test_the_victim_has_no_event_left_to_play_in_this_round() -> None:
    match = table(hands={0: HELD, 1: ["Fake news"]})
    match.play(0, ScienceMinistryDissolved(1))
    assert refused(match, 1, FakeNews()) == ("you do not hold Fake news", ("DM-35", "DM-71"))
