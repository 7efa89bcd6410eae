"""The first rung of the ladder: thumb beats random. Fixed seeds; docs/bots.md has the figures at length.

That search beats thumb is shown by strength.py, beside this.
"""

import pytest

from serendip.lab import arena


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thumb_beats_random(seats: int) -> None:
    duel = arena("dark-matter", ["thumb", "random"], 48, seats, seed=1, workers=1).overall.duels[0]
    assert duel.share.low > 0.5, f"thumb was ahead in {duel.share} of the games that told them apart"
