"""The table's clock (FS-1, FS-2, FS-R10): who is asked, what falls due, and what the table does then."""

from typing import Final

from serendip.core.action import Action, TimeOut
from serendip.core.line import Said
from serendip.games.for_science import words
from serendip.games.for_science.cards import mutations
from serendip.games.for_science.components import BELL, GRACE
from serendip.games.for_science.rules import events, meetings
from serendip.games.for_science.rules.absence import drop
from serendip.games.for_science.rules.bench import comes_down_at, tear_down
from serendip.games.for_science.rules.ending import finish
from serendip.games.for_science.rules.giving_up import forget_debts
from serendip.games.for_science.rules.moments import not_now
from serendip.games.for_science.rules.presence import is_busy, is_present
from serendip.games.for_science.state import (
    CHOOSING,
    ENDED,
    FROZEN,
    MEETING,
    NEVER,
    NONE,
    OBEYING,
    PAUSED,
    PLAYING,
    ForScience,
)

ACTIONS: Final = (TimeOut,)
STAGES: Final[tuple[int, ...]] = ()
"""The table's own action is never offered."""


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Nobody can do what the clock does."""


def why_not(state: ForScience, seat: int, action: TimeOut) -> Said | None:
    """Say that only the table does this, when its time has come (FS-2)."""
    return not_now(state, seat, action)


def play(state: ForScience, seat: int, action: TimeOut) -> None:
    """The table does what has fallen due."""
    time_out(state)


def next_due(state: ForScience) -> float | None:
    """Return when the table acts by itself, not before now; None: never."""
    if state.stage in (CHOOSING, PAUSED, ENDED):
        return None
    times = [state.ends_at, state.bell_at, *state.busy_until]
    if state.stage == PLAYING:
        times.append(state.alert_at)
        times += [comes_down_at(state, seat) for seat in range(state.seats)]
    elif state.stage == FROZEN:
        times.append(state.frozen_until)
    elif state.stage == MEETING:
        times.append(state.meeting_until)
    for seat, since in enumerate(state.away_since):
        if since != NEVER and not state.gone[seat]:
            times.append(since + GRACE)
    coming = [time for time in times if time != NEVER]
    return max(state.clock, min(coming)) if coming else None


def time_out(state: ForScience) -> None:
    """Do what has fallen due."""
    now = state.clock
    for seat in range(state.seats):
        if state.busy_until[seat] != NEVER and state.busy_until[seat] <= now:
            state.busy_until[seat] = NEVER
    if state.ends_at != NEVER and state.ends_at <= now:
        finish(state, False, Said(words.LOST))
        return
    for seat, since in enumerate(state.away_since):
        if since != NEVER and not state.gone[seat] and since + GRACE <= now:
            drop(state, seat)
    if state.bell_at != NEVER and state.bell_at <= now:
        state.bell_at += BELL
        minutes = round((state.ends_at - now) / 60)
        if minutes > 0:
            state.tell(words.BELL, (minutes,))
    if state.stage == PLAYING:
        for seat in range(state.seats):
            late = comes_down_at(state, seat)
            if late != NEVER and late <= now:
                _, name = mutations.bench_seconds(state, state.bench[seat])
                state.tell(words.TOO_LATE, (name, seat))
                tear_down(state, seat)
        if state.alert_at != NEVER and state.alert_at <= now:
            events.sound(state)
    elif state.stage == FROZEN and state.frozen_until <= now:
        state.frozen_until = NEVER
        state.stage = PLAYING
        state.tell(words.ALL_CLEAR)
    elif state.stage == MEETING and state.meeting_until <= now:
        meetings.confirm(state, NONE)


def catch_up(state: ForScience) -> None:
    """Do at once what has become due by an action: an alert that waited for a meeting to end, seconds that are lost.

    Nothing stays due at the moment of an action, so that a replay tells the same story.
    """
    due = next_due(state)
    while due is not None and due <= state.clock:
        time_out(state)
        due = next_due(state)


def ask(state: ForScience) -> None:
    """Settle who is asked now."""
    forget_debts(state)
    stage = state.stage
    if stage == ENDED:
        state.to_act = ()
        return
    asked: list[int] = []
    for seat in range(state.seats):
        if stage == CHOOSING:
            waits = state.ready[seat]
        elif not is_present(state, seat):
            waits = False
        elif stage == PAUSED:
            waits = state.ready[seat]
        elif is_busy(state, seat) or stage == FROZEN:
            waits = True
        elif stage == OBEYING:
            waits = state.obeyed[seat]
        elif stage == MEETING:
            waits = not meetings.may_confirm(state, seat)
        else:
            waits = False
        if not waits:
            asked.append(seat)
    state.to_act = tuple(asked)
