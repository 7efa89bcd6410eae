"""What ./play and ./test install is what pyproject.toml asks for, and nobody's index is written down."""

import pytest

from tools.lock import faults, project


@pytest.mark.parametrize("name", project())
def test_a_lock_file_fits_pyproject(name: str) -> None:
    assert not list(faults(name, project()[name])), "run python tools/lock.py"
