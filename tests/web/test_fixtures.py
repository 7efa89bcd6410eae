"""What the page's tests go by is what the engine says today."""

from pathlib import Path

import pytest

from tools.export_fixtures import FIXTURES, exports


@pytest.fixture(scope="module")
def made() -> dict[Path, str]:
    return exports()


def test_every_file_is_made_and_no_other_is_there(made: dict[Path, str]) -> None:
    assert {path for path in made if path.parent == FIXTURES} == set(FIXTURES.iterdir())


def test_every_file_is_up_to_date(made: dict[Path, str]) -> None:
    stale = [path.name for path, text in made.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run python tools/export_fixtures.py"
