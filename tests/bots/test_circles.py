"""A search that only puts off what comes next would do so for ever: it never goes back, and nothing leads it there."""

from random import Random

import serendip
from serendip.bots import ask, make_bot
from serendip.bots.contest import leads_nowhere
from serendip.bots.tree import Settings, Tree

GAME = serendip.game("time-horizon")


def test_what_was_begun_is_finished() -> None:
    bot = make_bot("search:20", GAME, seed=1)
    rng = Random(3)
    match = GAME.new(seats=2, seed=3)
    asked = 0
    while asked < 5:
        seat = match.to_act[0]
        actions = match.actions(seat)
        if any(action.goes_back for action in actions) and len(actions) > 1:
            assert not ask(bot, match, seat, rng).goes_back
            asked += 1
        match.play(seat, rng.choice(actions))
        assert match.outcome is None, "too few plans were begun in this game: take another seed"


def test_only_what_goes_back_leads_nowhere() -> None:
    rng = Random(3)
    match = GAME.new(seats=2, seed=3)
    while not any(action.goes_back for action in match.actions(match.to_act[0])):
        match.play(match.to_act[0], rng.choice(match.actions(match.to_act[0])))
    seat = match.to_act[0]
    tree = Tree(GAME, seat, rng, Settings())
    found = [action for action in match.actions(seat) if leads_nowhere(tree, action, match.imagine(seat, rng))]
    assert found
    assert all(action.goes_back for action in found)
