"""The rulebook has every rule, and every sentence cites rules that are there."""

from pathlib import Path

from serendip import game
from serendip.games.pandorum.actions import KINDS
from serendip.games.pandorum.cards import EVENT_OF, MONOLITH_OF
from serendip.games.pandorum.words import LINES
from serendip.testing import coverage

GAME = game("pandorum")
IDS = [
    *range(1, 10), *range(10, 17), *range(20, 24), *range(30, 33), *range(40, 49), *range(50, 69), *range(70, 73),
    *range(80, 83), *range(90, 100), *range(100, 116),
]  # fmt: skip


def test_every_rule_is_there_once() -> None:
    assert list(GAME.rulebook.rules) == [f"PD-{number}" for number in IDS]


def test_every_rule_is_shown_by_a_test() -> None:
    uncovered = [id for id, tests in coverage(Path(__file__).parent, GAME.rulebook).items() if not tests]
    assert uncovered == []


def test_sentences_cite_rules_of_the_book() -> None:
    for line in (*LINES, *(kind.line() for kind in KINDS)):
        assert all(id in GAME.rulebook.rules for id in line.rules), line.key
    assert len({line.key for line in LINES}) == len(LINES)


def test_every_card_of_the_expansion_names_its_rule() -> None:
    assert [card.rule for card in MONOLITH_OF] == [f"PD-{number}" for number in range(41, 49)]
    assert sorted(card.rule for card in EVENT_OF) == [f"PD-{number}" for number in range(54, 69)]
