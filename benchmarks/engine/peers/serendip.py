"""Serendip: Dark Matter with three seats, through the public API."""

from collections.abc import Callable
from random import Random

import serendip
from benchmarks.engine.peers import WHOLE_GAME, Played


def play_on(match: serendip.Match, draw: Callable[[], float], stop: int) -> int:
    """Play at random until the end or for so many decisions; return how many were made.

    When several seats are asked at once, the first of them decides first.
    """
    decisions = 0
    while decisions < stop and (asked := match.to_act):
        seat = asked[0]
        actions = match.actions(seat)
        match.play(seat, actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


class DarkMatter:
    """Dark Matter, three seats, usual options."""

    def __init__(self) -> None:
        self.game = serendip.game("dark-matter")

    def play(self, seed: int, stop: int = WHOLE_GAME) -> Played:
        """Play a random game."""
        match = self.game.new(seats=3, seed=seed)
        return Played(match, play_on(match, Random(seed).random, stop))

    def copies(self, state: serendip.Match) -> dict[str, Callable[[], object]]:
        """Copy the truth, or what the seat to act can imagine."""
        seat = state.to_act[0]
        rng = Random(5)
        return {"copy": state.copy, "imagine": lambda: state.imagine(seat, rng)}
