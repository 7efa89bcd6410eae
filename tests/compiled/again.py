"""Tests run in a process of their own, with the compiled package instead of the Python one."""

import os
import subprocess
import sys

from tools.build_compiled import ROOT, ensure


def pass_compiled(*paths: str) -> None:
    """Run these tests with the compiled package; fail with what pytest says if one of them does."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *paths],
        cwd=ROOT,
        env={**environment, "PYTHONPATH": str(ensure()), "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5_000:]
