"""A docstring says something: more than two words, more than the id of a rule, more than the name it belongs to."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "benchmarks", "tools")
FEWEST = 3
FILLERS = {
    "a",
    "an",
    "the",
    "of",
    "to",
    "in",
    "it",
    "is",
    "one",
    "what",
    "return",
    "say",
    "whether",
    "and",
    "for",
    "by",
}
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+[a-z]?\b")
NAME = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")


def docstrings(path: Path) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the name and the docstring of all in a module that has one."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node)
            if said is not None:
                yield getattr(node, "lineno", 1), getattr(node, "name", path.stem), said


def everything() -> Iterator[tuple[str, str, str]]:
    """Yield the place, the name and the docstring of all that has one."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for line, name, said in docstrings(path):
                yield f"{path.relative_to(ROOT)}:{line}", name, said


def stem(word: str) -> str:
    """Return a word without its ending, so that "offers" and "offered" are one."""
    return re.sub(r"(?<=\w\w\w)(ing|ed|es|s|e)$", "", word.lower())


def test_none_says_nothing() -> None:
    empty = [
        f"{place} {name}: {said!r}"
        for place, name, said in everything()
        if len(WORD.findall(RULE.sub("", said))) < FEWEST
    ]
    assert not empty, "\n".join(empty)


def test_none_only_repeats_the_name() -> None:
    repeating = [
        f"{place} {name}: {said!r}"
        for place, name, said in everything()
        if {stem(word) for word in WORD.findall(RULE.sub("", said)) if word.lower() not in FILLERS}
        <= {stem(word) for word in NAME.findall(name)}
    ]
    assert not repeating, "\n".join(repeating)
