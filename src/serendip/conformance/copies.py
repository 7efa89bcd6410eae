"""Promise: a copy is equal and goes its own way."""

import gc
import random
from collections.abc import Iterator
from typing import Any

from serendip.conformance.broken import require, require_same
from serendip.conformance.case import Case
from serendip.conformance.seen import everything
from serendip.conformance.walk import play_on, play_out, positions
from serendip.core.action import Action
from serendip.core.game import Game
from serendip.core.line import Said
from serendip.core.match import Match
from serendip.core.outcome import Outcome
from serendip.core.state import State

POSITIONS = 20


def copies_go_their_own_way(case: Case) -> None:
    """Whatever is played in a copy, the original stays as it was; and the other way round."""
    shares = "`State.copy` shares something"
    match = case.new(4)
    kept: list[tuple[Match, dict[str, Any]]] = []
    decisions = sum(1 for _ in play_on(case, 4, case.new(4)))
    every = max(1, decisions // POSITIONS)
    for number, _ in enumerate(play_on(case, 4, match)):
        if number % every:
            continue
        before = everything(match)
        copy = match.copy()
        require_same(before, everything(copy), f"{case}: a copy is not equal: does `State.copy` copy all?")
        play_out(case, number, copy)
        require_same(before, everything(match), f"{case}: playing in a copy changed the original: {shares}")
        kept.append((match.copy(), before))
    for copy, before in kept:
        require_same(before, everything(copy), f"{case}: playing on changed a copy: {shares}")


def copies_share_nothing_that_changes(case: Case) -> None:
    """No list, dict or set belongs to two matches, but for what belongs to every match of the game."""
    common = {id(thing): thing for thing in _changeable(state_of(play_out(case, 5)))}
    for match, _ in positions(case, 6, POSITIONS):
        own = {id(thing): thing for thing in _changeable(state_of(match)) if id(thing) not in common}
        for twin in (match.copy(), match.imagine(0, random.Random(1))):
            shared = [thing for thing in _changeable(state_of(twin)) if id(thing) in own]
            require(
                not shared,
                f"{case}: a copy or an imagined match shares {_fields(match, shared)}{shared[:3]!r} with the original",
            )


def state_of(match: Match) -> State:
    """Return the position inside a match."""
    insides = [match, getattr(match, "__dict__", {})]  # a compiled Match has no __dict__
    return next(thing for thing in gc.get_referents(*insides) if isinstance(thing, State))


def _fields(match: Match, shared: list[object]) -> str:
    """Return the names of the state's fields that hold what is shared."""
    state = state_of(match)
    ids = set(map(id, shared))
    names = [name for name in dir(state) if not name.startswith("_")]
    found = [name for name in names if any(id(thing) in ids for thing in _changeable(getattr(state, name, None)))]
    return "".join(f"`{name}` " for name in found)


def _changeable(state: object) -> Iterator[object]:
    """Yield every list, dict and set that a state reaches, the insides of what never changes aside."""
    seen: set[int] = set()
    waiting: list[object] = [state]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (Action, Game, Outcome, Said, type, str)) or callable(thing):
            continue
        seen.add(id(thing))
        if isinstance(thing, (list, dict, set, bytearray)) and thing is not getattr(state, "__dict__", None):
            yield thing
        waiting.extend(gc.get_referents(thing))
