"""Promise: a snapshot holds the whole position, and whatever keeps a match keeps all of it."""

import copy
import json
import pickle
from itertools import cycle
from typing import Any

from serendip.conformance.broken import BrokenPromise, require, require_same
from serendip.conformance.case import Case
from serendip.conformance.copies import state_of
from serendip.conformance.seen import everything, viewers
from serendip.conformance.walk import play_on, positions
from serendip.core.chance import Chance
from serendip.core.errors import SerendipError
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.state import State

TWINS = 10


def snapshots_go_on(case: Case) -> None:
    """Written out and read back at every decision, and played on from there, a match is the same to its end.

    Each move is made in what was read back before it, so that whatever a snapshot leaves out is missing ever after.
    """
    match = case.new(9)
    again = match
    seen = cycle(viewers(match))
    for number, move in enumerate(play_on(case, 9, match)):
        where = f"{case}, decision {number}"
        plain = match.snapshot()
        require_same(plain, again.snapshot(), f"{where}: a restored match goes on differently")
        again = _restored(case, plain, where)
        require_same(plain, again.snapshot(), f"{where}: a restored position differs")
        viewer = next(seen)
        require_same(_now(match, viewer), _now(again, viewer), f"{where}: a restored position looks different")
        move.on(again)
    require_same(match.snapshot(), again.snapshot(), f"{case}: a restored match ends differently")


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


def _restored(case: Case, plain: dict[str, Plain], where: str) -> Match:
    try:
        return case.game.restore(json.loads(json.dumps(plain)))
    except (SerendipError, TypeError) as error:
        raise BrokenPromise(f"{where}: the snapshot can't be read back: {error}") from error


def _now(match: Match, viewer: int | None) -> list[Any]:
    """Return what is offered, and what one of them sees of a position, without its past."""
    return [match.view(viewer), [match.actions(seat) for seat in range(match.seats)], match.due]
