"""Student protest: DM-63."""

from serendip.games.dark_matter.actions import StudentProtest
from serendip.testing import rule
from tests.games.dark_matter.seen import log, removed
from tests.games.dark_matter.table import of, table


@rule("DM-63")
def test_nothing_happens() -> None:
    match = table(laboratories={"Rooftop": of(1, "Solar helioscope", "student")}, hands={0: ["Student protest"]})
    before = match.view(1)
    match.play(0, StudentProtest())
    after = match.view(1)
    for part in ("candidates", "stacks", "face_up", "laboratories", "discarded", "outcome", "round"):
        assert after[part] == before[part]
    assert log(match)[-1] == "Player 1 plays Student protest. Nothing happens."
    assert removed(match) == ["Student protest"]


@rule("DM-63")
def test_it_can_always_be_played() -> None:
    match = table(hands={0: ["Student protest"]})
    assert StudentProtest() in match.actions(0)
    assert match.view(None)["laboratories"] == []
