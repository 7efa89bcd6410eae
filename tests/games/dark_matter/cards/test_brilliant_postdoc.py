"""Brilliant postdoc: DM-66 and DM-67."""

import pytest

from serendip.games.dark_matter.actions import (
    AssignResource,
    BrilliantPostdoc,
    CovidLockout,
    DejaVu,
    FakeNews,
    NewLabDirector,
    NewPrincipalInvestigator,
    NoMoreFunds,
    Revolution,
    UseResource,
)
from serendip.testing import rule
from tests.games.dark_matter.seen import (
    hand,
    idle,
    installed,
    log,
    offered,
    played,
    refused,
    removed,
    verdict,
)
from tests.games.dark_matter.table import of, table

HELD = {0: ["Brilliant postdoc"]}
WITH_POSTDOC = {"Rooftop": of(0, "Solar helioscope", "data", "postdoc"), "Ice cap": of(1)}


@rule("DM-66")
@pytest.mark.parametrize("whose", [0, 1])
def test_it_stays_on_the_research_as_one_missing_resource(whose: int) -> None:
    match = table(laboratories={"Rooftop": of(whose, "Solar helioscope", "data")}, hands=HELD)
    match.play(0, BrilliantPostdoc("Solar helioscope"))
    found = installed(match, "Solar helioscope")
    assert (found["postdoc"], found["short"], found["fulfilled"]) == (True, 1, False)
    assert (found["has"], found["lacks"]) == (["data"], ["student", "publication"])
    assert removed(match) == []


@rule("DM-66")
@pytest.mark.parametrize("one_more", ["student", "publication"])
def test_the_example_either_of_the_two_missing_fulfils_it(one_more: str) -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Solar helioscope", "data", "postdoc")},
        sides={0: ["student", "publication"]},
    )
    match.play(0, AssignResource(one_more, "Solar helioscope"))
    assert installed(match, "Solar helioscope")["fulfilled"]
    assert "Solar helioscope has all it needs." in log(match)
    # And then the other one is not missing any more.
    assert match.to_act == (1,)


@rule("DM-66", "DM-42")
def test_the_kind_it_has_already_is_still_not_missing() -> None:
    match = table(laboratories=WITH_POSTDOC, face_up=["data"])
    assert refused(match, 0, UseResource("data", "Solar helioscope")) == (
        "Solar helioscope misses no data",
        ("DM-42",),
    )


