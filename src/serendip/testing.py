"""Which test shows which rule, and which code enforces it: a mark for tests, and lists that a build can check.

    @rule("DM-35")
    def test_an_event_without_effect_stays_in_hand() -> None: ...

The lists are read from the source, so that nothing has to be run or even imported for them.
"""

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from serendip.core.errors import SerendipError
from serendip.core.rulebook import Rulebook
from serendip.core.ruleset import Ruleset

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as showing these rules; they stand in its attribute `rules`."""
    if not ids:
        raise SerendipError('name the rules that the test shows: @rule("DM-35")')

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = (*ids, *test.__dict__.get("rules", ()))
        return test

    return mark


def coverage(tests: Path | str, rulebook: Rulebook) -> dict[str, list[str]]:
    """Return for each rule of the rulebook the tests that show it, as pytest names them; none: an empty list.

    Raises SerendipError if there are no tests there, or if one of them names a rule that the rulebook has not.
    """
    folder = Path(tests).resolve()
    files = sorted(folder.rglob("test_*.py"))
    if not files:
        raise SerendipError(f"there are no tests in {folder}: the coverage of rules is read from a source checkout")
    found: dict[str, list[str]] = {id: [] for id in rulebook.rules}
    prefixes = {_prefix(id) for id in found}
    for file in files:
        name = file.relative_to(folder.parent).as_posix()
        for test, ids in _marks(ast.parse(file.read_text(encoding="utf-8")), name):
            for id in ids:
                if id in found:
                    found[id].append(test)
                elif _prefix(id) in prefixes:
                    raise SerendipError(f"{test} shows {id}, but the rulebook has no such rule")
    return found


def citations(game: Ruleset) -> dict[str, list[str]]:
    """Return for each rule of a game where its code names it, as file:line; none: an empty list.

    Raises SerendipError if the code names a rule that the rulebook has not.
    """
    folder = Path(inspect.getfile(type(game))).parent
    found: dict[str, list[str]] = {id: [] for id in game.rulebook.rules}
    named = re.compile(rf"\b(?:{'|'.join(sorted({_prefix(id) for id in found}))})-[A-Z]?\d+\w*\b")
    for file in sorted(folder.rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            where = f"{file.relative_to(folder).as_posix()}:{number}"
            for id in dict.fromkeys(named.findall(line)):
                if id not in found:
                    raise SerendipError(f"{where} names {id}, but the rulebook of {game.title} has no such rule")
                found[id].append(where)
    return found


def _prefix(id: str) -> str:
    """The letters before the number: each game has its own."""
    return id.partition("-")[0]


def _marks(node: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, list[str]]]:
    """Yield every marked test of a module or class with its rules; only what pytest runs counts."""
    for part in node.body:
        if isinstance(part, ast.ClassDef) and part.name.startswith("Test"):
            yield from _marks(part, f"{name}::{part.name}")
        elif isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)) and part.name.startswith("test"):
            test = f"{name}::{part.name}"
            ids = [id for decorator in part.decorator_list for id in _ids(decorator, test)]
            if ids:
                yield test, ids


def _ids(decorator: ast.expr, test: str) -> list[str]:
    """Return the rules that a decorator names: `@rule("…")` or `@testing.rule("…")`."""
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    if name != "rule":
        return []
    ids = [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(ids) != len(decorator.args):
        raise SerendipError(f'{test}: write the ids of rules out, as in @rule("DM-35"), so that they can be listed')
    return ids
