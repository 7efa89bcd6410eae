"""What is wrong with a build, in words (FS-D3)."""

from typing import Final

from serendip.games.for_science import words
from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.judge import (
    CLOSE,
    FORBIDDEN,
    MISSING,
    OVERLAPPING,
    RESTLESS,
    WRONG_FACE,
    Problem,
    Verdict,
    problems,
)
from serendip.games.for_science.state import ForScience

TOLD: Final = 4
"""So many contacts are named; more would not be read in a hurry."""


def tell_problems(state: ForScience, verdict: Verdict, poses: list[Pose]) -> None:
    """Write what must be mended into the log."""
    if verdict.restless:
        state.tell(words.RESTLESS)
    if verdict.lacking:
        state.tell(words.LACKS, (tuple(verdict.lacking),))
    if verdict.surplus:
        state.tell(words.TOO_MANY, (tuple([poses[block].kind for block in verdict.surplus]),))
    told = 0
    for problem in problems(verdict, poses):
        if told < TOLD and _tell(state, problem):
            told += 1


def _tell(state: ForScience, problem: Problem) -> bool:
    if problem.what == RESTLESS or not problem.blocks:
        return False
    one = problem.kinds[0]
    if problem.what == WRONG_FACE:
        state.tell(words.WRONG_FACE, (one,))
        return True
    if len(problem.kinds) < 2:
        return False
    other = problem.kinds[1]
    if problem.what == OVERLAPPING:
        state.tell(words.OVERLAPS, (one, other))
    elif problem.what == MISSING:
        state.tell(words.MISSING_CONTACT, (one, other))
    elif problem.what == FORBIDDEN:
        state.tell(words.FORBIDDEN_CONTACT, (one, other))
    elif problem.what == CLOSE:
        state.tell(words.TOO_CLOSE, (one, other))
    else:
        return False
    return True
