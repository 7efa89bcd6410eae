"""What is printed on the pieces of a game: the data files of its package, and the numbers of the pieces.

A process that shows a match of the past lays out what was printed then before it imports the game; so all that the game
says of its cards is what the match was played with, whatever a release has printed on them since.
"""

import json
import sys
import tomllib
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Any, Final

from serendip.core.variant import Variant

NUMBERS: Final = "generated/numbers"
"""Under which path the numbers of the pieces are, beside those of the data files."""

_then: Final[dict[str, dict[str, Any]]] = {}
"""By the package of a game, what was printed then."""

_variants: Final[dict[str, Variant]] = {}
"""By the package of a game, the variant whose cards are laid out."""


def data(package: str, name: str) -> Any:
    """Return a data file of a package, TOML or JSON, as plain data."""
    for game, printed in _then.items():
        if f"{package}.".startswith(f"{game}."):
            inside = package.removeprefix(game).removeprefix(".").replace(".", "/")
            return printed[f"{inside}/data/{name}" if inside else f"data/{name}"]
    return _read(files(package).joinpath("data", name))


def numbers(package: str) -> dict[str, Sequence[str]]:
    """Return the names of a game's pieces by kind, in the order of their numbers: a piece keeps its own."""
    if NUMBERS in _then.get(package, {}):
        found: dict[str, Sequence[str]] = _then[package][NUMBERS]
        return found
    registered: dict[str, Sequence[str]] = import_module(f"{package}.generated.numbers").NUMBERS
    return registered


def lay_out(package: str, printed: dict[str, Any], variant: Variant | None = None) -> None:
    """Let a game, which nothing has imported yet, have this printed on its pieces: as it was then, or as a variant."""
    _then[package] = printed
    if variant is not None:
        _variants[package] = variant


def is_laid_out(package: str) -> bool:
    """Say whether a game's pieces have something else printed on them than its files say."""
    return package in _then


def variant_of(package: str) -> Variant | None:
    """Return the variant whose cards are laid out for a game; None if it is played as it is."""
    return _variants.get(package)


def data_files(package: str) -> dict[str, Any]:
    """Return the data files of a package and of those inside it, by their paths, as they are laid out here."""
    if package in _then:
        return {path: plain for path, plain in _then[package].items() if path != NUMBERS}
    return dict(_data_files("", folder_of(package)))


def of_board(printed: dict[str, Any]) -> dict[str, Any]:
    """Return the data files that a board draws its cards from, by their names."""
    return {PurePosixPath(path).stem: rows for path, rows in printed.items() if path.startswith("data/")}


def folder_of(package: str) -> Traversable:
    """Return where a package is, without importing it: a variant's cards are laid out before anything reads them."""
    spec = None if package in sys.modules else find_spec(package)
    if spec is not None and spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    return files(package)


def _data_files(path: str, folder: Traversable) -> Iterator[tuple[str, Any]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _data_files(f"{path}{entry.name}/", entry)
        elif path.endswith("data/") and entry.name.endswith((".toml", ".json")):
            yield f"{path}{entry.name}", _read(entry)


def _read(file: Traversable) -> Any:
    text = file.read_text(encoding="utf-8")
    return tomllib.loads(text) if file.name.endswith(".toml") else json.loads(text)
