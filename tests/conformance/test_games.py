"""Every game of Serendip, and every example, keeps every promise."""

import pytest

import serendip
from serendip.conformance import PROMISES, Case, Promise, all_cases, cases, every_match_ends
from tests.examples.all import EXAMPLES

GAMES = [*map(serendip.game, serendip.games()), *EXAMPLES.values()]
CASES = [case for game in GAMES for case in cases(game)]
ALL_CASES = [case for game in GAMES for case in all_cases(game)]
OTHERS = [promise for promise in PROMISES if promise is not every_match_ends]  # which all cases keep


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_every_match_ends(case: Case) -> None:
    every_match_ends(case)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", OTHERS, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)
