"""Promise: a save holds the whole match."""

from serendip.conformance.broken import BrokenPromise, require_same
from serendip.conformance.case import Case
from serendip.conformance.seen import everything
from serendip.conformance.walk import some, walk
from serendip.core.errors import SerendipError
from serendip.core.match import Match

SHORT = 200
"""Matches of so many decisions are saved at every one of them,"""
POSITIONS = 100
"""… longer ones at so many."""
GOING_ON = 10
"""At so many of them a loaded match is also played on to the end."""


def saves_give_the_match_back(case: Case) -> None:
    """Saved and loaded at every decision, a match is the same for everybody, and so is all that comes after it."""
    walked = walk(case, 7)
    end = everything(walked[-1][0])
    every = list(range(len(walked)))
    saved = every if len(walked) <= SHORT else some(case, len(walked), POSITIONS, 7)
    stride = max(1, len(saved) // GOING_ON)
    for count, number in enumerate(saved):
        match = walked[number][0]
        where = f"{case}, decision {number}"
        loaded = _load(case, match, where)
        require_same(everything(match), everything(loaded), f"{where}: a loaded match differs")
        if count % stride == 0:
            for _, move in walked[number:]:
                if move is not None:
                    move.on(loaded)
            require_same(end, everything(loaded), f"{where}: a loaded match goes on differently")


def _load(case: Case, match: Match, where: str) -> Match:
    try:
        return case.game.load(match.save())
    except SerendipError as error:
        raise BrokenPromise(f"{where}: the save can't be loaded: {error}") from error
