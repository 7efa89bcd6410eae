"""What a seat is asked, or whom it waits for."""

from serendip.core.line import Said
from serendip.games.for_science import words
from serendip.games.for_science.components import EVENTS, PLACES
from serendip.games.for_science.rules.moments import AWAY, HOLDING, KEEPING, OWING, moment
from serendip.games.for_science.rules.presence import is_busy
from serendip.games.for_science.rules.setup import chooses_universal, lacks_roles
from serendip.games.for_science.rules.vaccine import insight
from serendip.games.for_science.state import ALERT, CHOOSING, ENDED, FROZEN, MEETING, NONE, OBEYING, PAUSED, ForScience


def prompt(state: ForScience, seat: int | None) -> Said:
    """Return what a seat is asked, or whom it waits for."""
    stage = state.stage
    if stage == ENDED:
        return Said(words.FINISHED)
    if seat is not None and seat in state.to_act:
        return _asked(state, seat)
    if stage in (CHOOSING, PAUSED):
        return Said(words.WAIT_READY, (state.to_act,))
    if stage == OBEYING:
        return Said(words.WAIT_OBEY, (EVENTS[state.event].name, state.to_act))
    if stage == FROZEN:
        return Said(words.WAIT_FROZEN, (EVENTS[state.event].name,))
    if stage == MEETING:
        return Said(words.WAIT_COUNT)
    if seat is not None and is_busy(state, seat):
        return Said(words.WAIT_BUSY)
    return Said(words.WATCH)


def _asked(state: ForScience, seat: int) -> Said:
    """Return what a seat that is asked can do, the most urgent thing first."""
    now = moment(state, seat)
    if now == CHOOSING:
        if chooses_universal(state, seat):
            return Said(words.ASK_UNIVERSAL)
        return Said(words.ASK_ROLE) if lacks_roles(state, seat) else Said(words.ASK_READY)
    if now == AWAY:
        return Said(words.ASK_BACK)
    if now == PAUSED:
        return Said(words.ASK_READY)
    if now == ALERT:
        return Said(words.ASK_EVENT)
    if now == OBEYING:
        return Said(words.ASK_OBEY, (EVENTS[state.event].name, EVENTS[state.event].text))
    if now == MEETING:
        return Said(words.ASK_COUNT, (state.caller, sum(insight(state, state.counted))))
    if now == OWING:
        return Said(words.ASK_GIVE)
    if now == KEEPING:
        return Said(words.ASK_KEEP)
    if now == HOLDING:
        return Said(words.ASK_TILE, (state.held[seat],))
    if state.data[seat] or state.knowledge[seat]:
        return Said(words.ASK_SPEND, (state.data[seat], state.knowledge[seat]))
    if state.bench[seat] != NONE:
        return Said(words.ASK_BUILD, (PLACES[state.bench[seat]],))
    return Said(words.ASK_ANYTHING)