@rule("DM-66")
def test_it_can_be_the_first_on_a_research_or_the_last() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope")}, hands=HELD)
    match.play(0, BrilliantPostdoc("Solar helioscope"))
    assert installed(match, "Solar helioscope")["short"] == 2
    match = table(laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data")}, hands=HELD)
    match.play(0, BrilliantPostdoc("Galaxy rotation curves"))
    assert installed(match, "Galaxy rotation curves")["fulfilled"]
    idle(match)
    assert verdict(match, "MOND") == "negative"


@rule("DM-66")
def test_it_needs_an_installed_research_that_misses_something() -> None:
    match = table(
        laboratories={
            "Rooftop": of(0, "Solar helioscope"),
            "Salt mine": of(1, "Torsion pendulum", "student"),
            "Ice cap": of(1),
        },
        sides={0: ["Bubble chamber"]},
        hands=HELD,
    )
    assert offered(match, 0, BrilliantPostdoc) == [
        BrilliantPostdoc("Solar helioscope"),
        BrilliantPostdoc("Torsion pendulum"),
    ]
    reason = ("Bubble chamber is not installed in any laboratory", ("DM-35", "DM-66"))
    assert refused(match, 0, BrilliantPostdoc("Bubble chamber")) == reason


@rule("DM-66")
def test_a_fulfilled_research_takes_no_postdoc() -> None:
    laboratories = {"Rooftop": of(0, "Galaxy rotation curves", "data"), "Ice cap": of(0, "Solar helioscope")}
    match = table(laboratories=laboratories, hands={1: ["Brilliant postdoc"]}, face_up=["publication"])
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    reason = ("Galaxy rotation curves has all it needs", ("DM-35", "DM-66"))
    assert refused(match, 1, BrilliantPostdoc("Galaxy rotation curves")) == reason
    assert offered(match, 1, BrilliantPostdoc) == [BrilliantPostdoc("Solar helioscope")]


@rule("DM-67")
@pytest.mark.parametrize(
    "theft",
    [NewLabDirector("Rooftop", 1), Revolution(), NewPrincipalInvestigator("Solar helioscope", "Ice cap")],
    ids=lambda action: action.kind(),
)
def test_it_travels_with_a_stolen_research(
    theft: NewLabDirector | Revolution | NewPrincipalInvestigator,
) -> None:
    match = table(laboratories=WITH_POSTDOC, hands={0: [theft.event]})
    match.play(0, theft)
    found = installed(match, "Solar helioscope")
    assert (found["owner"], found["postdoc"], found["short"], found["has"]) == (1, True, 1, ["data"])


@rule("DM-67", "DM-68")
def test_covid_lockout_hits_it() -> None:
    match = table(laboratories=WITH_POSTDOC, hands={0: ["COVID lockout"]})
    match.play(0, CovidLockout())
    found = installed(match, "Solar helioscope")
    assert (found["postdoc"], found["short"], found["has"]) == (False, 3, [])
    assert set(removed(match)) == {"Brilliant postdoc", "COVID lockout"}
    assert "Brilliant postdoc" not in played(match)


@rule("DM-67")
def test_discards_of_hands_do_not_touch_it() -> None:
    match = table(laboratories=WITH_POSTDOC, hands={0: ["Fake news"]})
    match.play(0, FakeNews())
    assert installed(match, "Solar helioscope")["postdoc"]
    assert "Brilliant postdoc" not in played(match)


@rule("DM-67")
def test_it_leaves_the_game_with_a_research_that_concludes() -> None:
    match = table(laboratories=WITH_POSTDOC, face_up=["student"])
    match.play(0, UseResource("student", "Solar helioscope"))
    idle(match)
    assert verdict(match, "Axion") == "negative"
    assert removed(match) == ["Brilliant postdoc"]


@rule("DM-67")
def test_it_leaves_the_game_with_a_research_that_loses_its_funds() -> None:
    match = table(laboratories=WITH_POSTDOC, hands={0: ["No more funds"]})
    match.play(0, NoMoreFunds("Solar helioscope"))
    assert set(removed(match)) == {"Brilliant postdoc", "No more funds"}


@rule("DM-67", "DM-52")
def test_it_leaves_the_game_with_a_research_on_an_excluded_candidate() -> None:
    match = table(
        laboratories={**WITH_POSTDOC, "Desert station": of(1, "Microwave cavity haloscope", "publication")},
        face_up=["student"],
    )
    match.play(0, UseResource("student", "Microwave cavity haloscope"))
    idle(match)
    assert installed(match, "Solar helioscope") is None
    assert removed(match) == ["Brilliant postdoc"]


@rule("DM-67", "DM-70")
def test_deja_vu_can_fetch_it_only_when_it_has_left() -> None:
    held = {1: ["Strange feeling of Déjà vu"]}
    match = table(laboratories=WITH_POSTDOC, hands={0: ["Student protest"], **held}, removed=["Fake news"])
    idle(match)
    reason = ("Brilliant postdoc has not been removed from the game", ("DM-70",))
    assert refused(match, 1, DejaVu("Brilliant postdoc")) == reason
    match = table(laboratories=WITH_POSTDOC, hands={0: ["No more funds"], **held})
    match.play(0, NoMoreFunds("Solar helioscope"))
    match.play(1, DejaVu("Brilliant postdoc"))
    assert "Brilliant postdoc" in hand(match, 1)
