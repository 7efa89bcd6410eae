"""The compiled table keeps the promises of the Python one: the server's own tests, with it."""

import os
import subprocess
import sys

from tools.build_compiled import ROOT, ensure

PARTS = ["absence", "hostile", "limits", "playing", "restart", "rooms", "secrets", "undo", "websocket"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**environment, "PYTHONPATH": str(ensure()), "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def test_the_servers_own_tests_pass_with_the_compiled_table() -> None:
    found = run("-c", "from serendip.server.tables import table; print(table.__file__)")
    assert found.stdout.strip().endswith(".so"), found.stdout
    tests = [f"tests/server/test_{part}.py" for part in PARTS]
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout[-5_000:]
