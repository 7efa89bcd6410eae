"""What goes for all events: DM-35, DM-60, DM-61, DM-75 and DM-76. Each card has a file of its own in `cards/`."""

from typing import Any

import pytest

from serendip import Action, Match
from serendip.games.dark_matter.actions import (
    BrilliantPostdoc,
    CovidLockout,
    DejaVu,
    FakeNews,
    FriendlyAgencyHead,
    NewLabDirector,
    NewPrincipalInvestigator,
    NewTheoreticalInsight,
    NoMoreFunds,
    Revolution,
    ScienceMinistryDissolved,
    StudentProtest,
    UseResource,
)
from serendip.testing import rule
from tests.games.dark_matter.seen import (
    bid,
    bid_all,
    hand,
    hand_size,
    idle,
    installed,
    log,
    owner,
    played,
    refused,
    removed,
    verdict,
)
from tests.games.dark_matter.table import Laboratory, drop_hand, of, table

A_TABLE = {
    "Rooftop": of(0, "Solar helioscope", "data"),
    "Ice cap": of(1),
    "Salt mine": of(1, "Torsion pendulum", "student"),
}
EVERY_EVENT = [
    NewLabDirector("Rooftop", 1),
    StudentProtest(),
    NoMoreFunds("Torsion pendulum"),
    NewTheoreticalInsight("MOND"),
    BrilliantPostdoc("Solar helioscope"),
    CovidLockout(),
    ScienceMinistryDissolved(1),
    DejaVu("No more funds"),
    FakeNews(),
    Revolution(),
    NewPrincipalInvestigator("Solar helioscope", "Ice cap"),
    FriendlyAgencyHead(1),
]


@rule("DM-35", "DM-60")
@pytest.mark.parametrize("action", EVERY_EVENT, ids=lambda action: action.kind())
def test_an_event_is_an_action_and_leaves_the_game(action: Any) -> None:
    title: str = action.event
    match = table(laboratories=A_TABLE, hands={0: [title]}, removed=["No more funds"])
    assert action in match.actions(0)
    match.play(0, action)
    assert any(words.startswith(f"Player 1 plays {title}") for words in log(match))
    assert title not in hand(match, 0)
    assert title not in played(match)
    # The postdoc alone stays, on its research (DM-66).
    assert (title in removed(match)) == (title != "Brilliant postdoc")
    assert match.to_act == (1,)


@rule("DM-35")
@pytest.mark.parametrize(
    ("action", "laboratories", "reason"),
    [
        (NewLabDirector("Rooftop", 1), {}, "no laboratory is in play"),
        (NoMoreFunds("Torsion pendulum"), {"Rooftop": of(0)}, "no research is installed"),
        (BrilliantPostdoc("Torsion pendulum"), {"Rooftop": of(0)}, "no installed research misses anything"),
        (DejaVu("Fake news"), {}, "Fake news has not been removed from the game"),
        (
            NewPrincipalInvestigator("Solar helioscope", "Salt mine"),
            {"Rooftop": of(0, "Solar helioscope"), "Salt mine": of(0)},
            "no research can move to another free laboratory",
        ),
    ],
    ids=lambda value: value.kind() if isinstance(value, Action) else "",
)
def test_an_event_without_effect_can_not_be_played_and_stays_in_hand(
    action: Any, laboratories: dict[str, Laboratory], reason: str
) -> None:
    match = table(laboratories=laboratories, hands={0: [action.event]})
    assert not any(type(other) is type(action) for other in match.actions(0))
    assert refused(match, 0, action) == (reason, action.rules[1:])
    assert action.event in hand(match, 0)
    idle(match)


@rule("DM-35")
def test_an_event_must_be_in_hand() -> None:
    match = table(hands={1: ["Student protest"]})
    assert refused(match, 0, StudentProtest()) == ("you do not hold Student protest", ("DM-35", "DM-63"))


