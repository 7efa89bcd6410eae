"""Every game of Serendip, and every example, keeps every promise."""

import pytest

import serendip
from serendip.conformance import PROMISES, Case, Promise, all_cases, cases, every_match_ends
from tests.examples.all import EXAMPLES

GAMES = [*map(serendip.game, serendip.games()), *EXAMPLES.values()]
OTHERS = [promise for promise in PROMISES if promise is not every_match_ends]  # which all cases keep


def first_is_quick(found: list[Case]) -> list[object]:
    """Mark all cases of a game but the first as slow."""
    first, *others = found
    return [
        pytest.param(first, id=str(first)),
        *(pytest.param(case, id=str(case), marks=pytest.mark.slow) for case in others),
    ]


CASES = [case for game in GAMES for case in first_is_quick(cases(game))]
ALL_CASES = [case for game in GAMES for case in first_is_quick(all_cases(game))]


@pytest.mark.parametrize("case", ALL_CASES)
def test_every_match_ends(case: Case) -> None:
    every_match_ends(case)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("promise", OTHERS, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)
