"""A docstring says something: more than a word or two, more than the id of a rule."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "serendip"
FEWEST = 3
RULE = re.compile(r"\b[A-Z]{2}-\d+\b")
WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")


def docstrings(path: Path) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the name and the docstring of all in a module that has one."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node)
            if said is not None:
                yield getattr(node, "lineno", 1), getattr(node, "name", path.stem), said


def test_none_says_nothing() -> None:
    empty = [
        f"{path.relative_to(SOURCES)}:{line} {name}: {said!r}"
        for path in sorted(SOURCES.rglob("*.py"))
        for line, name, said in docstrings(path)
        if len(WORD.findall(RULE.sub("", said))) < FEWEST
    ]
    assert not empty, "\n".join(empty)
