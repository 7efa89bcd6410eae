"""The table's clock (FS-1, FS-2, FS-R2, FS-R3): who is asked, what falls due, and what the table does then."""

from serendip.core.line import Said
from serendip.games.for_science import words
from serendip.games.for_science.cards import mutations
from serendip.games.for_science.components import BELL, GRACE
from serendip.games.for_science.rules import events, meetings
from serendip.games.for_science.rules.building import stop_building, tear_down
from serendip.games.for_science.rules.decks import finish
from serendip.games.for_science.rules.giving_up import forget_debts
from serendip.games.for_science.rules.presence import is_busy, is_present, present
from serendip.games.for_science.rules.vaccine import lay_aside
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


def next_due(state: ForScience) -> float | None:
    """Return when the table acts by itself, not before now; None: never."""
    if state.stage in (CHOOSING, PAUSED, ENDED):
        return None
    times = [state.ends_at, state.bell_at, *state.busy_until]
    if state.stage == PLAYING:
        times.append(state.alert_at)
        times += [collapse_at(state, seat) for seat in range(state.seats)]
    elif state.stage == FROZEN:
        times.append(state.frozen_until)
    elif state.stage == MEETING:
        times.append(state.meeting_until)
    for seat, since in enumerate(state.away_since):
        if since != NEVER and not state.gone[seat]:
            times.append(since + GRACE)
    coming = [time for time in times if time != NEVER]
    return max(state.clock, min(coming)) if coming else None


def collapse_at(state: ForScience, seat: int) -> float:
    """Return when a Noxious build comes down that has not been checked."""
    if state.bench[seat] == NONE or state.begun_at[seat] == NEVER or state.passed[seat]:
        return NEVER
    seconds, _ = mutations.bench_seconds(state, state.bench[seat])
    return state.begun_at[seat] + seconds if seconds else NEVER


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
            late = collapse_at(state, seat)
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


def drop(state: ForScience, seat: int) -> None:
    """Take back what somebody has who stayed away too long (FS-R3)."""
    state.gone[seat] = True
    state.tell(words.GONE, (seat,))
    stop_building(state, seat)
    if state.held[seat] != NONE:
        lay_aside(state, seat)
    state.owes[seat] = []
    state.data[seat] = 0
    state.knowledge[seat] = 0
    if state.looked[seat]:
        state.hands[seat].append(state.looked[seat][0])
        state.design_discard += state.looked[seat][1:]
        state.looked[seat] = []


def leave(state: ForScience, seat: int) -> None:
    """Note that somebody's place is empty."""
    state.away_since[seat] = state.clock
    state.gone[seat] = False
    state.wishes_pause[seat] = False
    state.tell(words.LEFT, (seat,))
    events.all_clear(state)
    go_on(state)


def come_back(state: ForScience, seat: int) -> None:
    """Somebody is there again."""
    state.away_since[seat] = NEVER
    state.gone[seat] = False
    state.ready[seat] = True
    state.tell(words.BACK, (seat,))


def think(state: ForScience, seat: int, seconds: int) -> None:
    """Be busy for some seconds."""
    state.busy_until[seat] = state.clock + seconds


def ask_pause(state: ForScience, seat: int, wish: bool) -> None:
    """Ask for a pause, or do without; when everybody wants it the clock stands (FS-R2)."""
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
