"""The rulebook has every rule, every rule has a test, and every sentence cites rules that are there."""

from pathlib import Path

from serendip.games.for_science.actions import KINDS
from serendip.games.for_science.game import GAME
from serendip.games.for_science.words import LINES
from serendip.testing import coverage

NUMBERS = [
    1, 2, 3, *range(5, 11), *range(20, 25), 30, 31, *range(40, 44), *range(50, 60), *range(60, 64), *range(70, 74),
    *range(80, 85), *range(90, 98), "D1", "D2", "D2a", "D2b", "D3", "D4", "D5", "D6",
]  # fmt: skip
RULINGS = [f"FS-R{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12)]


def test_every_rule_is_there_once() -> None:
    assert sorted(GAME.rulebook.rules) == sorted([f"FS-{number}" for number in NUMBERS] + RULINGS)
    assert sorted(id for id, rule in GAME.rulebook.rules.items() if rule.ruling) == sorted(RULINGS)


def test_every_rule_is_shown_by_a_test() -> None:
    uncovered = [id for id, tests in coverage(Path(__file__).parent, GAME.rulebook).items() if not tests]
    assert uncovered == []


def test_sentences_cite_rules_of_the_book() -> None:
    for line in (*LINES, *(kind.line() for kind in KINDS)):
        # What a hint says for an action is no rule.
        assert line.rules or line.key == "time-out" or line.key.startswith("why-"), line.key
        assert all(id in GAME.rulebook.rules for id in line.rules), line.key
    assert len({line.key for line in LINES}) == len(LINES)
