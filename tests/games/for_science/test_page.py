"""What the page works out by itself, because a hand can't wait, is what the engine says of real positions."""

from pathlib import Path

import pytest

from serendip.testing import rule
from tests.games.for_science.positions import ENOUGH, positions
from tests.web.engine import compare, needs_the_page


@rule("FS-24", "FS-61", "FS-62", "FS-D2")
@needs_the_page
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_copies_of_rules_on_the_page_say_what_the_engine_says(tmp_path: Path) -> None:
    found = positions()
    assert all(len(found[sort]) >= ENOUGH for sort in ("vaccine", "columns", "moves"))
    compare("for-science", found, tmp_path)
