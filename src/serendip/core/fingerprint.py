"""The fingerprint of a game's rules: a hash of the code and the data that decide. Words and drawings do not count.

Two releases with the same fingerprint play every match alike. Saves name theirs, so that a match is never played on
under other rules without a word. The games of this package have it in `generated/fingerprint.py`, made by
`tools/generate_games.py`; of others it is worked out when it is first asked for.
"""

import ast
import hashlib
import json
import sys
import tomllib
from collections.abc import Iterable
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

LENGTH: Final = 16
"""Letters of a fingerprint: enough that no two differ by chance."""

DECIDING: Final = ("chance.py", "numbers.py", "played_state.py", "sections.py")
"""What decides of the core, for every game: luck, which number a piece has, what is legal and when, whose turn it is
among the sections of the rules. The rest of it carries matches about."""

SILENT_FILES: Final = frozenset({"words.py", "report.py"})
SILENT_FOLDERS: Final = frozenset({"seen", "bot", "generated", "__pycache__"})
SILENT_NAMES: Final = frozenset(
    {"words", "title", "tagline", "minutes", "rules", "bots", "done_by_table", "preference"}
)
"""What a class says to people, not to the match."""

SILENT_KEYS: Final = frozenset({"text", "quip", "immediate", "ongoing", "picture"})
"""Of a data file: what stands on a card to be read or looked at, if it is text. Anything else decides."""

SILENT_FIELDS: Final = frozenset({"ctx", "kind", "type_comment"})


def fingerprint_of(module: str) -> str:
    """Return the fingerprint of the game whose class is in that module."""
    package = sys.modules[module].__package__ or ""
    try:
        ready: str = import_module(f"{package}.generated.fingerprint").FINGERPRINT
    except ImportError:
        return worked_out(module)
    return ready


def worked_out(module: str) -> str:
    """Return the fingerprint from the sources: of the whole package if the game has one to itself."""
    package = sys.modules[module].__package__ or ""
    if module in (package, f"{package}.game"):
        parts = sorted(_parts("", files(package)))
    else:
        source = files(package).joinpath(f"{module.rpartition('.')[2]}.py") if package else None
        parts = [("", _code(source.read_text(encoding="utf-8")))] if source is not None and source.is_file() else []
    core = files("serendip.core")
    shared = [_code(core.joinpath(name).read_text(encoding="utf-8")) for name in DECIDING]
    digest = hashlib.sha256(json.dumps([*parts, *shared], sort_keys=True).encode())
    return digest.hexdigest()[:LENGTH]


def _parts(path: str, folder: Traversable) -> Iterable[tuple[str, Any]]:
    """Yield the path and the deciding content of each file."""
    for entry in folder.iterdir():
        place = f"{path}/{entry.name}"
        if entry.is_dir():
            if entry.name not in SILENT_FOLDERS:
                yield from _parts(place, entry)
        elif entry.name.endswith(".py") and entry.name not in SILENT_FILES:
            yield place, _code(entry.read_text(encoding="utf-8"))
        elif entry.name.endswith(".toml"):
            yield place, _data(tomllib.loads(entry.read_text(encoding="utf-8")))
        elif entry.name.endswith(".json"):
            yield place, _data(json.loads(entry.read_text(encoding="utf-8")))


def _data(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: _data(value) for key, value in plain.items() if not is_only_read(key, value)}
    return [_data(part) for part in plain] if isinstance(plain, list) else plain


def is_only_read(key: str, plain: Any) -> bool:
    """Say whether a value of a data file only stands on a card, to be read or looked at."""
    return key in SILENT_KEYS and _is_text(plain)


def _is_text(plain: Any) -> bool:
    return all(isinstance(part, str) for part in plain) if isinstance(plain, list) else isinstance(plain, str)


def _code(source: str) -> Any:
    """Return a module's code without comments, docstrings and words, the same from every version of Python."""
    return _shape(ast.parse(source))


def _shape(node: Any) -> Any:
    if isinstance(node, list):
        return [_shape(part) for part in node if not _is_silent(part)]
    if not isinstance(node, ast.AST):
        return node if isinstance(node, (str, int, bool)) else repr(node)
    fields = {
        name: _shape(value)
        for name, value in ast.iter_fields(node)
        if value is not None and value != [] and name not in SILENT_FIELDS
    }
    return [type(node).__name__, fields]


def _is_silent(node: Any) -> bool:
    """Say whether a statement is a string by itself, or gives a name to words."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    if not isinstance(node, ast.Assign) or not all(
        isinstance(name, ast.Name) and name.id in SILENT_NAMES for name in node.targets
    ):
        return False
    parts = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
    return all(isinstance(part, ast.Constant) for part in parts)
