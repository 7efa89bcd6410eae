"""Random games end as often in each way, and last as long, as in an independent simulation of the same rules."""

from collections import Counter

import pytest

from tests.games.dark_matter.random_play import finished

GAMES = 500
FIRST_SEED = 10_000


@pytest.mark.parametrize(
    ("seats", "found", "all_negative", "lost", "rounds"),
    [(2, 0.77, 0.19, 0.04, 23), (3, 0.78, 0.18, 0.05, 16), (4, 0.78, 0.17, 0.05, 12)],
)
def test_random_games_are_balanced_as_they_should_be(
    seats: int, found: float, all_negative: float, lost: float, rounds: float
) -> None:
    endings: Counter[str] = Counter()
    total = 0
    for seed in range(FIRST_SEED * seats, FIRST_SEED * seats + GAMES):
        match = finished(seats, seed)
        assert match.outcome is not None
        endings[match.outcome.said.line.key] += 1
        last = match.view(None)["round"]
        assert isinstance(last, int)
        total += last
    # About four standard errors of a share, for a sample of this size.
    assert endings["found"] / GAMES == pytest.approx(found, abs=0.08)
    assert endings["all-negative"] / GAMES == pytest.approx(all_negative, abs=0.08)
    assert endings["no-resources"] / GAMES == pytest.approx(lost, abs=0.04)
    assert total / GAMES == pytest.approx(rounds, abs=1.5)
