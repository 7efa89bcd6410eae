"""What was done and told, as saves and stores keep it: in the words of then, for a later release may have others."""

from functools import cache
from typing import Any, TypeAlias

import msgspec

from serendip.core.action import Action, TimeOut
from serendip.core.entry import Telling
from serendip.core.errors import BadAction
from serendip.core.line import Line, fixed
from serendip.core.ruleset import Ruleset

PastStep: TypeAlias = tuple[int, Action, float, list[Telling], bool]
"""A step of the past: the seat, its action, when, what it told, and whether it was sealed."""


class KeptLine(msgspec.Struct, array_like=True, frozen=True):
    """A line of the log with its words."""

    key: str
    template: str
    rules: tuple[str, ...]
    args: tuple[Any, ...]
    audience: int


class KeptStep(msgspec.Struct, array_like=True, frozen=True):
    """A step and what it told."""

    seat: int
    action: msgspec.Raw
    at: float
    sealed: bool
    told: list[KeptLine]


class Past(msgspec.Struct, frozen=True):
    """All that a match that goes on from a position knows of what was before, and the position."""

    told: list[KeptLine]
    steps: list[KeptStep]
    position: msgspec.Raw


class Bygone(Action, frozen=True, tag="bygone"):
    """Stands for an action that the game does not have any more."""

    words = "do something that the rules of today do not know"


def kept_lines(told: list[Telling]) -> list[KeptLine]:
    """Return what was told as it is kept."""
    return [KeptLine(line.key, line.template, line.rules, args, audience) for line, args, audience in told]


def tellings(lines: list[KeptLine]) -> list[Telling]:
    """Return what lines that were kept told."""
    return [(_line(kept.key, kept.template, kept.rules), tuple(map(fixed, kept.args)), kept.audience) for kept in lines]


def kept_step(step: PastStep) -> KeptStep:
    """Return a step as it is kept."""
    seat, action, at, told, sealed = step
    return KeptStep(seat, msgspec.Raw(msgspec.json.encode(action)), at, sealed, kept_lines(told))


def past_step(game: Ruleset, kept: KeptStep) -> PastStep:
    """Return the step that was kept."""
    try:
        action = game.action(bytes(kept.action))
    except BadAction:
        kind = msgspec.json.decode(kept.action).get("kind")
        action = TimeOut() if kind == TimeOut.kind() else Bygone()
    return kept.seat, action, kept.at, tellings(kept.told), kept.sealed


@cache
def _line(key: str, template: str, rules: tuple[str, ...]) -> Line:
    return Line(key, template, *rules)
