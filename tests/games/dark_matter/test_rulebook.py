"""The rulebook: it has every rule, its table of cards is true, and each rule is shown by a test."""

from importlib.resources import files
from pathlib import Path

import pytest

from serendip.core.rulebook import Rulebook
from serendip.games import dark_matter
from serendip.games.dark_matter.components import (
    CANDIDATE_OF,
    CANDIDATES,
    DEPTHS,
    NEEDS,
    NO_CANDIDATE,
    RESEARCH,
    RESEARCH_DEPTH,
)
from serendip.games.dark_matter.game import GAME
from serendip.testing import coverage

TESTS = Path(__file__).parents[2]
NUMBERS = [
    *range(1, 7),
    *range(10, 17),
    *range(20, 24),
    *range(30, 40),
    *range(40, 45),
    *range(50, 57),
    *range(60, 77),
    *range(80, 85),
    *range(90, 95),
]


def test_it_has_every_rule() -> None:
    assert set(GAME.rulebook.rules) == {f"DM-{number}" for number in NUMBERS}


def test_our_rulings_are_marked() -> None:
    rulings = {id for id, found in GAME.rulebook.rules.items() if found.ruling}
    assert rulings == {f"DM-{number}" for number in (38, 39, 75, 76, 90, 91, 92, 93, 94)}


@pytest.mark.parametrize(("file", "mark"), [("rulebook.md", "*(ruling)*"), ("rulebook.es.md", "*(decisión)*")])
def test_a_rule_that_is_partly_ours_marks_the_part(file: str, mark: str) -> None:
    rules = Rulebook(files(dark_matter).joinpath(file).read_text(encoding="utf-8")).rules
    counts = {id: rules[id].text.count(mark) for id in ("DM-33", "DM-66", "DM-69", "DM-74")}
    assert counts == {"DM-33": 3, "DM-66": 1, "DM-69": 1, "DM-74": 2}


def test_every_rule_is_shown_by_a_test() -> None:
    assert [id for id, tests in coverage(TESTS, GAME.rulebook).items() if not tests] == []


def test_its_table_is_the_deck() -> None:
    rows = [line.strip("| ").split(" | ") for line in GAME.rulebook.text.splitlines() if line.startswith("| ")]
    letters = {"S": "student", "D": "data", "P": "publication"}
    assert rows[0] == ["Research", "Candidate", "Depth", "Needs"]
    for number, (name, candidate, depth, needs) in enumerate(rows[1:]):
        assert name == RESEARCH[number]
        known = CANDIDATE_OF[number]
        assert candidate == (CANDIDATES[known] if known != NO_CANDIDATE else "none")
        assert depth == DEPTHS[RESEARCH_DEPTH[number]]
        assert tuple(needs.split().count(letter) for letter in letters) == NEEDS[number]
    assert len(rows) - 1 == len(RESEARCH)


def test_a_reader_finds_what_the_game_is_and_who_made_it() -> None:
    assert GAME.rulebook.text.startswith("# Dark Matter: The Card Game\n\n## The game in a minute\n")
    assert "Particles for Fun" in GAME.rulebook.text
