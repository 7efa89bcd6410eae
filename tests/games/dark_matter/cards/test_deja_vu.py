"""Strange feeling of Déjà vu: DM-70."""

from serendip.games.dark_matter.actions import DejaVu, FriendlyAgencyHead, NoMoreFunds, Revolution
from serendip.testing import rule
from tests.games.dark_matter.census import assert_every_card_once, state_of
from tests.games.dark_matter.seen import bid_all, hand, idle, installed, log, offered, refused, removed
from tests.games.dark_matter.table import hand_over, of, table

DEJA_VU = "Strange feeling of Déjà vu"


@rule("DM-70")
def test_a_removed_event_comes_back_into_the_hand_for_all_to_see() -> None:
    match = table(3, hands={0: [DEJA_VU]}, removed=["Fake news", "Revolution"])
    match.play(0, DejaVu("Revolution"))
    assert "Revolution" in hand(match, 0)
    assert removed(match) == ["Fake news", DEJA_VU]
    for viewer in (1, 2, None):
        assert f"Player 1 plays {DEJA_VU} and takes back Revolution." in log(match, viewer)
    assert hand(match, 0, viewer=1) == ["Revolution"]


@rule("DM-70")
def test_any_removed_event_may_be_chosen_once_a_title() -> None:
    match = table(hands={0: [DEJA_VU]}, removed=["No more funds", "No more funds", "Fake news"])
    assert offered(match, 0, DejaVu) == [DejaVu("No more funds"), DejaVu("Fake news")]
    match.play(0, DejaVu("No more funds"))
    assert sorted(removed(match)) == sorted(["No more funds", "Fake news", DEJA_VU])


@rule("DM-70")
def test_it_needs_a_removed_event_and_never_takes_back_itself() -> None:
    match = table(hands={0: [DEJA_VU]}, played=["Revolution"])
    assert offered(match, 0, DejaVu) == []
    reason = ("Revolution has not been removed from the game", ("DM-70",))
    assert refused(match, 0, DejaVu("Revolution")) == reason
    assert refused(match, 0, DejaVu(DEJA_VU)) == (f"{DEJA_VU} has not been removed from the game", ("DM-70",))


@rule("DM-70")
def test_it_can_be_played_in_the_next_round() -> None:
    match = table(hands={0: [DEJA_VU]}, removed=["Revolution"], next_grants=[33])
    match.play(0, DejaVu("Revolution"))
    idle(match)
    bid_all(match)
    match.play(0, Revolution())
    assert removed(match) == [DEJA_VU, "Revolution"]


@rule("DM-70")
def test_the_card_taken_back_is_marked_until_the_round_ends() -> None:
    match = table(3, hands={0: [DEJA_VU]}, removed=["Revolution"])
    match.play(0, DejaVu("Revolution"))
    assert match.view(1)["recalled"] == "Revolution"
    idle(match, 2)
    assert match.view(1)["recalled"] is None


@rule("DM-70", "DM-74")
def test_friendly_agency_head_may_take_it_over_in_the_same_round() -> None:
    match = table(3, hands={0: [DEJA_VU, 5], 1: ["Friendly agency head", 6]}, removed=["Revolution"])
    match.play(0, DejaVu("Revolution"))
    match.play(1, FriendlyAgencyHead(0))
    assert hand(match, 1) == [5, 6, "Revolution"]
    # Everybody saw it go to the first player, so everybody knows that the second has it now.
    assert hand(match, 1, viewer=2) == ["Revolution"]
    assert match.view(None)["recalled"] == "Revolution"


@rule("DM-70")
def test_nobody_can_play_it_in_this_round_whoever_has_it() -> None:
    match = table(hands={0: [DEJA_VU]}, removed=["Revolution"])
    match.play(0, DejaVu("Revolution"))
    match = hand_over(match, 0, 1)
    assert "Revolution" in hand(match, 1)
    assert offered(match, 1, Revolution) == []
    reason = "Revolution was taken back in this round and can't be played before the next"
    assert refused(match, 1, Revolution()) == (reason, ("DM-70",))


@rule("DM-70", "DM-64")
def test_the_other_copy_of_no_more_funds_can_be_played() -> None:
    match = table(
        laboratories={"Rooftop": of(1, "Solar helioscope")},
        hands={0: [DEJA_VU, 5], 1: ["No more funds", 6]},
        removed=["No more funds"],
    )
    match.play(0, DejaVu("No more funds"))
    both = hand_over(match, 0, 1)
    both.play(1, NoMoreFunds("Solar helioscope"))
    assert installed(both, "Solar helioscope") is None
    assert removed(both) == [DEJA_VU, "No more funds"]
    # The one that was taken back is still in hand, and counts as any other from now on.
    assert "No more funds" in hand(both, 1)
    assert both.view(1)["recalled"] is None


@rule("DM-70", "DM-64")
def test_but_not_the_copy_that_was_taken_back() -> None:
    match = table(
        laboratories={"Rooftop": of(1, "Solar helioscope")},
        hands={0: [DEJA_VU, "No more funds"]},
        removed=["No more funds"],
    )
    match.play(0, DejaVu("No more funds"))
    assert hand(match, 0) == ["No more funds", "No more funds"]
    state = state_of(match)
    only_the_recalled = match.copy()
    held = state_of(only_the_recalled).hands
    held[1].append(state.recalled)
    held[0].remove(state.recalled)
    assert_every_card_once(only_the_recalled)
    reason = "No more funds was taken back in this round and can't be played before the next"
    assert refused(only_the_recalled, 1, NoMoreFunds("Solar helioscope")) == (reason, ("DM-70",))
