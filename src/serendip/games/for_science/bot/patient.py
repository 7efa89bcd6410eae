"""A colleague for whoever learns the game: Verifies, confirms and agrees, and leaves everything else to them."""

from collections.abc import Sequence
from typing import Final

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.situation import Situation
from serendip.games.for_science.bot.thumb import (
    agree_to_pause,
    begin,
    do_what_is_asked,
    in_time,
    pay_debts,
    verify,
)

PURPOSES: Final = (do_what_is_asked, begin, pay_debts, agree_to_pause, verify)
"""What others wait for, the most urgent first."""

PAUSE: Final = 2
"""Seconds until it looks again whether somebody waits."""


def choose_patiently(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Choose what others wait for, at a person's pace; else wait."""
    situation = Situation(view, actions, rng)
    for purpose in PURPOSES:
        action: Action | None = purpose(situation)
        if action is not None:
            return in_time(situation, action)
    waiting = situation.of(do.Think)
    return waiting[0].choose(PAUSE) if waiting else situation.pick(list(situation.actions))
