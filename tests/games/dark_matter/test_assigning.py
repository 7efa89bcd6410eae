"""Assigning cards from one's side: DM-34 and DM-91."""

import pytest

from serendip.games.dark_matter.actions import AssignResearch, AssignResource, Done, TakeLaboratory
from serendip.testing import rule
from tests.games.dark_matter.seen import installed, log, offered, refused, side
from tests.games.dark_matter.table import of, table


@rule("DM-34")
def test_several_cards_in_one_action() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Solar helioscope"), "Salt mine": of(0)},
        sides={0: ["Torsion pendulum", "student", "student", "data"]},
    )
    match.play(0, AssignResource("data", "Solar helioscope"))
    match.play(0, AssignResearch("Torsion pendulum", "Salt mine"))
    match.play(0, AssignResource("student", "Torsion pendulum"))
    match.play(0, AssignResource("student", "Solar helioscope"))
    assert installed(match, "Solar helioscope")["has"] == ["student", "data"]
    assert installed(match, "Torsion pendulum")["has"] == ["student"]
    assert side(match, 0) == []
    assert match.to_act == (1,)


@rule("DM-34")
def test_one_may_stop_after_the_first_card() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope")}, sides={0: ["student", "data"]})
    match.play(0, AssignResource("data", "Solar helioscope"))
    assert match.to_act == (0,)
    match.play(0, Done())
    assert side(match, 0) == ["student"]
    assert match.to_act == (1,)


@rule("DM-34")
def test_but_not_before_it() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope")}, sides={0: ["student"]})
    assert offered(match, 0, Done) == []
    assert refused(match, 0, Done()) == ("you are not assigning cards", ("DM-34",))


@rule("DM-34")
def test_a_resource_may_go_on_a_research_placed_in_the_same_action() -> None:
    match = table(laboratories={"Rooftop": of(0)}, sides={0: ["Galaxy rotation curves", "data", "publication"]})
    match.play(0, AssignResearch("Galaxy rotation curves", "Rooftop"))
    match.play(0, AssignResource("data", "Galaxy rotation curves"))
    match.play(0, AssignResource("publication", "Galaxy rotation curves"))
    assert installed(match, "Galaxy rotation curves")["fulfilled"]


@rule("DM-34")
def test_the_laboratories_and_research_of_others_will_do() -> None:
    match = table(
        laboratories={"Rooftop": of(1), "Salt mine": of(1, "Torsion pendulum")},
        sides={0: ["COVID vaccine", "student", "student"]},
    )
    match.play(0, AssignResearch("COVID vaccine", "Rooftop"))
    match.play(0, AssignResource("student", "Torsion pendulum"))
    match.play(0, AssignResource("student", "COVID vaccine"))
    assert installed(match, "COVID vaccine")["owner"] == 1
    assert installed(match, "Torsion pendulum")["has"] == ["student"]


@rule("DM-34")
def test_every_card_and_every_place_is_offered() -> None:
    match = table(
        laboratories={"Rooftop": of(0), "Ice cap": of(1), "Salt mine": of(1, "Torsion pendulum", "student")},
        sides={0: ["COVID vaccine", "Bubble chamber", "student", "publication"]},
    )
    assert offered(match, 0, AssignResearch) == [
        AssignResearch("COVID vaccine", "Rooftop"),
        AssignResearch("COVID vaccine", "Ice cap"),
    ]
    assert offered(match, 0, AssignResource) == [AssignResource("publication", "Torsion pendulum")]


@rule("DM-34")
def test_assigning_is_the_whole_action() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope")}, sides={0: ["student", "data"]})
    match.play(0, AssignResource("data", "Solar helioscope"))
    reason = ("you are assigning cards: assign more or finish", ("DM-34",))
    assert refused(match, 0, TakeLaboratory("Desert station")) == reason


@rule("DM-34")
def test_only_what_is_at_ones_own_side() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope")}, sides={1: ["student"]})
    reason = ("you have no student at your side", ("DM-34",))
    assert refused(match, 0, AssignResource("student", "Solar helioscope")) == reason


@rule("DM-91")
@pytest.mark.parametrize(("kept", "asked"), [("data", False), ("publication", True)])
def test_assigning_ends_by_itself_when_nothing_fits_any_more(kept: str, asked: bool) -> None:
    match = table(laboratories={"Salt mine": of(0, "Torsion pendulum")}, sides={0: ["student", kept]})
    match.play(0, AssignResource("student", "Torsion pendulum"))
    assert match.to_act == ((0,) if asked else (1,))
    assert side(match, 0) == [kept]
    assert "Player 1 puts a student card on Torsion pendulum of Player 1." in log(match)
