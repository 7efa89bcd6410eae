"""The lines that a table writes into the log are known to the page, in every language, with the same gaps."""

import json
import re
from pathlib import Path

import pytest

from serendip.server.tables.notes import LINES

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


def page_lines(lang: str) -> dict[str, str]:
    words: dict[str, str] = json.loads((WORDS / f"{lang}.json").read_text(encoding="utf-8"))
    return {key.removeprefix("log."): text for key, text in words.items() if key.startswith("log.table-")}


def test_the_page_has_the_english_lines() -> None:
    assert page_lines("en") == {key: line.template for key, line in LINES.items()}


@pytest.mark.parametrize("lang", [path.stem for path in WORDS.glob("*.json")])
def test_every_language_has_them_with_their_gaps(lang: str) -> None:
    gaps = {key: re.findall(r"\{.*?\}", text) for key, text in page_lines(lang).items()}
    assert gaps == {key: re.findall(r"\{.*?\}", line.template) for key, line in LINES.items()}
