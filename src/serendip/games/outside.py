"""Games from other packages: whoever installs one that has an entry point `serendip.games` can play it.

    [project.entry-points."serendip.games"]
    my-game = "my_package:GAME"

It is found in every process, for it is installed. What can't be loaded is left out and said by name; the others work.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from serendip.core.game import Game
from serendip.games.variants import lay_out_variant, told_in_words

GROUP = "serendip.games"


class LeftOut:
    """A game that another package brings and that can't be used: its name, the package, and why."""

    def __init__(self, name: str, package: str, reason: str) -> None:
        self.name = name
        self.package = package
        self.reason = reason

    def __str__(self) -> str:
        """Return what to tell whoever misses it."""
        return f"the game {self.name!r} of the package {self.package} is left out: {self.reason}"


class Outside:
    """The games of other packages by name, and what was left out."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.left_out: list[LeftOut] = []

    def why_left_out(self, name: str) -> LeftOut | None:
        """Return why a game of that name is not among the games, if it was to be."""
        return next((row for row in self.left_out if row.name == name), None)


def find(taken: frozenset[str]) -> Outside:
    """Load what other packages bring; the names in `taken` are ours."""
    found = Outside()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry))):
        reason = _add(found, entry, taken)
        if reason:
            found.left_out.append(LeftOut(entry.name, _package(entry), reason))
    return found


@cache
def outside(taken: frozenset[str]) -> Outside:
    """Return what `find` found the first time: packages do not come and go while a program runs."""
    return find(taken)


def _add(found: Outside, entry: EntryPoint, taken: frozenset[str]) -> str:
    """Load one game; return why it can't be used, or ""."""
    if entry.name in taken:
        return "Serendip has a game of that name itself"
    if entry.name in found.games:
        return "another package brings a game of that name"
    try:
        with told_in_words(lay_out_variant(entry.name, entry.module)):
            game: Any = entry.load()
        game = getattr(game, "GAME", game)
    except (Exception, SystemExit) as error:
        return f"it can't be loaded: {type(error).__name__}: {error}"
    if not isinstance(game, Game):
        return f"{entry.value} is no Game: the entry point names one, or a module with a GAME"
    if game.name != entry.name:
        return f"{entry.value} calls itself {game.name!r}"
    found.games[entry.name] = game
    return ""


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value
