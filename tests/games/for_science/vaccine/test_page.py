"""What the page knows of the vaccine is what Python says."""

from pathlib import Path

import pytest

from tools.export_vaccine import exports


@pytest.mark.parametrize(("path", "text"), [pytest.param(*made, id=made[0].name) for made in exports().items()])
def test_the_files_for_the_page_are_up_to_date(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run python tools/export_vaccine.py"
