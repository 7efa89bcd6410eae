"""The page's English is the Python side's English."""

from pathlib import Path

import pytest

import serendip
from tools import export_words

BOARDS = [name for name in serendip.games() if (export_words.BOARDS / name).is_dir()]


def test_dark_matter_has_a_board() -> None:
    assert "dark-matter" in BOARDS


@pytest.mark.parametrize("game", BOARDS)
def test_what_the_page_was_given_is_up_to_date(game: str) -> None:
    generated: Path = export_words.BOARDS / game / "generated"
    for file, text in export_words.exports(game).items():
        assert (generated / file).read_text(encoding="utf-8") == text, "run python tools/export_words.py"


@pytest.mark.parametrize("game", BOARDS)
def test_every_action_and_line_has_words(game: str) -> None:
    words = export_words.catalogue(game)
    assert set(words["actions"]) == {kind.kind() for kind in serendip.game(game).actions}
    assert all(text for section in words.values() for text in section.values())
