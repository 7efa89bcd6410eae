"""Leaving the table and coming back (FS-R3): after 30 seconds the others go on without whoever has left."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.rules import events
from serendip.games.for_science.rules.bench import stop_building
from serendip.games.for_science.rules.moments import AWAY
from serendip.games.for_science.rules.pauses import go_on
from serendip.games.for_science.rules.presence import is_present
from serendip.games.for_science.rules.vaccine import lay_aside
from serendip.games.for_science.state import CHOOSING, ENDED, NEVER, NONE, ForScience

ACTIONS: Final = (do.Leave, do.ComeBack)
STAGES: Final = (AWAY,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Whoever is away may come back; that somebody leaves is seen by the server and not listed."""
    offers.append(offered.COME_BACK)


def why_not(state: ForScience, seat: int, action: Action) -> Said | None:
    """Nobody leaves before the start, after the end, or twice."""
    if isinstance(action, do.Leave):
        can_leave = is_present(state, seat) and state.stage not in (CHOOSING, ENDED)
        return None if can_leave else Said(words.CANT_LEAVE)
    return None


def play(state: ForScience, seat: int, action: Action) -> None:
    """Note that somebody's place is empty, so that nobody waits for them; or that they are there again."""
    state.gone[seat] = False
    if isinstance(action, do.Leave):
        state.away_since[seat] = state.clock
        state.wishes_pause[seat] = False
        state.tell(words.LEFT, (seat,))
        events.all_clear(state)
        go_on(state)
    else:
        state.away_since[seat] = NEVER
        state.ready[seat] = True
        state.tell(words.BACK, (seat,))


def drop(state: ForScience, seat: int) -> None:
    """Take back what somebody has who stayed away too long."""
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
