"""The Overenthusiastic Team Coach (FS-72): a build that was cheered for earns more."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.cards.roles import power
from serendip.games.for_science.state import NONE, PLAYING, ForScience

ACTIONS: Final = (do.Cheer,)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Cheer for everybody who builds."""
    if power(state, seat, "cheer"):
        offers += [offered.CHEER[builder] for builder in range(state.seats) if wants_cheer(state, seat, builder)]


def why_not(state: ForScience, seat: int, action: do.Cheer) -> Said | None:
    """One is no coach, or there is no build of somebody else that was not cheered for yet."""
    if not power(state, seat, "cheer"):
        return Said(words.NO_POWER)
    builder = action.builder
    return None if 0 <= builder < state.seats and wants_cheer(state, seat, builder) else Said(words.NEEDS_NO_CHEER)


def wants_cheer(state: ForScience, seat: int, builder: int) -> bool:
    """Say whether somebody else builds, and has not been cheered for."""
    return builder != seat and state.bench[builder] != NONE and not state.cheered[builder]


def play(state: ForScience, seat: int, action: do.Cheer) -> None:
    """A builder is cheered for, once a build."""
    state.cheered[action.builder] = True
    state.tell(words.CHEERS, (seat, action.builder))
