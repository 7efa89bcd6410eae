"""The end of the game: who has won, and what everybody still has in hand (TH-70, TH-99)."""

from serendip.core.line import Line, Plain, Said
from serendip.core.outcome import Outcome
from serendip.games.time_horizon.components import ARTIFACTS, KIND_OF, STORAGE, TITLES
from serendip.games.time_horizon.state import ENDED, TimeHorizon
from serendip.games.time_horizon.words import (
    HELD_ARTIFACTS,
    HELD_EVENTS,
    MORE_EARLIER,
    MORE_ENERGY,
    MOST_POINTS,
    SHARED,
)


def finish(state: TimeHorizon) -> None:
    """Find the winners: points, then points after phases 1, 2 and 3, then energy (TH-70)."""
    state.stage = ENDED
    show_hands(state)
    most = max(state.points)
    best = [seat for seat in range(state.seats) if state.points[seat] == most]
    line: Line = MOST_POINTS
    more: tuple[Plain, ...] = ()
    for phase in (1, 2, 3):
        if len(best) > 1:
            top = max([state.points_after[phase][seat] for seat in best])
            left = [seat for seat in best if state.points_after[phase][seat] == top]
            if len(left) < len(best):
                best = left
                line = MORE_EARLIER
                more = (phase,)
    if len(best) > 1:
        top = max([wealth(state, seat) for seat in best])
        left = [seat for seat in best if wealth(state, seat) == top]
        if len(left) < len(best):
            best = left
            line = MORE_ENERGY
            more = ()
        elif len(best) > 1:
            line = SHARED
            more = ()
    scores = tuple([float(number) for number in state.points])
    state.outcome = Outcome(tuple(best), scores, Said(line, (tuple(best), most, *more)))


def show_hands(state: TimeHorizon) -> None:
    """Show what everybody still has in hand (TH-99)."""
    for seat in range(state.seats):
        events = tuple([TITLES[card] for card in state.hands[seat]])
        artifacts = tuple([ARTIFACTS[KIND_OF[artifact]] for artifact in state.held_artifacts[seat]])
        if events:
            state.tell(HELD_EVENTS, (seat, events))
        if artifacts:
            state.tell(HELD_ARTIFACTS, (seat, artifacts))
    state.sealed = True


def wealth(state: TimeHorizon, seat: int) -> int:
    """Return a player's energy, the Kinetic Storage included."""
    return state.energy[seat] + (state.stored[seat] if state.items[STORAGE][seat] else 0)
