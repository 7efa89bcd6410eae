"""A whole game of For Science! by two people in two browsers: every choice by mouse, every block by hand."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from serendip import Action, Match
from serendip.bots import ask, make_bot
from serendip.core.repeat import replayed
from serendip.core.step import Step
from serendip.games.for_science import actions as do
from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.trial_builds import raise_tower
from serendip.games.for_science.game import GAME
from serendip.games.for_science.poses import read_poses
from serendip.testing import rule
from tests.browser.arranged import lay_out
from tests.browser.guest import Guest
from tests.browser.nearly import OPTIONS
from tests.browser.science import THINGS, Scientist
from tests.server.process import Process

FIRST = 82
"""A seed with which the bots of today win such a game, with six builds: it saves the search."""
SLIP = 0.02
AT_THE_BENCH: tuple[type[Action], ...] = (do.TakeBlock, do.ReturnBlock, do.CheckBuild)
CLICKED: tuple[type[Action], ...] = (*THINGS, do.PlayDesign, do.StartBuild, do.TakeTile, do.PutTile)


def planned() -> Match:
    """Return a game that bots win with the shortest goal: two people will do the same, in the same order."""
    return next(match for seed in (FIRST, *range(1, 400)) for match in won_by_bots(seed))


def won_by_bots(seed: int) -> Iterator[Match]:
    """Play a game in which tiles go where the page shows a spot. Give it if it was won by what people click."""
    match = GAME.new(2, seed, OPTIONS)
    rng = Random(seed)
    bots = [make_bot("thumb", GAME, seed + seat) for seat in range(match.seats)]
    while match.wait():
        seat = match.to_act[0]
        action = ask(bots[seat], match, seat, rng)
        if isinstance(action, do.PutTile) and action not in match.actions(seat):
            action = rng.choice([offer for offer in match.actions(seat) if isinstance(offer, do.PutTile)])
        match.play(seat, action)
    assert match.outcome is not None
    known: tuple[type[Action], ...] = (*CLICKED, *AT_THE_BENCH, do.Think)
    steps = match.steps()
    if match.outcome.winners and all(step.seat < 0 or isinstance(step.action, known) for step in steps):
        begun = [number for number, step in enumerate(steps) if isinstance(step.action, do.StartBuild)]
        if all(is_steady(tower(steps, number)) for number in begun):
            yield match


def is_steady(poses: list[Pose]) -> bool:
    """Say whether a tower stands block by block, also if each is put down a little to one side."""
    return bool(poses) and all(raise_tower(poses, SLIP, hand) is not None for hand in (0, 1))


def tower(steps: Sequence[Step], number: int) -> list[Pose]:
    """Return the tower of the build that began with this step, as it was taken in hand: that of the last check."""
    seat = steps[number].seat
    found: list[Pose] = []
    for step in steps[number:]:
        if isinstance(step.action, do.VerifyBuild) and step.action.builder == seat:
            break
        if isinstance(step.action, do.CheckBuild) and step.seat == seat:
            found = read_poses(step.action.poses)
    return found


@pytest.mark.slow
@rule("FS-1", "FS-52", "FS-63")
def test_two_people_play_from_the_first_click_until_they_have_won(ann: Guest, bob: Guest, server: Process) -> None:
    match = planned()
    table = lay_out(server, replayed(match, 0), "human", "human")
    people = [Scientist(table.seat(guest, seat), seat) for seat, guest in enumerate((ann, bob))]
    steps = match.steps()
    for number, step in enumerate(steps):
        if isinstance(step.action, do.StartBuild):
            people[step.seat].build(step.action.place, tower(steps, number))
        elif step.seat >= 0 and isinstance(step.action, CLICKED):
            people[step.seat].choose(step.action)
    for one in people:
        one.guest.ending.wait_for()
        assert one.guest.view["outcome"]["winners"] == [0, 1]
