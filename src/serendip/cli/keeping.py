"""A long run on the command line: a bar, Ctrl-C that keeps what was done, and going on with it."""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from serendip.cli.progress import Progress
from serendip.cli.saving import free_name
from serendip.core.errors import SerendipError
from serendip.core.variant import Variant
from serendip.lab.games import Result
from serendip.lab.kept import KeptGames, begin, go_on, write

STOPPED = 130
"""The exit code of a run that Ctrl-C stopped."""


class Memory:
    """A keeper that only remembers."""

    def __init__(self) -> None:
        self._results: dict[int, Result] = {}

    @property
    def results(self) -> Mapping[int, Result]:
        """What was played."""
        return self._results

    def keep(self, number: int, result: Result) -> None:
        """Remember a game."""
        self._results[number] = result


class Run:
    """What is played, by the arguments or by the file that is gone on with. Use it in a `with`.

    With `--keep` each game is written down at once; without it only if Ctrl-C comes.
    """

    def __init__(self, command: str, args: argparse.Namespace, plan: Callable[[], dict[str, Any]]) -> None:
        self.command = command
        self._workers: int | None = args.workers
        self.progress = Progress("games")
        self.keeper: KeptGames | Memory
        self.plan: dict[str, Any]
        if args.resume:
            if args.game is not None:
                raise SerendipError("a run that is gone on with keeps its game and all the rest: leave them out")
            kept = self.keeper = go_on(Path(args.resume))
            if kept.plan.get("command") != command:
                kept.close()
                raise SerendipError(f"{args.resume} is of `serendip {kept.plan.get('command')}`: go on with that")
            if command == "arena" and args.games:
                kept.close()
                raise SerendipError("an arena that is gone on with keeps its number of games: leave out --games")
            told = {**kept.plan, **({"games": args.games} if args.games else {})}
            self.plan = {name: _variant(value) if name in VARIANTS else value for name, value in told.items()}
        else:
            if args.game is None:
                raise SerendipError(f"say which game: serendip {command} dark-matter")
            self.plan = plan()
            self.keeper = begin(Path(args.keep), self._written()) if args.keep else Memory()

    def __enter__(self) -> "Run":
        """Begin the bar."""
        self.progress.__enter__()
        return self

    def __exit__(self, *problem: object) -> None:
        """Leave a clean line, and the file closed."""
        self.progress.__exit__(*problem)
        if isinstance(self.keeper, KeptGames):
            self.keeper.close()

    @property
    def ways(self) -> dict[str, Any]:
        """How all runs are played: what of the plan says it (see `runs.how`), by how many, and what looks on."""
        plan = {name: self.plan[name] for name in ("seed", "options", "variant")}
        return {**plan, "workers": self._workers, "progress": self.progress, "keeper": self.keeper}

    def _written(self) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins({"command": self.command, **self.plan})
        return plain

    def end(self, games: int, asked: int) -> int:
        """Return the exit code; if not all was played, say how to go on."""
        if games >= asked:
            return 0
        if isinstance(self.keeper, KeptGames):
            path = self.keeper.path
        else:
            path = free_name(str(self.plan["game"]), "games")
            write(path, self._written(), self.keeper.results)
        print(
            f"serendip: {games} of {asked} games are kept in {path}; go on with: "
            f"serendip {self.command} --resume {path}",
            file=sys.stderr,
        )
        return STOPPED


VARIANTS = ("variant", "a", "b")
"""The parts of a plan that are variants."""


def _variant(plain: Any) -> Variant | None:
    return None if plain is None else msgspec.convert(plain, Variant)
