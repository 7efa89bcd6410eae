"""Moments of a finished match from which a player can learn: something else was clearly better than what was done.

Those after which one's calibrated chance was lower come first; there a bot is asked, who knows what the player knew.
"""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from serendip.bots import Bot, ask_for_hint
from serendip.core.action import Action, Ranged
from serendip.core.line import Said
from serendip.core.match import Match

CONSIDERED = 8
"""About how many choices a bot is asked."""
MOST = 3
LEAST_GAIN = 0.03
"""Of less nobody needs to be told."""


class Lesson(NamedTuple):
    """After how many steps there was a better choice, and by how much one's chance to win was better with it."""

    step: int
    seat: int
    played: Action
    better: Action
    gain: float
    noise: float
    """The standard error of the gain."""
    why: Said | None


def doubtful(drops: Iterable[tuple[int, float]]) -> list[int]:
    """Return the steps to ask about, of all of a player's with what the chance fell by: where it fell most."""
    ranked = sorted(drops, key=lambda row: -row[1])
    return sorted(step for step, drop in ranked[:CONSIDERED] if drop > 0)


def lesson(match: Match, step: int, seat: int, played: Action, bot: Bot, rng: Random) -> Lesson | None:
    """Return what was clearly better than what was played here, if the bot finds anything."""
    actions = match.actions(seat)
    if played.preference or (len(actions) == 1 and not isinstance(actions[0], Ranged)):
        return None
    found = ask_for_hint(bot, match, seat, rng)
    lead = found.leads.get(played)
    if not found.calibrated or lead is None or lead.about_equal or lead.gain < LEAST_GAIN:
        return None
    why = match.imagine(seat, rng).purpose(seat, found.choice)
    return Lesson(step, seat, played, found.choice, lead.gain, lead.noise, why)


def worth_most(lessons: Iterable[Lesson]) -> list[Lesson]:
    """Return the lessons from which there is most to learn, in the order of the match."""
    return sorted(sorted(lessons, key=lambda one: -one.gain)[:MOST], key=lambda one: one.step)
