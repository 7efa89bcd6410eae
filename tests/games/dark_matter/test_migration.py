"""A release prints something else on a research: what lies on it stays there, in matches that are being played."""

from typing import Any

import pytest

import serendip
from serendip.core.match import Match
from serendip.games.dark_matter import migration
from serendip.games.dark_matter.components import NEEDS, RESEARCH_NUMBER
from tests.games.dark_matter.table import POSTDOC, of, table

XENON = "Xenon time projection chamber"
SALT_MINE = "Salt mine"


def print_on_xenon(monkeypatch: pytest.MonkeyPatch, needs: tuple[int, ...]) -> None:
    others = [needs if number == RESEARCH_NUMBER[XENON] else before for number, before in enumerate(NEEDS)]
    monkeypatch.setattr(migration, "NEEDS", others)


def after_release(match: Match) -> Any:
    """Return the laboratory as the next release shows it."""
    restored = serendip.game("dark-matter").restore({**match.snapshot(), "rules": "those of before"})
    view: Any = restored.view(None)
    return view["laboratories"][0]["research"]


@pytest.mark.parametrize(
    ("needs", "lacks", "short"),
    [
        ((1, 1, 1), ["publication"], 1),
        ((1, 0, 1), ["publication"], 1),
        ((1, 1, 0), [], 0),
        ((2, 1, 0), ["student"], 1),
        ((0, 0, 3), ["publication"] * 3, 3),
    ],
)
def test_what_lies_on_a_research_stays(
    monkeypatch: pytest.MonkeyPatch, needs: tuple[int, ...], lacks: list[str], short: int
) -> None:
    match = table(laboratories={SALT_MINE: of(0, XENON, "student", "data")})
    print_on_xenon(monkeypatch, needs)
    research = after_release(match)
    assert (research["has"], research["lacks"], research["short"]) == (["student", "data"], lacks, short)
    assert research["fulfilled"] is (short == 0)


def test_a_postdoc_stands_for_what_is_lacking_now(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table(laboratories={SALT_MINE: of(0, XENON, "student", POSTDOC)})
    assert after_release(match)["short"] == 1
    print_on_xenon(monkeypatch, (1, 1, 0))
    assert after_release(match)["short"] == 0


def test_a_position_from_before_this_was_kept() -> None:
    match = table(laboratories={SALT_MINE: of(0, XENON, "student", "data")})
    snapshot: Any = match.snapshot()
    wanted = snapshot["fields"].pop("laid")
    restored = serendip.game("dark-matter").restore({**snapshot, "rules": "those of before"})
    found: Any = restored.snapshot()
    assert found["fields"]["laid"] == wanted
