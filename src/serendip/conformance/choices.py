"""Promise: whoever is asked has something to choose, in thousands of matches."""

import random
from math import ceil

from serendip.conformance.broken import BrokenPromise
from serendip.conformance.case import Case, cases
from serendip.conformance.walk import any_number
from serendip.core.errors import SerendipError

GAMES = 2_000
"""So many matches of a game are played, all its cases together."""
PAUSES = (0.0, 0.0, 1.0, 60.0)
"""In real time choices come quickly or slowly, so that a match is short."""


def whoever_is_asked_can_act(case: Case) -> None:
    """In no match is a seat asked that has no legal action."""
    for seed in range(ceil(GAMES / len(cases(case.game)))):
        _play(case, seed)


def _play(case: Case, seed: int) -> None:
    match = case.new(seed)
    rng = random.Random(seed)
    for number in range(case.bound):
        try:
            asked = match.wait(rng.choice(PAUSES) if case.game.real_time else 0.0)
        except SerendipError as error:
            raise BrokenPromise(f"{case}, seed {seed}, decision {number}: {error}") from error
        if not asked:
            return
        for seat in asked:
            if not match.actions(seat):
                raise BrokenPromise(
                    f"{case}, seed {seed}, decision {number}: seat {seat} is asked and has no legal action: "
                    "offer at least to pass, or do not ask"
                )
        seat = asked[int(rng.random() * len(asked))]
        actions = match.actions(seat)
        match.play(seat, any_number(actions[int(rng.random() * len(actions))], rng))
    raise BrokenPromise(f"{case}, seed {seed}: no end after {case.bound} decisions")
