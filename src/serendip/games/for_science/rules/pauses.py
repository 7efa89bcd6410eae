"""Pauses (FS-R2): when everybody present asks for one the clock stands until everybody is ready again."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.rules.presence import present
from serendip.games.for_science.state import NEVER, PAUSED, PLAYING, ForScience

ACTIONS: Final = (do.AskPause, do.DropPause)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Ask for a pause, or do without one after all."""
    offers.append(offered.DROP_PAUSE if state.wishes_pause[seat] else offered.ASK_PAUSE)


def why_not(state: ForScience, seat: int, action: Action) -> Said | None:
    """One has asked for it, or one has not."""
    if isinstance(action, do.AskPause):
        return Said(words.PAUSE_ASKED) if state.wishes_pause[seat] else None
    return None if state.wishes_pause[seat] else Said(words.PAUSE_NOT_ASKED)


def play(state: ForScience, seat: int, action: Action) -> None:
    """Note the wish; when it is everybody's the clock stands."""
    wish = isinstance(action, do.AskPause)
    state.wishes_pause[seat] = wish
    state.tell(words.ASKS_PAUSE if wish else words.DROPS_PAUSE, (seat,))
    if wish and all(state.wishes_pause[other] for other in present(state)):
        state.stage = PAUSED
        state.stopped_at = state.clock
        state.ready = [False] * state.seats
        state.wishes_pause = [False] * state.seats
        state.tell(words.PAUSE)


def go_on(state: ForScience) -> None:
    """End a pause when everybody who is there is ready: all times move by as long as it lasted."""
    if state.stage != PAUSED or not present(state) or not all(state.ready[seat] for seat in present(state)):
        return
    lost = state.clock - state.stopped_at
    state.stage = PLAYING
    state.stopped_at = NEVER
    state.ends_at = later(state.ends_at, lost)
    state.bell_at = later(state.bell_at, lost)
    state.alert_at = later(state.alert_at, lost)
    state.begun_at = [later(time, lost) for time in state.begun_at]
    state.busy_until = [later(time, lost) for time in state.busy_until]
    state.tell(words.GOES_ON)


def later(time: float, seconds: float) -> float:
    """Return a time so many seconds later; never stays never."""
    return time if time == NEVER else time + seconds
