"""Why two imagined matches come out differently: before `sealed` is blamed, view and `imagine` must be sound."""

import random

from serendip.conformance.broken import BrokenPromise, difference
from serendip.conformance.case import Case
from serendip.conformance.seen import seen_by
from serendip.core.match import Match

WORLDS = 20
IMAGINED = (
    "sees that a match is imagined: `imagine` changed something that it knows, "
    "or it is shown something that it must not know"
)
"""What is said of a seat that can tell an imagined match from the true one."""


def blame(case: Case, seat: int, matches: list[Match], words: str, found: str) -> BrokenPromise:
    """Return the promise that is really broken where a seat was shown something.

    If the seat can tell an imagined match from one of these matches, before anything is played, then its view leaks or
    `imagine` is wrong; else it is what the words say, with the difference that was found.
    """
    rng = random.Random(32)
    for match in matches:
        known = seen_by(match, seat)
        for _ in range(WORLDS):
            imagined = seen_by(match.imagine(seat, rng), seat)
            if imagined != known:
                return BrokenPromise(f"{case}: seat {seat} {IMAGINED}\n{difference(known, imagined)}")
    return BrokenPromise(f"{words}\n{found}")
