"""Research and laboratories: DM-40 to DM-44."""

from collections.abc import Iterator

import pytest

from serendip.games.dark_matter.actions import (
    AssignResource,
    InstallResearch,
    UseResource,
)
from serendip.games.dark_matter.components import NEEDS, RESEARCH_NUMBER
from serendip.testing import rule
from tests.games.dark_matter.seen import (
    discarded,
    idle,
    installed,
    laboratory,
    log,
    offered,
    refused,
    verdict,
)
from tests.games.dark_matter.table import of, table

LABORATORY = {"surface": "Rooftop", "underground": "Salt mine", "deep": "Nickel mine"}
RESEARCH = {"surface": "Solar helioscope", "underground": "Torsion pendulum", "deep": "Bubble chamber"}


@rule("DM-40")
@pytest.mark.parametrize(
    ("research", "fitting"),
    [("surface", ["surface"]), ("underground", ["underground", "deep"]), ("deep", ["deep"])],
)
def test_research_fits_its_depth(research: str, fitting: list[str]) -> None:
    match = table(laboratories={name: of(0) for name in LABORATORY.values()}, face_up=[RESEARCH[research]])
    found = offered(match, 0, InstallResearch)
    assert found == [InstallResearch(RESEARCH[research], LABORATORY[depth]) for depth in fitting]
    for depth in {*LABORATORY} - {*fitting}:
        reason = f"{RESEARCH[research]} can't be run in {LABORATORY[depth]}: the depth is wrong"
        assert refused(match, 0, InstallResearch(RESEARCH[research], LABORATORY[depth])) == (reason, ("DM-40",))


@rule("DM-41")
def test_a_laboratory_hosts_one_research() -> None:
    match = table(laboratories={"Rooftop": of(0, "Wide binary stars")}, face_up=["Solar helioscope"])
    reason = ("Rooftop already hosts Wide binary stars", ("DM-41",))
    assert refused(match, 0, InstallResearch("Solar helioscope", "Rooftop")) == reason
    assert offered(match, 0, InstallResearch) == []


@rule("DM-41")
def test_a_fulfilled_research_occupies_its_laboratory_until_the_end_of_the_round() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data")},
        face_up=["publication", "Solar helioscope"],
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    reason = ("Rooftop already hosts Galaxy rotation curves", ("DM-41",))
    assert refused(match, 1, InstallResearch("Solar helioscope", "Rooftop")) == reason
    idle(match)
    assert laboratory(match, "Rooftop")["research"] is None


@rule("DM-42")
def test_every_research_needs_two_or_three_resources() -> None:
    assert {sum(needs) for needs in NEEDS} == {2, 3}


@rule("DM-42")
def test_a_research_is_fulfilled_when_it_has_each_of_them() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope")}, sides={0: ["student", "data", "publication"]})
    match.play(0, AssignResource("publication", "Solar helioscope"))
    match.play(0, AssignResource("student", "Solar helioscope"))
    assert not installed(match, "Solar helioscope")["fulfilled"]
    match.play(0, AssignResource("data", "Solar helioscope"))
    assert installed(match, "Solar helioscope")["fulfilled"]
    assert log(match)[-1] == "Solar helioscope has all it needs."


@rule("DM-42")
def test_what_is_not_missing_can_not_be_added() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Solar helioscope", "student"), "Ice cap": of(0, "Galaxy rotation curves")},
        face_up=["student"],
    )
    reason = ("Solar helioscope misses no student", ("DM-42",))
    assert refused(match, 0, UseResource("student", "Solar helioscope")) == reason
    reason = ("Galaxy rotation curves misses no student", ("DM-42",))
    assert refused(match, 0, UseResource("student", "Galaxy rotation curves")) == reason


@rule("DM-42")
def test_nothing_can_be_added_to_a_fulfilled_research() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data")}, face_up=["publication"], next_up=["data"]
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    reason = ("Galaxy rotation curves has all it needs", ("DM-32", "DM-42"))
    assert refused(match, 1, UseResource("data", "Galaxy rotation curves")) == reason


@pytest.fixture
def two_students_and_data() -> Iterator[str]:
    """A deck in which a research asks for one kind twice."""
    number = RESEARCH_NUMBER["Solar helioscope"]
    printed = NEEDS[number]
    NEEDS[number] = (2, 1, 0)
    yield "Solar helioscope"
    NEEDS[number] = printed


@rule("DM-42")
def test_a_kind_can_be_needed_twice(two_students_and_data: str) -> None:
    research = two_students_and_data
    match = table(laboratories={"Rooftop": of(0, research, "student")}, sides={0: ["student", "student", "data"]})
    match.play(0, AssignResource("student", research))
    assert refused(match, 0, AssignResource("student", research)) == (f"{research} misses no student", ("DM-42",))
    match.play(0, AssignResource("data", research))
    assert installed(match, research)["fulfilled"]
    assert installed(match, research)["has"] == ["student", "student", "data"]


@rule("DM-43", "DM-51")
def test_a_research_is_won_by_the_owner_of_its_laboratory_not_by_those_who_worked_on_it() -> None:
    match = table(
        3,
        laboratories={"Rooftop": of(2, "Galaxy rotation curves", "data")},
        face_up=["publication"],
        dark="MOND",
    )
    match.play(0, UseResource("publication", "Galaxy rotation curves"))
    idle(match, 2)
    assert "Galaxy rotation curves of Player 3 concludes." in log(match)
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


@rule("DM-43")
def test_who_installs_at_anothers_does_not_own_it() -> None:
    match = table(laboratories={"Rooftop": of(1)}, face_up=["Solar helioscope"])
    match.play(0, InstallResearch("Solar helioscope", "Rooftop"))
    assert installed(match, "Solar helioscope")["owner"] == 1


@rule("DM-44")
@pytest.mark.parametrize("research", ["COVID vaccine", "Neutrinoless double-beta decay"])
def test_research_without_a_candidate_reveals_nothing_and_frees_its_laboratory(research: str) -> None:
    where = "Rooftop" if research == "COVID vaccine" else "Salt mine"
    match = table(laboratories={where: of(0, research, "student", "data")}, face_up=["publication"])
    match.play(0, UseResource("publication", research))
    idle(match)
    assert f"{research} of Player 1 concludes." in log(match)
    assert research in discarded(match)["research"]
    assert laboratory(match, where)["research"] is None
    assert [verdict(match, name) for name in ("WIMP", "Dark Sector", "Axion", "MOND")] == ["unknown"] * 4
    assert match.outcome is None


@rule("DM-44")
def test_it_can_fill_a_rivals_laboratory() -> None:
    match = table(laboratories={"Rooftop": of(1)}, face_up=["COVID vaccine"], next_up=["Solar helioscope"])
    match.play(0, InstallResearch("COVID vaccine", "Rooftop"))
    assert laboratory(match, "Rooftop")["research"]["candidate"] is None
    assert offered(match, 1, InstallResearch) == []
