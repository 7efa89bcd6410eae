"""Promise: the seed decides everything, and only the seed."""

import contextlib
import random
from typing import Any

import msgspec

from serendip.conformance.broken import require, require_same
from serendip.conformance.case import Case
from serendip.conformance.seen import everything, viewers
from serendip.conformance.walk import play_out, some, walk
from serendip.core.errors import BadSave
from serendip.core.match import Match

SEEDS = (0, 1, -7, 2**200 + 1)
POSITIONS = 40


def _told(case: Case, seed: int) -> list[Any]:
    """Play a match and return all that could be seen of it, byte for byte."""
    walked = walk(case, seed)
    matches = [walked[number][0] for number in some(case, len(walked), POSITIONS, seed)]
    found: list[Any] = [[msgspec.json.encode(match.view(viewer)) for viewer in viewers(match)] for match in matches]
    last = walked[-1][0]
    found.append([[entry.to_json() for entry in last.log(viewer)] for viewer in viewers(last)])
    found.append(last.save())
    return found


def same_seed_same_match(case: Case) -> None:
    """The same seed and the same choices give the same views, logs and saves, byte for byte."""
    why = "something outside the state decides: dice of one's own, the order of a set, a list that matches share"
    for seed in SEEDS:
        require_same(_told(case, seed), _told(case, seed), f"{case}: two matches with the seed {seed} differ: {why}")


def another_seed_another_match(case: Case) -> None:
    """Different seeds give different matches, but in a game that never draws anything."""
    last = [play_out(case, 0, case.new(seed)) for seed in range(8)]
    if not any(_drawn(match) for match in last):
        return
    ends = [everything(match) for match in last]
    for end in ends:
        del end["save"]
    require(
        any(end != ends[0] for end in ends),
        f"{case}: eight seeds gave the same match: does `setup` use the `chance` it is given?",
    )


def _drawn(match: Match) -> int:
    """Return how often a match drew on luck, setup included."""
    chance = match.snapshot()["chance"]
    assert isinstance(chance, list)
    used = chance[2]
    assert isinstance(used, int)
    return used


def global_random_is_left_alone(case: Case) -> None:
    """Neither playing nor looking, copying, imagining or saving touches the global random generator."""
    random.seed(20)
    before = random.getstate()
    walked = walk(case, 3)
    words = "the global random generator was used: draw from the state's `chance`"
    require_same(before, random.getstate(), f"{case}: {words}")
    for number in some(case, len(walked), POSITIONS // 2, 3):
        match = walked[number][0]
        everything(match.copy())
        match.imagine(0, random.Random(1))
        with contextlib.suppress(BadSave):  # which `saves_give_the_match_back` tells
            case.game.load(match.save())
    require_same(before, random.getstate(), f"{case}: while looking, copying, imagining or loading, {words}")
