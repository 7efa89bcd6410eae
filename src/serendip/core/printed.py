"""What is printed on the pieces of a game: the data files of its package, and the numbers of the pieces.

A process that shows a match of the past lays out what was printed then before it imports the game; so all that the game
says of its cards is what the match was played with, whatever a release has printed on them since.
"""

import json
import tomllib
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

NUMBERS: Final = "generated/numbers"
"""Under which path the numbers of the pieces are, beside those of the data files."""

_then: Final[dict[str, dict[str, Any]]] = {}
"""By the package of a game, what was printed then."""


def data(package: str, name: str) -> Any:
    """Return a data file of a package, TOML or JSON, as plain data."""
    for game, printed in _then.items():
        if f"{package}.".startswith(f"{game}."):
            inside = package.removeprefix(game).removeprefix(".").replace(".", "/")
            return printed[f"{inside}/data/{name}" if inside else f"data/{name}"]
    return _read(files(package).joinpath("data", name))


def numbers(package: str) -> dict[str, Sequence[str]]:
    """Return the names of a game's pieces by kind, in the order of their numbers: a piece keeps its own."""
    if package in _then:
        found: dict[str, Sequence[str]] = _then[package][NUMBERS]
        return found
    registered: dict[str, Sequence[str]] = import_module(f"{package}.generated.numbers").NUMBERS
    return registered


def lay_out(package: str, printed: dict[str, Any]) -> None:
    """Let a game, which nothing has imported yet, be the one on whose pieces this was printed."""
    _then[package] = printed


def data_files(package: str) -> dict[str, Any]:
    """Return the data files of a package and of those inside it, by their paths."""
    return dict(_data_files("", files(package)))


def _data_files(path: str, folder: Traversable) -> Iterator[tuple[str, Any]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _data_files(f"{path}{entry.name}/", entry)
        elif path.endswith("data/") and entry.name.endswith((".toml", ".json")):
            yield f"{path}{entry.name}", _read(entry)


def _read(file: Traversable) -> Any:
    text = file.read_text(encoding="utf-8")
    return tomllib.loads(text) if file.name.endswith(".toml") else json.loads(text)
