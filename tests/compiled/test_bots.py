"""How strong bots are, found out with the compiled engine: it plays the same games (test_same_games.py) far quicker."""

import pytest

from tests.compiled.again import pass_compiled

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("ladder", ["beats_thumb", "no_worse_than_thumb"])
def test_bots_are_as_strong_as_they_should_be(ladder: str) -> None:
    pass_compiled("tests/bots/strength.py", "-k", ladder)
