"""A search that only puts off what comes next would do so for ever: it never goes back, and nothing leads it there."""

from random import Random

import serendip
from serendip.bots import ask, make_bot
from serendip.bots.contest import leads_nowhere
from serendip.bots.tree import SearchSettings, Tree
from serendip.games.time_horizon.actions import DrawLink, Organise
from serendip.games.time_horizon.continuum import EARLIER
from serendip.games.time_horizon.exchange_actions import CloseOffers
from tests.games.time_horizon.table import play, table

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
    tree = Tree(GAME, seat, rng, SearchSettings())
    found = [action for action in match.actions(seat) if leads_nowhere(tree, action, match.imagine(seat, rng))]
    assert found
    assert all(action.goes_back for action in found)


def test_what_leaves_nothing_but_going_back_leads_nowhere() -> None:
    match = table(round=7, at={0: 40, 1: 60, 2: 60}, energy={0: 40})
    play(match, 0, Organise("orange Logistic"))
    outward = [side for side in range(6) if not EARLIER[40] >> side & 1]
    play(match, 0, DrawLink(4, 2, 4, outward[0], "cause"))
    tree = Tree(GAME, 0, Random(1), SearchSettings())
    all_that_is_left = DrawLink(4, 2, 4, outward[1], "cause")
    assert leads_nowhere(tree, all_that_is_left, match.imagine(0, Random(1)))
    assert not leads_nowhere(tree, all_that_is_left.choose(2), match.imagine(0, Random(1)))


def test_an_action_that_only_takes_time_is_worth_what_thumb_would_do() -> None:
    match = table(round=7, at={0: 40, 1: 41, 2: 60}, energy={0: 40, 1: 30, 2: 30})
    tree = Tree(GAME, 0, Random(1), SearchSettings())
    rather = GAME.thumb(match.view(0), match.actions(0), Random(1))
    assert CloseOffers() in match.actions(0)
    for seed in range(20):
        imagined = match.imagine(0, Random(seed))
        at_once = tree.iterate(imagined.copy(), rather, also=(0,))
        later = tree.iterate(imagined.copy(), CloseOffers(), also=(0,))
        assert later[0] == at_once[0]
