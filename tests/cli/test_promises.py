"""`serendip promises`: promises tried from the command, and the first that is broken told by its cause."""

from collections.abc import Callable

import pytest

from serendip.core.game import Game
from tests.bots.race import GAME as RACE
from tests.cli.keyboard import serendip
from tests.conformance.broken_games import ShowsHands
from tests.conformance.test_broken_games import game_of
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """Makes the command find a game that is in no registry."""
    return lambda game: monkeypatch.setattr("serendip.cli.promises.find_game", lambda name: game)


def test_a_game_that_keeps_all_promises(checked: Callable[[Game], None]) -> None:
    checked(TELESCOPE_NIGHTS)
    answer = serendip("promises", "telescope-nights", "--quick")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("Telescope Nights keeps all 35 promises, with 1 kinds of table.")


@pytest.mark.slow
def test_a_leak_is_told_by_its_cause(checked: Callable[[Game], None]) -> None:
    checked(game_of(ShowsHands))
    answer = serendip("promises", "herbarium", "--quick")
    assert answer.code == 1
    assert answer.out.startswith("imagined_matches_look_the_same is broken.\n")
    assert "it is shown something that it must not know" in answer.out


@pytest.mark.slow
def test_a_search_that_is_worse_than_the_thumb_is_told(checked: Callable[[Game], None]) -> None:
    checked(RACE)
    answer = serendip("promises", "race")
    assert answer.code == 1
    assert answer.out.startswith("search_is_no_worse_than_thumb is broken.\n")


def test_it_knows_games_by_name() -> None:
    assert "there is no game 'dark'" in serendip("promises", "dark").err
