"""Saved matches in files: written whole or not at all, and never over something else by accident."""

import contextlib
import os
from pathlib import Path

import serendip
from serendip.core.errors import SerendipError
from serendip.core.match import Match
from serendip.core.save import header
from serendip.games import play_as


def free_name(stem: str, ending: str) -> Path:
    """Return a name for a file here that is still free."""
    path = Path(f"{stem}.{ending}")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.{ending}")
        number += 1
    return path


class SaveFile:
    """Where this match is kept: the file it came from or was saved to last."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path

    def suggest(self, match: Match) -> Path:
        """Return where the match would be saved: its own file, or a name that is still free."""
        if self.path is not None:
            return self.path
        return free_name(match.game.name, "save.json")

    def is_taken(self, path: Path) -> bool:
        """Say whether something else is in that file."""
        return path.exists() and (self.path is None or path.resolve() != self.path.resolve())

    def write(self, match: Match, path: Path) -> None:
        """Save the match there. Raises SerendipError in words if that can't be done."""
        half = path.with_name(path.name + ".part")
        try:
            half.write_text(match.save(), encoding="utf-8")
            os.replace(half, path)
        except (OSError, ValueError) as error:
            with contextlib.suppress(OSError, ValueError):
                half.unlink()
            raise SerendipError(f"{path} can't be written: {_words(error)}. Try another file.") from error
        self.path = path


def load_file(name: str) -> Match:
    """Return the match in a file. Raises SerendipError in words: no such file, or no saved match."""
    try:
        text = Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise SerendipError(f"{name} can't be read: {_words(error)}. Which file was the match saved to?") from error
    try:
        variant = header(text).variant
        if variant is not None:
            play_as(variant)
        return serendip.load(text)
    except SerendipError as error:
        raise type(error)(f"{name}: {error}") from error


def _words(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