@rule("DM-60")
def test_an_event_discarded_from_a_hand_goes_to_the_played_pile() -> None:
    match = table(hands={0: ["Fake news"], 1: ["Revolution"]})
    match.play(0, FakeNews())
    assert removed(match) == ["Fake news"]
    assert "Revolution" in played(match)


def fulfilled_by_the_first_player(event: str, dark: str | None = "MOND") -> Match:
    """The first player has just completed a research on MOND; the second is to act and holds an event."""
    match = table(
        laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data"), "Ice cap": of(1)},
        hands={1: [event]},
        face_up=["publication"],
        dark=dark,
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    return match


@rule("DM-61", "DM-51")
@pytest.mark.parametrize(
    "theft",
    [NewLabDirector("Rooftop", 1), Revolution(), NewPrincipalInvestigator("Galaxy rotation curves", "Ice cap")],
    ids=lambda action: action.kind(),
)
def test_a_fulfilled_research_can_be_stolen_and_wins_for_the_thief(theft: Any) -> None:
    match = fulfilled_by_the_first_player(theft.event)
    match.play(1, theft)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@rule("DM-61", "DM-64")
def test_a_fulfilled_research_can_be_destroyed() -> None:
    match = fulfilled_by_the_first_player("No more funds")
    match.play(1, NoMoreFunds("Galaxy rotation curves"))
    assert match.outcome is None
    assert verdict(match, "MOND") == "unknown"
    assert owner(match, "Rooftop") == 0


@rule("DM-61", "DM-68")
def test_a_fulfilled_research_can_be_emptied() -> None:
    match = fulfilled_by_the_first_player("COVID lockout")
    match.play(1, CovidLockout())
    assert match.outcome is None
    assert installed(match, "Galaxy rotation curves")["has"] == []


@rule("DM-75")
@pytest.mark.parametrize("action", [CovidLockout(), Revolution()], ids=lambda action: action.kind())
def test_lockout_and_revolution_may_have_nothing_to_hit(action: Any) -> None:
    match = table(hands={0: [action.event]})
    match.play(0, action)
    assert removed(match) == [action.event]
    assert match.to_act == (1,)


@rule("DM-75")
def test_fake_news_may_be_played_when_no_other_card_is_in_any_hand() -> None:
    match = table(hands={0: ["Fake news"]})
    match = drop_hand(drop_hand(match, 1), 0, but="Fake news")
    assert match.actions(0).count(FakeNews()) == 1
    match.play(0, FakeNews())
    assert removed(match) == ["Fake news"]
    assert match.to_act == (1,)


@rule("DM-76")
@pytest.mark.parametrize(
    "action",
    [FakeNews(), ScienceMinistryDissolved(1), FriendlyAgencyHead(1)],
    ids=lambda action: action.kind(),
)
def test_a_bid_on_the_table_is_safe_from_events(action: Any) -> None:
    match = table(hands={0: [action.event, 3], 1: [5, 6]}, bids=(100, 50))
    match.play(0, action)
    assert bid(match, 1) == 50
    assert 50 not in [*played(match), *hand(match, 0)]
    assert hand_size(match, 1) == 0
    assert match.to_act == (1,)


@rule("DM-76")
def test_a_player_with_nothing_but_a_bid_has_no_hand_to_aim_at() -> None:
    match = table(3, hands={0: ["Science ministry dissolved"], 2: ["Friendly agency head"]}, bids=(100, 42, 50))
    match.play(0, ScienceMinistryDissolved(1))
    assert bid(match, 1) == 42
    assert refused(match, 2, FriendlyAgencyHead(1)) == ("Player 2 has no cards in hand", ("DM-35", "DM-74"))
    assert FriendlyAgencyHead(0) in match.actions(2)


@rule("DM-35")
def test_one_event_a_turn() -> None:
    match = table(hands={0: ["Student protest", "Revolution"]}, next_grants=[33])
    match.play(0, StudentProtest())
    assert refused(match, 0, Revolution())[0] == "Player 1 is not asked to do anything now"
    idle(match)
    bid_all(match)
    match.play(0, Revolution())
    assert removed(match) == ["Student protest", "Revolution"]
