"""Search beats thumb. Fixed seeds; docs/bots.md has the figures at length.

Thousands of thoughts: tests/compiled/test_bots.py has them thought by the compiled engine. By themselves:
pytest tests/bots/strength.py
"""

import pytest

import serendip
from serendip.bots.promises import search_is_no_worse_than_thumb
from serendip.conformance import Case, cases
from serendip.lab import arena
from tests.examples.all import EXAMPLES


def test_search_beats_thumb() -> None:
    duel = arena("dark-matter", ["search:200", "thumb"], 12, 2, seed=1, workers=1).overall.duels[0]
    assert duel.ahead > duel.behind, f"search was ahead in {duel.share} of the games that told them apart"


GAMES = [*map(serendip.game, serendip.games()), *EXAMPLES.values()]
SMALL = [next(case for case in cases(game) if case.seats > 1) for game in GAMES]


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_search_is_no_worse_than_thumb(case: Case) -> None:
    search_is_no_worse_than_thumb(case)
