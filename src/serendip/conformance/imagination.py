"""Promise: an imagined match looks the same to its seat, can be played, and gives nothing away."""

import random

from serendip.conformance.broken import BrokenPromise, require, require_same
from serendip.conformance.case import Case
from serendip.conformance.causes import IMAGINED
from serendip.conformance.seen import everything, known_to, viewers
from serendip.conformance.walk import any_move, play_out, positions
from serendip.core.errors import NotSaveable, NoUndo
from serendip.core.match import Match

POSITIONS = 30
DRAWS = 3


def imagined_matches_look_the_same(case: Case) -> None:
    """The seat sees and can do exactly the same in every match that it imagines, and imagining changes nothing."""
    rng = random.Random(19)
    for match, _ in positions(case, 19, POSITIONS):
        before = everything(match)
        for viewer in viewers(match):
            known = known_to(match, viewer)
            for _ in range(DRAWS):
                world = match.imagine(viewer, rng)
                require_same(known, known_to(world, viewer), f"{case}: seat {viewer} {IMAGINED}")
                again = world.imagine(viewer, rng)
                require_same(known, known_to(again, viewer), f"{case}: imagined twice, seat {viewer} {IMAGINED}")
        require_same(before, everything(match), f"{case}: imagining changed the match")


def imagined_matches_can_be_played(case: Case) -> None:
    """An imagined match is a legal position: it can be played to an end by everybody, copied and imagined again."""
    rng = random.Random(20)
    for number, (match, _) in enumerate(positions(case, 20, POSITIONS // 2)):
        world = match.imagine(rng.choice(viewers(match)), rng)
        try:
            play_out(case, number, world.copy())
            play_out(case, number, world.imagine(rng.choice(viewers(match)), rng))
        except BrokenPromise as broken:
            raise BrokenPromise(f"in an imagined match: {broken}") from None


def imagined_matches_keep_secrets(case: Case) -> None:
    """An imagined match has no seed, save, undo or past actions, and nobody's log in it tells more than one's own."""
    rng = random.Random(21)
    for match, _ in positions(case, 21, POSITIONS):
        viewer = rng.choice(viewers(match))
        world = match.imagine(viewer, rng)
        _check_closed(case, world)
        require_same(world.steps(), [], f"{case}: an imagined match tells the actions of the past")
        own = match.log(viewer)
        for other in viewers(match):
            for entry in world.log(other):
                require(entry in own, f"{case}: as imagined by seat {viewer}, the log of {other} tells “{entry}”")
        if match.outcome is None:
            any_move(world, rng).on(world)
            _check_closed(case, world)


def _check_closed(case: Case, world: Match) -> None:
    require(world.seed is None, f"{case}: an imagined match has a seed")
    try:
        world.save()
    except NotSaveable:
        pass
    else:
        raise BrokenPromise(f"{case}: an imagined match could be saved")
    for seat in range(world.seats):
        try:
            world.undo(seat)
        except NoUndo:
            continue
        raise BrokenPromise(f"{case}: an imagined match could be taken back")
