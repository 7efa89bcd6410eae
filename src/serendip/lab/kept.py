"""Games that are kept in a file while they are played, so that a run can go on where it stopped.

The first line says what is played, each other one is a game. A last line that was cut off is forgotten and its game
played again; since every game follows from its seed, the run ends as it would have without a stop.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

import serendip
from serendip.core.errors import SerendipError
from serendip.lab.games import Result

FORMAT: Final = 1


class BadGames(SerendipError):
    """That file holds no games of the lab, or not those of this run."""


class KeptGames:
    """A file of games: `plan` is what is played, `results` those that are there, by their numbers."""

    def __init__(self, path: Path, plan: dict[str, Any], results: dict[int, Result]) -> None:
        self.path = path
        self.plan = plan
        self._results = results
        self._file = path.open("a", encoding="utf-8")

    @property
    def results(self) -> Mapping[int, Result]:
        """The games that are there."""
        return self._results

    def keep(self, number: int, result: Result) -> None:
        """Write a game down."""
        self._results[number] = result
        self._file.write(_line(number, result))
        self._file.flush()

    def __enter__(self) -> "KeptGames":
        """Leave the file open for the games to come."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def begin(path: Path, plan: dict[str, Any]) -> KeptGames:
    """Begin a file for a run. Raises BadGames if there is something in it already, or it can't be written."""
    if path.exists():
        raise BadGames(f"{path} is there already: go on with it by --resume {path}, or name another file")
    write(path, plan, {})
    return KeptGames(path, plan, {})


def write(path: Path, plan: dict[str, Any], results: Mapping[int, Result]) -> None:
    """Write a file whole, or not at all. Raises BadGames."""
    half = path.with_name(path.name + ".part")
    try:
        lines = [_line(number, result) for number, result in sorted(results.items())]
        half.write_text(_head(plan) + "".join(lines), encoding="utf-8")
        os.replace(half, path)
    except OSError as error:
        half.unlink(missing_ok=True)
        raise BadGames(f"{path} can't be written: {error.strerror or error}. Name another file") from error


def go_on(path: Path) -> KeptGames:
    """Take a file up again. Raises BadGames if it is none, or was played by other rules."""
    try:
        whole = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise BadGames(f"{path} can't be read: {getattr(error, 'strerror', None) or error}") from error
    lines = whole.split("\n")
    torn = lines.pop()
    try:
        head = json.loads(lines[0])
        plan: dict[str, Any] = head["plan"]
        rules: str = head["rules"]
        if head["serendip lab"] != FORMAT:
            raise BadGames(f"{path} was written by another Serendip, in format {head['serendip lab']}: begin anew")
        rows = [msgspec.json.decode(line, type=tuple[int, Result]) for line in lines[1:]]
    except (IndexError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadGames):
            raise
        raise BadGames(f"{path} holds no games of the lab: {error}") from error
    now = serendip.game(plan["game"]).fingerprint
    if rules != now:
        raise BadGames(f"{path} was played by other rules than those of now: begin anew, or take the Serendip of then")
    if torn:
        with path.open("r+", encoding="utf-8") as file:
            file.truncate(len(whole.encode()) - len(torn.encode()))
    return KeptGames(path, plan, dict(rows))


def _head(plan: dict[str, Any]) -> str:
    rules = serendip.game(plan["game"]).fingerprint
    return json.dumps({"serendip lab": FORMAT, "rules": rules, "plan": plan}) + "\n"


def _line(number: int, result: Result) -> str:
    return msgspec.json.encode((number, result)).decode() + "\n"
