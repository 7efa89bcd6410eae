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
    package = ensure() / "serendip" / "server"
    for part in ("tables", "transport"):
        modules = {path.stem for path in (package / part).glob("*.py")} - {"__init__"}
        compiled = {path.name.partition(".")[0] for path in (package / part).glob("*.so")}
        assert modules == compiled
    tests = [f"tests/server/test_{part}.py" for part in PARTS]
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout[-5_000:]
