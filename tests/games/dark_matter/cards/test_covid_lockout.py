"""COVID lockout: DM-68."""

from serendip.games.dark_matter.actions import CovidLockout
from serendip.testing import rule
from tests.games.dark_matter.seen import discarded, installed, log, removed, side
from tests.games.dark_matter.table import of, table

HELD = {0: ["COVID lockout"]}


@rule("DM-68")
def test_all_resources_on_all_research_are_discarded_the_actors_too() -> None:
    match = table(
        laboratories={
            "Rooftop": of(0, "Solar helioscope", "student", "data"),
            "Salt mine": of(1, "Torsion pendulum", "student"),
            "Ice cap": of(1, "Wide binary stars", "publication", "postdoc"),
        },
        hands=HELD,
    )
    match.play(0, CovidLockout())
    for research, needs in (("Solar helioscope", 3), ("Torsion pendulum", 2), ("Wide binary stars", 3)):
        found = installed(match, research)
        assert (found["has"], found["postdoc"], found["short"]) == ([], False, needs)
    assert discarded(match)["resources"] == {"student": 2, "data": 1, "publication": 1}
    assert discarded(match)["research"] == []
    assert removed(match) == ["Brilliant postdoc", "COVID lockout"]
    assert log(match)[-1] == "Player 1 plays COVID lockout: cards discarded from research: 5."


@rule("DM-68")
def test_the_covid_vaccine_keeps_its_own_the_postdoc_too() -> None:
    match = table(laboratories={"Rooftop": of(1, "COVID vaccine", "student", "postdoc")}, hands=HELD)
    match.play(0, CovidLockout())
    found = installed(match, "COVID vaccine")
    assert (found["has"], found["postdoc"], found["short"]) == (["student"], True, 1)
    assert removed(match) == ["COVID lockout"]


@rule("DM-68")
def test_cards_at_sides_are_safe() -> None:
    match = table(sides={0: ["student", "Bubble chamber"], 1: ["data"]}, hands=HELD)
    match.play(0, CovidLockout())
    assert side(match, 0) == ["Bubble chamber", "student"]
    assert side(match, 1) == ["data"]
