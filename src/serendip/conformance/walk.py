"""Playing at random: how the promises get to positions worth looking at.

Everything goes through the public face of Match, and the random choices come from a generator of their own, so that
the same case is walked in the same way each time.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

from serendip.conformance.broken import BrokenPromise, require
from serendip.conformance.case import Case
from serendip.core.action import Action, Ranged
from serendip.core.errors import IllegalAction
from serendip.core.match import Match

_QUICK = 450
"""Decisions × viewers that are looked at without hurry."""
_LEAST = 10
_PAUSES = (0.0, 0.25, 1.0, 2.5, 7.0)


class WalkStep(NamedTuple):
    """A seat's action, or time that passes: then there is no action."""

    seat: int
    action: Action | None
    until: float

    def on(self, match: Match) -> None:
        """Do it in a match."""
        if self.action is None:
            match.pass_time(self.until)
        else:
            match.play(self.seat, self.action)

    def __str__(self) -> str:
        """Return it in words."""
        return f"time passes to {self.until} s" if self.action is None else f"seat {self.seat}: {self.action}"


def any_move(match: Match, rng: random.Random) -> WalkStep:
    """Return something that can be done now, at random; in real time that may be waiting."""
    if match.game.real_time and (not match.to_act or rng.random() < 0.3):
        due = match.due
        if not match.to_act:
            require(due is not None, "nobody is asked, the table waits for nothing, and yet the match goes on")
        pause = match.clock + rng.choice(_PAUSES)
        return WalkStep(-1, None, due if due is not None and rng.random() < 0.5 else pause)
    require(match.to_act, "nobody is asked, and yet the match goes on: outcome is None")
    seat = rng.choice(match.to_act)
    actions = match.actions(seat)
    require(actions, f"seat {seat} is asked and has no legal action")
    return WalkStep(seat, any_number(rng.choice(actions), rng), match.clock)


def any_number(action: Action, rng: random.Random) -> Action:
    """Return the action, with a number at random if it stands for a range."""
    if isinstance(action, Ranged):
        return action.choose(rng.choice((action.least, action.most, rng.randint(action.least, action.most))))
    return action


def sensible_move(match: Match, rng: random.Random, sense: float) -> WalkStep:
    """Return what the rules of thumb would do now, as often as there is `sense`, else anything."""
    move = any_move(match, rng)
    if move.action is None or rng.random() >= sense:
        return move
    return move._replace(action=match.game.thumb(match.view(move.seat), match.actions(move.seat), rng))


def play_on(case: Case, seed: int, match: Match, sense: float = 0.0) -> Iterator[WalkStep]:
    """Play a match to its end, yielding every move before it is made."""
    rng = random.Random(f"walk {seed}")
    for number in range(case.bound):
        if match.outcome is not None:
            return
        try:
            move = sensible_move(match, rng, sense) if sense else any_move(match, rng)
            yield move
            move.on(match)
        except (BrokenPromise, IllegalAction) as error:
            raise BrokenPromise(f"{case}, seed {seed}, decision {number}: {error}") from error
    if match.outcome is None:
        raise BrokenPromise(f"{case}, seed {seed}: no end after {case.bound} decisions")


def play_out(case: Case, seed: int, match: Match | None = None) -> Match:
    """Play a match to its end and return it: the same end as that of `walk`, for half the work."""
    match = case.new(seed) if match is None else match
    for _ in play_on(case, seed, match):
        pass
    return match


def walk(case: Case, seed: int) -> list[tuple[Match, WalkStep | None]]:
    """Play a match to its end; return a copy of it before each decision with what was chosen, and the end with None."""
    match = case.new(seed)
    found: list[tuple[Match, WalkStep | None]] = [(match.copy(), move) for move in play_on(case, seed, match)]
    found.append((match, None))
    return found


def positions(case: Case, seed: int, count: int) -> list[tuple[Match, WalkStep]]:
    """Return some positions of a match before a decision, with what was chosen there."""
    found = [(match, move) for match, move in walk(case, seed) if move is not None]
    return [found[number] for number in some(case, len(found), count, seed)]


def some(case: Case, length: int, count: int, seed: int) -> list[int]:
    """Return the numbers of so many positions, in order, at random from all of a match.

    Of a long match with many seats, which cost more to look at, they are fewer.
    """
    fewer = count * _QUICK // max(_QUICK, length * (case.seats + 1))
    return sorted(random.Random(f"positions {seed}").sample(range(length), min(max(fewer, _LEAST), length)))
