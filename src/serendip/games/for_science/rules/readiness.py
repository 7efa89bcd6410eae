"""Being ready (FS-9, FS-R2, FS-82): to begin, to go on after a pause, and at a drill."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.components import EVENTS
from serendip.games.for_science.rules import events
from serendip.games.for_science.rules.pauses import go_on
from serendip.games.for_science.rules.setup import begin, still_to_choose
from serendip.games.for_science.state import CHOOSING, OBEYING, PAUSED, ForScience

ACTIONS: Final = (do.SayReady,)
STAGES: Final = (CHOOSING, PAUSED, OBEYING)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Say so when everything is chosen and nothing is to be typed."""
    if obstacle(state, seat) is None:
        offers.append(offered.SAY_READY)


def why_not(state: ForScience, seat: int, action: do.SayReady) -> Said | None:
    """Something is still to be chosen or to be typed."""
    return obstacle(state, seat)


def obstacle(state: ForScience, seat: int) -> Said | None:
    """Return what a player must do before saying to be ready."""
    if state.stage == CHOOSING:
        return still_to_choose(state, seat)
    if state.stage == OBEYING and EVENTS[state.event].phrase:
        return Said(words.SAY_FIRST, (EVENTS[state.event].phrase,))
    return None


def play(state: ForScience, seat: int, action: do.SayReady) -> None:
    """Begin when all are ready, go on after a pause, or report at a drill."""
    if state.stage == OBEYING:
        events.report(state, seat)
        return
    state.ready[seat] = True
    state.tell(words.IS_READY, (seat,))
    if state.stage != CHOOSING:
        go_on(state)
    elif all(state.ready):
        begin(state)
