"""The example games of the tests, on the shelf for one test."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from serendip.games import GAMES

EXAMPLES = {name.replace("_", "-"): f"tests.examples.{name}.game" for name in ("telescope_nights", "comet_chase")}


@contextmanager
def examples_on_the_shelf() -> Iterator[None]:
    """Let the command know Telescope Nights and Comet Chase too."""
    with patch.dict(GAMES, EXAMPLES):
        yield
