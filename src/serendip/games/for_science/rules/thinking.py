"""Thinking (FS-D5): a bot is busy for some seconds, so that it keeps a human pace."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.components import LONGEST_THOUGHT
from serendip.games.for_science.state import PLAYING, ForScience

ACTIONS: Final = (do.Think,)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Whoever may do anything may also do nothing."""
    offers.append(offered.THINK)


def why_not(state: ForScience, seat: int, action: do.Think) -> Said | None:
    """A thought has its limits."""
    offers = action.choose(action.least) == offered.THINK and action.fits()
    return None if offers else Said(words.LONGEST_THOUGHT, (LONGEST_THOUGHT,))


def play(state: ForScience, seat: int, action: do.Think) -> None:
    """Be busy for so many seconds."""
    state.busy_until[seat] = state.clock + action.number
