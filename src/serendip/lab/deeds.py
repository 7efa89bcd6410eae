"""What was done in a match: which kinds of action and cards by whom, and which rules and sentences came up."""

import ast
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from serendip.core.action import Action
from serendip.core.game import Game
from serendip.core.line import Line
from serendip.core.match import Match


class Deeds(NamedTuple):
    """By seat, what it did: each kind of action, and each with a word in it, as "play event: Fake news".

    `reached` are the keys of the lines that were said, and the ids of rules that lines and actions name.
    """

    by_seat: tuple[tuple[str, ...], ...]
    reached: tuple[str, ...]


def deeds_of(match: Match) -> Deeds:
    """Return what was done in a match that is over."""
    done: list[set[str]] = [set() for _ in range(match.seats)]
    lines = {telling[0] for telling in match.opening_lines}
    kinds: set[type[Action]] = set()
    for step in match.steps():
        if 0 <= step.seat < match.seats:
            kinds.add(type(step.action))
            done[step.seat].update(deed_names(step.action))
        for telling in step.told:
            lines.add(telling[0])
    reached = {one for kind in kinds for one in (kind.kind(), *kind.rules)}
    for line in lines:
        reached.update((line.key, *line.rules))
    if match.outcome is not None:
        reached.update((match.outcome.said.line.key, *match.outcome.said.rules))
    return Deeds(tuple([tuple(sorted(seat)) for seat in done]), tuple(sorted(reached)))


@lru_cache(maxsize=10_000)
def deed_names(action: Action) -> tuple[str, ...]:
    """Return what an action is called as something that one does: its kind, and its kind with each word in it."""
    kind = action.kind()
    fields = msgspec.structs.asdict(action)
    return (kind, *(f"{kind}: {value}" for value in fields.values() if isinstance(value, str) and value))


class Corners(NamedTuple):
    """What no game reached: rules, kinds of action and lines of the log."""

    rules: list[str]
    kinds: list[str]
    lines: list[str]


def corners(game: Game, reached: set[str]) -> Corners:
    """Return what never came up, of all that the log of a game tells and its actions name."""
    lines = log_lines(game.package)
    rules = {rule for line in lines for rule in line.rules} | {rule for kind in game.actions for rule in kind.rules}
    return Corners(
        sorted((rule for rule in rules if rule in game.rulebook.rules and rule not in reached), key=_in_order),
        [kind.kind() for kind in game.actions if kind.kind() not in reached],
        sorted(line.key for line in lines if line.key not in reached),
    )


@cache
def log_lines(package: str) -> tuple[Line, ...]:
    """Return the lines that a game's code tells its log by name, read from its sources; () if they are not there."""
    try:
        words = import_module(f"{package}.words")
    except ImportError:
        return ()
    found: dict[str, Line] = {}
    for source in sorted(Path(str(files(package))).rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and getattr(node.func, "attr", "") == "tell":
                for part in ast.walk(node.args[0]):
                    line = getattr(words, part.id, None) if isinstance(part, ast.Name) else None
                    if isinstance(line, Line):
                        found[line.key] = line
    return tuple(found.values())


def _in_order(rule: str) -> tuple[str, int, str]:
    letters, _, number = rule.partition("-")
    digits = "".join(letter for letter in number if letter.isdigit())
    return letters, int(digits or 0), number
