"""No import cycles in the package: whoever reads a module can read what it imports first."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import serendip

ROOT = Path(serendip.__file__).parent
ALLOWED: dict[tuple[str, str], str] = {}
"""Imports that close a circle and must be, each with its reason; at most five."""


def modules() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for path in ROOT.rglob("*.py"):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """Yield the modules of ours that a module imports anywhere: within functions and for type checkers too.

    A package that is only passed on the way to one of its modules does not count, unless it names something itself.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module


def test_there_is_no_circle() -> None:
    known = modules()
    assert len(known) > 300, "the package was found"
    assert len(ALLOWED) <= 5
    graph = {
        name: {other for other in imported(path, known) if other != name and (name, other) not in ALLOWED}
        for name, path in known.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError("an import cycle: " + " → ".join(reversed(error.args[1]))) from None
    for name, other in ALLOWED:
        assert other in set(imported(known[name], known)), f"{name} no longer imports {other}: take it off the list"


LAYERS = ("core", "conformance", "games", "bots", "lab", "envs", "server", "cli")


def layer(name: str) -> int | None:
    """The number of a module's layer; None for what stands above all, and for what `python -m` starts."""
    part = name.split(".")[1] if "." in name else ""
    return LAYERS.index(part) if part in LAYERS and not name.endswith("__main__") else None


def test_a_layer_imports_only_those_above_it() -> None:
    known = modules()
    wrong = [
        f"{name} imports {other}"
        for name, path in known.items()
        for other in imported(path, known)
        if (here := layer(name)) is not None and (there := layer(other)) is not None and there > here
    ]
    assert wrong == []
