"""No more funds: DM-64."""

from serendip.games.dark_matter.actions import NoMoreFunds
from serendip.testing import rule
from tests.games.dark_matter.seen import (
    discarded,
    hand,
    installed,
    laboratory,
    log,
    offered,
    owner,
    refused,
    removed,
)
from tests.games.dark_matter.table import of, table

HELD = {0: ["No more funds"]}


@rule("DM-64")
def test_a_research_leaves_the_game_with_all_on_it() -> None:
    match = table(laboratories={"Rooftop": of(1, "Solar helioscope", "student", "data")}, hands=HELD)
    match.play(0, NoMoreFunds("Solar helioscope"))
    assert installed(match, "Solar helioscope") is None
    assert discarded(match) == {
        "research": ["Solar helioscope"],
        "resources": {"student": 1, "data": 1, "publication": 0},
    }
    assert log(match)[-1] == "Player 1 plays No more funds: Solar helioscope of Player 2 leaves the game."


@rule("DM-64")
def test_the_laboratory_stays_with_its_owner_and_is_free() -> None:
    match = table(laboratories={"Rooftop": of(1, "Solar helioscope")}, hands=HELD)
    match.play(0, NoMoreFunds("Solar helioscope"))
    assert owner(match, "Rooftop") == 1
    assert laboratory(match, "Rooftop")["research"] is None


@rule("DM-64")
def test_any_installed_research_will_do_ones_own_too() -> None:
    match = table(
        laboratories={"Rooftop": of(0, "Solar helioscope"), "Salt mine": of(1, "Torsion pendulum", "student")},
        sides={1: ["Bubble chamber"]},
        hands=HELD,
    )
    assert offered(match, 0, NoMoreFunds) == [NoMoreFunds("Solar helioscope"), NoMoreFunds("Torsion pendulum")]
    reason = ("Bubble chamber is not installed in any laboratory", ("DM-35", "DM-64"))
    assert refused(match, 0, NoMoreFunds("Bubble chamber")) == reason


@rule("DM-64")
def test_it_needs_an_installed_research() -> None:
    match = table(laboratories={"Rooftop": of(1)}, hands=HELD)
    assert refused(match, 0, NoMoreFunds("Solar helioscope")) == ("no research is installed", ("DM-64",))


@rule("DM-64", "DM-6")
def test_there_are_two_of_them_and_one_is_played_at_a_time() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope")}, hands={0: ["No more funds", "No more funds"]})
    assert offered(match, 0, NoMoreFunds) == [NoMoreFunds("Solar helioscope")]
    match.play(0, NoMoreFunds("Solar helioscope"))
    assert hand(match, 0) == ["No more funds"]
    assert removed(match) == ["No more funds"]
