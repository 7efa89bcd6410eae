"""What the table does when its time has come: it wakes probes (CC-5) and ends the race (CC-7)."""

from serendip.core.action import Action, TimeOut
from serendip.core.line import Said
from serendip.core.sections import ALWAYS
from tests.examples.comet_chase import words
from tests.examples.comet_chase.rules.ending import finish
from tests.examples.comet_chase.state import READY, CometChase

ACTIONS = (TimeOut,)
STAGES = ALWAYS

LIMIT = 30.0


def next_due(state: CometChase) -> float | None:
    """Return when the table acts by itself: for the next probe that has cooled down, or at the end."""
    if state.outcome is not None:
        return None
    return min([until for until in state.until if until > READY] + [LIMIT])


def offer(state: CometChase, seat: int, offers: list[Action]) -> None:
    """Nothing: it is no player's choice."""


def why_not(state: CometChase, seat: int, action: TimeOut) -> Said | None:
    """No player can do this."""
    return Said(words.ONLY_THE_TABLE)


def play(state: CometChase, seat: int, action: TimeOut) -> None:
    """Wake whoever has cooled down; after the last second the farthest wins."""
    if state.clock >= LIMIT:
        farthest = max(state.at)
        winners = tuple(seat for seat in range(state.seats) if state.at[seat] == farthest)
        finish(state, winners, Said(words.GONE, (winners,)))
        return
    cool = tuple(seat for seat, until in enumerate(state.until) if READY < until <= state.clock)
    for probe in cool:
        state.until[probe] = READY
    state.tell(words.COOL, (cool,))
    state.to_act = tuple(sorted(state.to_act + cool))
