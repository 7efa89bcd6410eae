"""Serendip: its games with three seats, through the public API."""

from collections.abc import Callable
from random import Random

import serendip
from benchmarks.engine.peers import WHOLE_GAME, Played
from serendip.core.action import Ranged


def play_on(match: serendip.Match, draw: Callable[[], float], stop: int) -> int:
    """Play at random until the end or for so many decisions; return how many were made.

    When several seats are asked at once, the first of them decides first.
    """
    numbers = any(issubclass(kind, Ranged) for kind in match.game.actions)
    decisions = 0
    while decisions < stop and (asked := match.to_act):
        decide(match, asked[0], draw, numbers)
        decisions += 1
    return decisions


def decide(match: serendip.Match, seat: int, draw: Callable[[], float], numbers: bool) -> None:
    """Do anything that is offered to a seat."""
    actions = match.actions(seat)
    action = actions[int(draw() * len(actions))]
    if numbers and isinstance(action, Ranged):
        action = action.choose(action.least + int(draw() * (action.most - action.least + 1)))
    match.play(seat, action)


class SerendipGame:
    """One of the games, three seats, usual options."""

    name: str

    def __init__(self) -> None:
        self.game = serendip.game(self.name)

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game."""
        match = self.game.new(seats=3, seed=seed)
        return Played(match, play_on(match, Random(seed).random, stop))

    def copies(self, state: serendip.Match) -> dict[str, Callable[[], object]]:
        """Copy the truth, or what the seat to act can imagine; in real time there may be none, then any."""
        seat = next(iter(state.to_act), 0)
        rng = Random(5)
        return {"copy": state.copy, "imagine": lambda: state.imagine(seat, rng)}


class DarkMatter(SerendipGame):
    """The card game: short, with hidden bids."""

    name = "dark-matter"


class TimeHorizon(SerendipGame):
    """The longest game, on a board of nodes."""

    name = "time-horizon"


class Pandorum(SerendipGame):
    """The game with the most actions to choose from."""

    name = "pandorum"


class ForScience(SerendipGame):
    """The game in real time: somebody decides every other second, until the time is up."""

    name = "for-science"
    pause = 2.0

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game."""
        match = self.game.new(seats=3, seed=seed)
        draw = Random(seed).random
        decisions = 0
        while decisions < stop and match.outcome is None:
            if asked := match.to_act:
                decide(match, asked[int(draw() * len(asked))], draw, True)
                decisions += 1
            match.pass_time(match.clock + self.pause)
        return Played(match, decisions)
