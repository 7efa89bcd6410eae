"""Every game of Serendip, and every example, keeps every promise."""

import pytest

import serendip
from serendip.core.conformance import PROMISES, Case, Promise, cases
from tests.examples.all import EXAMPLES

GAMES = [*map(serendip.game, serendip.games()), *EXAMPLES.values()]
CASES = [case for game in GAMES for case in cases(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)
