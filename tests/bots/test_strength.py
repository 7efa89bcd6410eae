"""The ladder in small: thumb beats random, search beats thumb. Fixed seeds; docs/bots.md has the figures at length."""

import pytest

from serendip.lab import arena


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thumb_beats_random(seats: int) -> None:
    duel = arena("dark-matter", ["thumb", "random"], 48, seats, seed=1, workers=1).overall.duels[0]
    assert duel.share.low > 0.5, f"thumb was ahead in {duel.share} of the games that told them apart"


@pytest.mark.slow
def test_search_beats_thumb() -> None:
    duel = arena("dark-matter", ["search:200", "thumb"], 12, 2, seed=1, workers=1).overall.duels[0]
    assert duel.ahead > duel.behind, f"search was ahead in {duel.share} of the games that told them apart"
