"""Thoughts at a live table are short (FS-D5): the game goes on meanwhile, and what is not known yet is known later."""

from random import Random
from typing import Any

import pytest

from serendip import Match
from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot import looking, towers
from serendip.games.for_science.bot.building import GLANCE, OTHER_WAYS, buildable_at, tower_at
from serendip.games.for_science.bot.looking import BREATH, Thought
from serendip.games.for_science.bot.thumb import choose
from serendip.games.for_science.bot.towers import PATIENCE
from serendip.testing import rule
from tests.games.for_science.table import GAMMA, arranging, begun, hold, infect, lay, play

MOST_ATTEMPTS = PATIENCE[0] + OTHER_WAYS * GLANCE
"""Before a card of one Design is given up."""


def forget() -> None:
    towers._tower.cache_clear()
    looking._left_off.clear()


@pytest.fixture(autouse=True)
def nothing_known() -> None:
    """Whatever was thought before in this process is forgotten."""
    forget()


def hopeless_design(mutation: str) -> Match:
    """A table where nobody has anything to do but to find out that a Design can't be built as it lies."""
    match = begun(2, roles=("Geometer in Residence", "Emergency Accountant"))
    infect(match, GAMMA, mutation=mutation)
    lay(match, GAMMA, "Leaning Ribosome", "Shaken Anyway", "Receptor's Regret", verified=True)
    with arranging(match) as state:
        state.acted_at = [-100.0, -100.0]
    return match


def choice(match: Match, **view: Any) -> Action:
    actions = [action for action in match.actions(0) if not action.brought_by_server]
    return choose({**match.view(0), "people": [], **view}, actions, Random(5))


@rule("FS-D5")
@pytest.mark.parametrize("mutation", ["Splinted", "Inverse"])
def test_what_a_short_thought_does_not_find_out_the_next_ones_do(mutation: str) -> None:
    match = hopeless_design(mutation)
    hold(match, 0, "House Blend")
    thoughts: list[Action] = []
    while not thoughts or not isinstance(thoughts[-1], (do.Arrange, do.WasteDesign)):
        thoughts.append(choice(match, live=True))
        assert len(thoughts) <= MOST_ATTEMPTS / BREATH + 1
    assert len(thoughts) > 1
    # Meanwhile the next best thing is done, or it looks again a second later.
    assert all(isinstance(action, do.PlayDesign) or action == do.Think(1, 1, 10) for action in thoughts[:-1])
    assert thoughts[-1] == choice(match), "a long thought comes to the same"


@rule("FS-D5")
def test_one_thought_makes_no_more_attempts_than_it_may_whatever_it_asks() -> None:
    match = hopeless_design("Splinted")
    view = match.view(0)
    with Thought(BREATH) as thought:
        assert buildable_at(view, GAMMA) is None
        assert tower_at(view, GAMMA) is None
    assert thought.left == 0
    assert thought.unfinished
    assert sum(search.made for search in looking._left_off.values()) == BREATH
    # Out of a thought there is time, and what was begun is gone on with to the same end.
    assert buildable_at(view, GAMMA) is False
    assert looking._left_off == {}


@rule("FS-D5")
def test_a_glance_finds_the_same_whether_or_not_somebody_has_looked_longer() -> None:
    match = begun(1)
    lay(match, GAMMA, "Half-Blind", "Stubborn Helix", verified=True)  # found, but not at once
    view = match.view(0)
    assert [buildable_at(view, GAMMA, attempts=attempts) for attempts in (GLANCE, PATIENCE[0])] == [False, True]
    forget()
    assert [buildable_at(view, GAMMA, attempts=attempts) for attempts in (PATIENCE[0], GLANCE)] == [True, False]


@rule("FS-51", "FS-D5")
def test_a_hand_at_the_bench_needs_no_more_thoughts_of_towers() -> None:
    match = begun(2, roles=("Geometer in Residence", "Emergency Accountant"))
    lay(match, GAMMA, "Leaning Ribosome", "Shaken Anyway", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    view = match.view(0)
    assert buildable_at(view, GAMMA)
    towers_known = towers._tower.cache_info().currsize
    assert not isinstance(choice(match, live=True), do.TearDown)
    assert towers._tower.cache_info().currsize == towers_known
