"""New Principal Investigator: DM-73."""

import pytest

from serendip.games.dark_matter.actions import NewPrincipalInvestigator
from serendip.testing import rule
from tests.games.dark_matter.seen import installed, laboratory, log, offered, refused
from tests.games.dark_matter.table import Laboratory, of, table

HELD = {0: ["New Principal Investigator"]}


@rule("DM-73")
@pytest.mark.parametrize(
    ("giver", "receiver"),
    [(0, 1), (1, 0), (1, 2), (1, 1), (0, 0)],
)
def test_a_research_moves_with_all_on_it_from_anybody_to_anybody(giver: int, receiver: int) -> None:
    position = {"Rooftop": of(giver, "Solar helioscope", "data", "postdoc"), "Ice cap": of(receiver)}
    match = table(3, laboratories=position, hands=HELD)
    match.play(0, NewPrincipalInvestigator("Solar helioscope", "Ice cap"))
    moved = installed(match, "Solar helioscope")
    assert (moved["laboratory"], moved["owner"]) == ("Ice cap", receiver)
    assert (moved["has"], moved["postdoc"], moved["short"]) == (["data"], True, 1)
    left_behind = laboratory(match, "Rooftop")
    assert (left_behind["owner"], left_behind["research"]) == (giver, None)
    assert log(match)[-1] == (
        f"Player 1 plays New Principal Investigator: Solar helioscope moves from Player {giver + 1} "
        f"to Ice cap of Player {receiver + 1}."
    )


@rule("DM-73", "DM-40", "DM-41")
def test_only_to_another_free_fitting_laboratory() -> None:
    match = table(
        laboratories={
            "Rooftop": of(0, "Solar helioscope"),
            "Ice cap": of(1, "Wide binary stars"),
            "Desert station": of(1),
            "Salt mine": of(0, "Torsion pendulum"),
            "Nickel mine": of(1),
        },
        hands=HELD,
    )
    assert offered(match, 0, NewPrincipalInvestigator) == [
        NewPrincipalInvestigator("Solar helioscope", "Desert station"),
        NewPrincipalInvestigator("Wide binary stars", "Desert station"),
        NewPrincipalInvestigator("Torsion pendulum", "Nickel mine"),
    ]
    for research, to, reason in (
        ("Solar helioscope", "Ice cap", ("Ice cap already hosts Wide binary stars", ("DM-41",))),
        ("Solar helioscope", "Rooftop", ("Rooftop already hosts Solar helioscope", ("DM-41",))),
        (
            "Solar helioscope",
            "Nickel mine",
            ("Solar helioscope can't be run in Nickel mine: the depth is wrong", ("DM-40",)),
        ),
        ("Solar helioscope", "Old hangar", ("nobody owns Old hangar yet", ("DM-35", "DM-73"))),
        (
            "Bubble chamber",
            "Nickel mine",
            ("Bubble chamber is not installed in any laboratory", ("DM-35", "DM-73")),
        ),
    ):
        assert refused(match, 0, NewPrincipalInvestigator(research, to)) == reason


@rule("DM-73")
@pytest.mark.parametrize(
    "position",
    [
        {},
        {"Rooftop": of(0), "Ice cap": of(0)},
        {"Rooftop": of(0, "Solar helioscope")},
        {"Rooftop": of(0, "Solar helioscope"), "Ice cap": of(1, "Wide binary stars")},
        {"Rooftop": of(0, "Solar helioscope"), "Nickel mine": of(1)},
    ],
)
def test_it_needs_a_research_that_can_move(position: dict[str, Laboratory]) -> None:
    match = table(laboratories=position, hands=HELD)
    assert offered(match, 0, NewPrincipalInvestigator) == []
    reason = ("no research can move to another free laboratory", ("DM-73",))
    assert refused(match, 0, NewPrincipalInvestigator("Solar helioscope", "Ice cap")) == reason
