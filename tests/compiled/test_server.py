"""The compiled table keeps the promises of the Python one: the server's own tests, with it."""

import os
import subprocess
import sys

import pytest

from tools.build_compiled import ROOT, ensure

PARTS = {
    "seats and rules": ["absence", "playing", "rooms", "secrets", "undo"],
    "sockets and failures": ["hostile", "limits", "restart", "websocket"],
}
"""In two processes: each takes some seconds to begin."""


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


@pytest.mark.parametrize("package", ["tables", "transport"])
def test_every_module_of_the_table_is_compiled(package: str) -> None:
    folder = ensure() / "serendip" / "server" / package
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    compiled = {path.name.partition(".")[0] for path in folder.glob("*.so")}
    assert modules == compiled


@pytest.mark.parametrize("parts", PARTS.values(), ids=PARTS)
def test_the_servers_own_tests_pass_with_the_compiled_table(parts: list[str]) -> None:
    files = [f"tests/server/test_{part}.py" for part in parts]
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *files)
    assert done.returncode == 0, done.stdout[-5_000:]
