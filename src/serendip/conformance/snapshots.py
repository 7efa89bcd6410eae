"""Promise: a snapshot holds the whole position, and whatever keeps a match keeps all of it."""

import copy
import json
import pickle
from typing import Any

from serendip.conformance.broken import BrokenPromise, require, require_same
from serendip.conformance.case import Case
from serendip.conformance.copies import state_of
from serendip.conformance.seen import everything, viewers
from serendip.conformance.walk import play_on, positions, some, walk
from serendip.core.chance import Chance
from serendip.core.errors import SerendipError
from serendip.core.match import Match
from serendip.core.state import State

SHORT = 200
"""Of matches of so many decisions a snapshot is taken at every one of them,"""
POSITIONS = 100
"""… of longer ones at so many."""
GOING_ON = 10
"""At so many of them a match is also played on from its snapshot to the end."""
TWINS = 10


def snapshots_go_on(case: Case) -> None:
    """Written out and read back at every decision, a position is the same for everybody, and so is all after it."""
    walked = walk(case, 9)
    end = walked[-1][0].snapshot()
    taken = list(range(len(walked))) if len(walked) <= SHORT else some(case, len(walked), POSITIONS, 9)
    stride = max(1, len(taken) // GOING_ON)
    for count, number in enumerate(taken):
        match = walked[number][0]
        where = f"{case}, decision {number}"
        again = _restored(case, match, where)
        require_same(match.snapshot(), again.snapshot(), f"{where}: a restored position differs")
        require_same(_now(match), _now(again), f"{where}: a restored position looks different")
        if count % stride == 0:
            for _, move in walked[number:]:
                if move is not None:
                    move.on(again)
            require_same(end, again.snapshot(), f"{where}: a restored match goes on differently")


def every_field_is_declared(case: Case) -> None:
    """A state holds what its class declares and nothing else: what is not declared would be lost in a copy."""
    known = set(getattr(State(1, Chance(0)), "__dict__", {}))
    match = case.new(10)
    for _ in play_on(case, 10, match):  # not in copies of it: there it would be lost already
        state = state_of(match)
        held: dict[str, Any] = getattr(state, "__dict__", {})  # a compiled state can hold nothing else
        unknown = sorted(set(held) - set(state.fields().types) - known)
        require(not unknown, f"{case}: {', '.join(unknown)}: declare it in `__init__` of the State, with its type")


def twins_are_equal(case: Case) -> None:
    """`copy.copy`, `copy.deepcopy` and `pickle` give an equal match that goes its own way."""
    for match, move in positions(case, 11, TWINS):
        before = everything(match)
        try:
            twins: list[Match] = [copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
        except SerendipError as error:
            raise BrokenPromise(f"{case}: a match can't be copied or pickled: {error}") from error
        for twin in twins:
            require_same(before, everything(twin), f"{case}: a copied or pickled match is not equal")
            move.on(twin)
            require_same(
                before, everything(match), f"{case}: playing in a copied or pickled match changed the original"
            )


def _restored(case: Case, match: Match, where: str) -> Match:
    try:
        return case.game.restore(json.loads(json.dumps(match.snapshot())))
    except (SerendipError, TypeError) as error:
        raise BrokenPromise(f"{where}: the snapshot can't be read back: {error}") from error


def _now(match: Match) -> list[Any]:
    """Return what everybody sees of a position, without its past."""
    return [(match.view(seat), () if seat is None else match.actions(seat), match.due) for seat in viewers(match)]
