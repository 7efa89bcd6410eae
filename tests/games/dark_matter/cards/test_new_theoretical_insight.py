"""New theoretical insight: DM-65 and DM-93."""

from typing import Any

import pytest

from serendip.games.dark_matter.actions import NewTheoreticalInsight
from serendip.testing import rule
from tests.games.dark_matter.seen import idle, log, offered, refused, verdict
from tests.games.dark_matter.table import table

HELD = {0: ["New theoretical insight"]}


@rule("DM-65")
@pytest.mark.parametrize(("dark", "seen"), [("Axion", "positive"), ("MOND", "negative"), (None, "negative")])
def test_the_actor_alone_sees_what_the_verdict_says(dark: str | None, seen: str) -> None:
    match = table(3, hands=HELD, dark=dark)
    match.play(0, NewTheoreticalInsight("Axion"))
    assert verdict(match, "Axion", viewer=0) == seen
    assert [verdict(match, "Axion", viewer) for viewer in (1, 2, None)] == ["unknown"] * 3
    told = f"You see: Axion is {'dark matter!' if seen == 'positive' else 'not dark matter.'}"
    assert told in log(match, 0)
    assert not any(words.startswith("You see") for viewer in (1, 2, None) for words in log(match, viewer))


@rule("DM-65")
def test_which_one_was_looked_at_is_public() -> None:
    match = table(3, hands=HELD)
    match.play(0, NewTheoreticalInsight("Axion"))
    for viewer in (0, 1, 2, None):
        view: Any = match.view(viewer)
        assert {row["name"]: row["seen_by"] for row in view["candidates"]} == {
            "WIMP": [],
            "Dark Sector": [],
            "Axion": [0],
            "MOND": [],
        }
        told = "Player 1 plays New theoretical insight and looks at the verdict on Axion."
        assert told in log(match, viewer)


@rule("DM-65")
def test_it_is_put_back_unrevealed_and_remembered() -> None:
    match = table(hands=HELD, dark="Axion")
    match.play(0, NewTheoreticalInsight("Axion"))
    idle(match)
    assert match.outcome is None
    assert verdict(match, "Axion", viewer=0) == "positive"
    assert verdict(match, "Axion", viewer=1) == "unknown"


@rule("DM-65")
def test_a_revealed_verdict_is_not_offered() -> None:
    match = table(hands=HELD, excluded=["WIMP", "MOND"])
    assert offered(match, 0, NewTheoreticalInsight) == [
        NewTheoreticalInsight("Dark Sector"),
        NewTheoreticalInsight("Axion"),
    ]
    reason = ("the verdict on MOND is known to all", ("DM-65",))
    assert refused(match, 0, NewTheoreticalInsight("MOND")) == reason


@rule("DM-93")
def test_the_verdict_set_aside_can_not_be_looked_at() -> None:
    match = table(hands=HELD)
    assert len(offered(match, 0, NewTheoreticalInsight)) == 4
    reason = ("only the verdict under a candidate can be looked at", ("DM-65", "DM-93"))
    assert refused(match, 0, NewTheoreticalInsight("set aside")) == reason
