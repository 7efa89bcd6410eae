"""The compiled table keeps the promises of the Python one: the server's own tests, with it."""

import pytest

from tests.compiled.again import pass_compiled
from tools.build_compiled import ensure

pytestmark = pytest.mark.slow

PARTS = {
    "seats and rules": ["absence", "playing", "rooms", "secrets", "undo"],
    "sockets and failures": ["floods", "hostile", "limits", "websocket"],
}
"""In two processes: each takes some seconds to begin."""


@pytest.mark.parametrize("package", ["tables", "transport"])
def test_every_module_of_the_table_is_compiled(package: str) -> None:
    folder = ensure() / "serendip" / "server" / package
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    compiled = {path.name.partition(".")[0] for path in folder.glob("*.so")}
    assert modules == compiled


@pytest.mark.parametrize("parts", PARTS.values(), ids=PARTS)
def test_the_servers_own_tests_pass_with_the_compiled_table(parts: list[str]) -> None:
    pass_compiled(*(f"tests/server/test_{part}.py" for part in parts))
