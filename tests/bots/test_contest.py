"""Who wins the contest at the root of a search: only who did better by more than luck explains."""

import pytest

from serendip.bots.contest import Contender
from serendip.core.action import Action

REST = Action()


def contender(*rewards: float) -> Contender:
    found = Contender(REST)
    found.rewards = [*rewards]
    return found


def test_one_match_tells_nothing() -> None:
    assert not contender(1.0).beats(contender(0.0), doubt=1)


def test_nobody_beats_himself() -> None:
    assert not contender(0.5, 0.5, 0.5).beats(contender(0.5, 0.5, 0.5), doubt=1)


@pytest.mark.parametrize(("matches", "sure"), [(2, False), (40, True)])
def test_a_small_gain_that_was_the_same_each_time_is_no_certainty(matches: int, sure: bool) -> None:
    assert contender(*[0.52] * matches).beats(contender(*[0.5] * matches), doubt=1) is sure


def test_the_error_is_that_of_a_sample() -> None:
    """Gains of 0 and 1: their mean is .5, and its standard error .5 too, not .35."""
    assert not contender(0.0, 1.0).beats(contender(0.0, 0.0), doubt=1)
    assert contender(0.0, 1.0).beats(contender(0.0, 0.0), doubt=0.9)
