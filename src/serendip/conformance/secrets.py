"""Promise: what a seat can't know never changes what it sees, reads, can do, or is told when it can't."""

import random

from serendip.conformance.broken import require_same
from serendip.conformance.case import Case
from serendip.conformance.refusals import every_action, wrong_actions
from serendip.conformance.seen import known_to, viewers
from serendip.conformance.walk import WalkStep, any_number, positions
from serendip.core.action import Action
from serendip.core.match import Match

POSITIONS = 40
STEPS = 15


def secrets_change_nothing(case: Case) -> None:
    """A match and an imagined twin of it, played on with the same actions, are the same for the seat at each step.

    They part where an action is legal in only one of them, where the seat is shown a difference, or where luck has
    set another time: up to there, as long as the views are equal, so are log, prompt, legal actions, clock and
    the reasons of refusals.
    """
    rng = random.Random(24)
    pool = every_action(case)
    for match, _ in positions(case, 24, POSITIONS):
        viewer = rng.choice(viewers(match))
        one, twin = match.copy(), match.imagine(viewer, rng)
        luck = False
        for step in range(STEPS):
            known = known_to(one, viewer)
            if known["view"] != twin.view(viewer):
                break
            where = f"{case}: {step} actions after seat {viewer} imagined"
            require_same(known, known_to(twin, viewer), f"{where}, it could tell the difference")
            if viewer is not None:
                tried = wrong_actions(case, one, viewer, pool, rng)[:8]
                require_same(
                    _refusals(one, viewer, tried), _refusals(twin, viewer, tried), f"{where}, a refusal gives it away"
                )
            moves = common_moves(one, twin, rng)
            if not moves:
                break
            move = rng.choice(moves)
            before = one.last
            move.on(one)
            move.on(twin)
            luck = luck or any(done.sealed for done in one.steps(before))
            if luck and one.due != twin.due:
                break


def _refusals(match: Match, seat: int, actions: list[Action]) -> list[object]:
    found = [match.why_not(seat, action) for action in actions]
    return [None if refusal is None else refusal.to_json() for refusal in found]


def common_moves(one: Match, other: Match, rng: random.Random) -> list[WalkStep]:
    """Return what can be done in both matches."""
    moves = [
        WalkStep(seat, any_number(action, rng), one.clock)
        for seat in one.to_act
        if seat in other.to_act
        for action in one.actions(seat)
        if action in other.actions(seat)
    ]
    due = one.due
    if due is not None and due == other.due and one.outcome is None:
        moves.append(WalkStep(-1, None, due))
    return moves
