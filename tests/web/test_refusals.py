"""Whatever the server refuses can be said in each of the page's languages."""

import json
from pathlib import Path
from typing import get_args

import pytest

from serendip.server.protocol.codes import RefusalCode

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_code_has_words(lang: str) -> None:
    words = json.loads((WORDS / f"{lang}.json").read_text(encoding="utf-8"))
    told = {key.removeprefix("refused.") for key in words if key.startswith("refused.")}
    # What the rules forbid is said in the game's own words.
    assert told == set(get_args(RefusalCode)) - {"illegal"}
