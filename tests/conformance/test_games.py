"""Every game of Serendip, and every example, keeps every promise."""

import pytest

import serendip
from serendip.core.conformance import PROMISES, Case, Promise, cases
from tests.examples.comet_chase.game import GAME as COMET_CHASE
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS

GAMES = [*map(serendip.game, serendip.games()), TELESCOPE_NIGHTS, COMET_CHASE, HERBARIUM]
CASES = [case for game in GAMES for case in cases(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)
