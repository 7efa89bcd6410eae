"""Intervals and tests, against the tables in which they are printed."""

import pytest

from serendip.lab.figures import Mean
from serendip.lab.significance import Evenness, chi_square_beyond, games_needed, holm, least_seen, percent, student


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (10, 2.2281), (30, 2.0423), (100, 1.984), (1000, 1.9623)],
)
def test_student_s_quantiles(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=2e-4)


@pytest.mark.parametrize(("value", "freedom"), [(3.8415, 1), (5.9915, 2), (7.8147, 3), (9.4877, 4), (11.0705, 5)])
def test_chi_square(value: float, freedom: int) -> None:
    assert chi_square_beyond(value, freedom) == pytest.approx(0.05, abs=1e-5)


def test_evenness_is_pearson_s_test_where_one_wins_and_leaves_out_what_tells_nothing() -> None:
    rows = [[1.0, 0, 0]] * 39 + [[0, 1.0, 0]] * 30 + [[0, 0, 1.0]] * 31
    pearson = sum((count - 100 / 3) ** 2 / (100 / 3) for count in (39, 30, 31))
    found = Evenness(rows)
    assert found.p == pytest.approx(chi_square_beyond(pearson, 2))
    assert "may be even" in found.words("the seats")
    assert Evenness([*rows, [0, 0, 0], [1.0, 1, 1]]).p == found.p
    assert "are not even" in Evenness(rows * 10).words("the seats")
    assert Evenness([[1.0, 1.0]]).p is None


def test_several_p_values_are_corrected_together() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert percent(0.0001) == "less than 0.1 %"


def test_how_many_games_a_difference_needs() -> None:
    assert games_needed(1.0, 0.1) == 785
    assert least_seen(1.0, 785) == pytest.approx(0.1, abs=1e-4)


def test_numbers_that_are_all_alike_claim_nothing() -> None:
    mean = Mean([0.0] * 12)
    assert mean.uncertainty == "always so far"
    assert mean.to_json() == {"mean": 0.0, "low": None, "high": None, "of": 12}
