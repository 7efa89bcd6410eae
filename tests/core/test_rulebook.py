"""A rulebook is read from ordinary Markdown."""

import pytest

import serendip
from serendip.core.errors import SerendipError
from serendip.core.rulebook import Rulebook

TEXT = """# A Game

Some words before.

## Setup
- **AG-1** Shuffle the cards.
- **AG-2** *(ruling)* If one is missing,
  play without it.
  Or find it.

- not a rule
- **Bold** but not a rule

### Details
| a | table |
|---|---|

- **AG-3b** The end.
"""


def test_every_rule_has_its_id_its_section_and_its_words() -> None:
    rules = Rulebook(TEXT).rules
    assert list(rules) == ["AG-1", "AG-2", "AG-3b"]
    assert (rules["AG-1"].section, rules["AG-1"].text) == ("Setup", "Shuffle the cards.")
    assert (rules["AG-3b"].section, rules["AG-3b"].text) == ("Details", "The end.")


def test_a_rule_goes_on_in_indented_lines() -> None:
    assert Rulebook(TEXT)["AG-2"].text == "*(ruling)* If one is missing, play without it. Or find it."


def test_a_ruling_of_ours_is_marked() -> None:
    rules = Rulebook(TEXT)
    assert rules["AG-2"].ruling
    assert not rules["AG-1"].ruling


def test_the_whole_text_is_kept() -> None:
    assert Rulebook(TEXT).text == TEXT


def test_a_rule_that_is_not_there_is_a_named_error() -> None:
    with pytest.raises(SerendipError, match="there is no rule AG-9"):
        Rulebook(TEXT)["AG-9"]


def test_the_same_id_twice_is_an_error() -> None:
    with pytest.raises(SerendipError, match="the rulebook has the rule AG-1 twice"):
        Rulebook(TEXT + "- **AG-1** Again.\n")


@pytest.mark.parametrize(
    "text", ["", "# Nothing but a title\n", "- **AG-1**\n", "- AG-1 not bold\n", "- **ag-1** small\n"]
)
def test_what_is_not_a_rule_is_not_taken_for_one(text: str) -> None:
    assert Rulebook(text).rules == {}


@pytest.mark.parametrize("name", serendip.games())
def test_every_game_brings_its_rulebook(name: str) -> None:
    rules = serendip.game(name).rulebook.rules
    assert rules
    assert all(rule.text and rule.section for rule in rules.values())
