"""The page's texts as its catalogues have them, so that tests speak of a button by its key and not by its wording."""

import json
import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
PAGE = "words/{lang}.json"
BOARD = "boards/dark-matter/texts.{lang}.json"
GAME = "boards/dark-matter/words.{lang}.json"
GAP = re.compile(r"\{\w+(?::\w+)?\}|\[\w+: [^|\]]*\|[^\]]*\]")
"""What is filled in: a value, or words that agree with a number."""


@cache
def catalogue(which: str, lang: str) -> dict[str, str]:
    """Return all texts of a catalogue; those of a game in three parts have keys like "lines.round"."""
    by_hand = WEB / "src" / which.format(lang=lang)
    file = by_hand if by_hand.exists() else by_hand.parent / "generated" / by_hand.name
    read = json.loads(file.read_text(encoding="utf-8"))
    flat: dict[str, str] = {}
    for key, text in read.items():
        if isinstance(text, dict):
            flat |= {f"{key}.{name}": words for name, words in text.items()}
        else:
            flat[key] = text
    return flat


def text(key: str, lang: str = "en", which: str = PAGE) -> str:
    """Return a text that has no gaps."""
    found = catalogue(which, lang)[key]
    assert not GAP.search(found), f"{key} has gaps: use pattern()"
    return found


def pattern(key: str, lang: str = "en", which: str = PAGE) -> re.Pattern[str]:
    """Return what a text looks like when its gaps are filled, whatever with."""
    return re.compile(f"^{shape(catalogue(which, lang)[key])}$")


def shape(template: str) -> str:
    """Return a regular expression for a template, without its anchors."""
    return ".+?".join(re.escape(part) for part in GAP.split(template))
