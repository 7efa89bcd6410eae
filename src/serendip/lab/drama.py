"""How a match felt on the way: lead, tension, uncertainty, comebacks, and what there was to choose. See docs/lab.md.

The match is played again, and after every choice the game's own estimate says each seat's share of the win.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import log, sqrt
from typing import Final, NamedTuple

from serendip.core.action import Ranged
from serendip.core.match import Match
from serendip.core.played_state import TABLE
from serendip.core.repeat import repeat

DECIDED: Final = 2 / 3
"""From which chance on a seat is said to have won; docs/lab.md says so too."""

STEPS: Final = 21
"""How many points a curve has."""

HOPELESS: Final = 0.05
"""Up to which chance a seat plays for others only."""


class Drama(NamedTuple):
    """The measures of a match by name, and the winner's chance as it went on, at so many even steps; () if unknown."""

    measures: dict[str, float]
    curve: tuple[float, ...] = ()


def drama_of(match: Match) -> Drama:
    """Return how a match that is over felt; what is of chances only if the game can estimate them."""
    again = match.opening()
    chances: list[list[float]] = []
    movers: list[int] = []
    asked: list[int] = []
    offered: list[int] = []
    for step in match.steps(after=again.last):
        if step.seat != TABLE:
            asked.append(step.seat)
            offered.append(choices_of(again, step.seat))
        repeat(again, step)
        now = shares(again)
        if now is not None:
            chances.append(now)
            movers.append(step.seat)
    found = {
        "choices at a time": sum(offered) / max(1, len(offered)),
        "dead turns": sum(count == 1 for count in offered) / max(1, len(offered)),
        "downtime": downtime(asked, match.seats),
    }
    outcome = match.outcome
    if outcome is not None and len(chances) > 2 and 0 < len(outcome.winners) < match.seats:
        found |= of_chances(chances, outcome.winners, movers)
        mine = [max(now[seat] for seat in outcome.winners) for now in chances]
        return Drama(found, tuple([mine[step * (len(mine) - 1) // (STEPS - 1)] for step in range(STEPS)]))
    return Drama(found)


def choices_of(match: Match, seat: int) -> int:
    """Return among how many choices a seat chooses; each number of a range is one."""
    return sum(action.most - action.least + 1 if isinstance(action, Ranged) else 1 for action in match.actions(seat))


def shares(match: Match) -> list[float] | None:
    """Return each seat's chance as the game estimates it, adding up to 1; None where it can't."""
    if match.outcome is not None:
        return None
    estimates = [match.estimate(seat) for seat in range(match.seats)]
    known = [estimate for estimate in estimates if estimate is not None]
    total = sum(known)
    if len(known) < len(estimates) or total <= 0:
        return None
    return [one / total for one in known]


def downtime(asked: Sequence[int], seats: int) -> float:
    """Return how many choices of others lie between two of one's own, on average."""
    last = {seat: place for place, seat in reversed(list(enumerate(asked)))}
    gaps: list[int] = []
    for place, seat in enumerate(asked):
        if place > last[seat]:
            gaps.append(place - last[seat] - 1)
        last[seat] = place
    return sum(gaps) / len(gaps) if gaps and seats > 1 else 0.0


def of_chances(chances: Sequence[Sequence[float]], winners: Sequence[int], movers: Sequence[int]) -> dict[str, float]:
    """Return what the curves of the chances tell; `movers` made the choice before each of them."""
    seats = len(chances[0])
    mine = [max(now[seat] for seat in winners) for now in chances]
    behind = [sqrt(max(now) - own) for now, own in zip(chances, mine, strict=True) if max(now) > own]
    leaders = [max(range(seats), key=lambda seat: (now[seat], -seat)) for now in chances]
    entropy = [-sum(one * log(one) for one in now if one > 0) / log(seats) for now in chances]
    gaps = [ranked[-1] - ranked[-2] for ranked in (sorted(now) for now in chances)]
    swings = [sum(abs(new - old) for new, old in zip(after, now, strict=True)) / 2 for now, after in pairwise(chances)]
    kings = [
        swing
        for swing, mover, before, after in zip(swings, movers[1:], chances, chances[1:], strict=False)
        if mover >= 0 and max(before[mover], after[mover]) <= HOPELESS
    ]
    return {
        "lead changes": float(sum(before != after for before, after in pairwise(leaders))),
        "drama": sum(behind) / len(behind) if behind else 0.0,
        "tension": 1 - sum(gaps) / len(gaps),
        "uncertainty": sum(entropy) / len(entropy),
        "undecided": max((place + 1 for place, own in enumerate(mine) if own < DECIDED), default=0) / len(mine),
        "comeback": max(0.0, 1 / seats - min(mine)) * seats,
        "decisiveness": max(swings, default=0.0),
        "kingmaking": max(kings, default=0.0),
    }
