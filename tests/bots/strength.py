"""Search beats thumb. Fixed seeds; docs/bots.md has the figures at length.

Thousands of thoughts: tests/compiled/test_bots.py has them thought by the compiled engine. By themselves:
pytest tests/bots/strength.py
"""

import pytest

from serendip.bots.promises import search_is_no_worse_than_thumb
from serendip.conformance import Case
from serendip.lab import arena
from tests.bots.test_promises import SMALL


def test_search_beats_thumb() -> None:
    duel = arena("dark-matter", ["search:200", "thumb"], 12, 2, seed=1, workers=1).overall.duels[0]
    assert duel.ahead > duel.behind, f"search was ahead in {duel.share} of the games that told them apart"


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_search_is_no_worse_than_thumb(case: Case) -> None:
    search_is_no_worse_than_thumb(case)
