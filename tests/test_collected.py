"""No test is forgotten: pytest looks into every folder that has some."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def test_pytest_looks_into_every_folder_with_tests(pytestconfig: pytest.Config) -> None:
    left_out: list[str] = pytestconfig.getini("norecursedirs")
    folders = {path.parent.relative_to(TESTS) for path in TESTS.rglob("test_*.py")}
    assert len(folders) > 20
    parts = {part for folder in folders for part in folder.parts}
    assert not [part for part in parts if any(fnmatch(part, pattern) for pattern in left_out)]
