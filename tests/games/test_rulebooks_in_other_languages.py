"""A rulebook in another language has the same rules and pictures in the same order, under as many headings."""

import re
from importlib.resources import files

import pytest

import serendip
from serendip.core.rulebook import Rulebook


def translations() -> list[tuple[str, str]]:
    found = []
    for name in serendip.games():
        package = files(type(serendip.game(name)).__module__.rpartition(".")[0])
        found += [(name, file.name) for file in package.iterdir() if re.fullmatch(r"rulebook\.[a-z]+\.md", file.name)]
    return found


def headings(text: str) -> int:
    return len(re.findall(r"^#+ ", text, re.MULTILINE))


def pictures(text: str) -> list[tuple[str, int]]:
    """Return the pictures, each with the number of words that explain it."""
    found = re.findall(r"^<!-- figure: ([\w-]+) -->\n\*\*.+\*\*\n\n((?:\d+\. .+\n(?:   .+\n)*)+)", text, re.MULTILINE)
    assert len(found) == text.count("<!--"), "a picture without a title or without words"
    return [(name, len(re.findall(r"^\d+\. ", words, re.MULTILINE))) for name, words in found]


@pytest.mark.parametrize(("name", "file"), translations())
def test_a_translated_rulebook_has_the_same_rules_in_the_same_order(name: str, file: str) -> None:
    game = serendip.game(name)
    text = files(type(game).__module__.rpartition(".")[0]).joinpath(file).read_text(encoding="utf-8")

    assert list(Rulebook(text).rules) == list(game.rulebook.rules)
    assert headings(text) == headings(game.rulebook.text)
    assert pictures(text) == pictures(game.rulebook.text)


def test_dark_matter_is_there_in_spanish() -> None:
    assert ("dark-matter", "rulebook.es.md") in translations()
