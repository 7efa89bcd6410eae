"""Energy, and being out without it: TH-25, TH-53, TH-90."""

from serendip.games.time_horizon.components import MOST_STORED, STORAGE
from serendip.games.time_horizon.rules.drawing import discard
from serendip.games.time_horizon.state import OUT, TimeHorizon
from serendip.games.time_horizon.words import IS_OUT


def lose(state: TimeHorizon, seat: int, number: int) -> int:
    """Take energy from a player, at most what there is; at 0 the player is out. Return what was lost."""
    lost = min(number, state.energy[seat])
    state.energy[seat] -= lost
    if state.energy[seat] == 0:
        leave(state, seat)
    return lost


def leave(state: TimeHorizon, seat: int) -> None:
    """A player is out: the pawn goes off, points stay, what was to be chosen is discarded (TH-25)."""
    state.alive[seat] = False
    state.pawn[seat] = OUT
    discard(state, seat, state.pending[seat])
    state.pending[seat] = []
    state.drafts[seat] = None
    state.held[seat] = None
    state.tell(IS_OUT, (seat,))


def charge_storage(state: TimeHorizon, seat: int) -> None:
    """Every move of a pawn, forced ones too, charges the Kinetic Storage (TH-53)."""
    if state.items[STORAGE][seat] and state.stored[seat] < MOST_STORED:
        state.stored[seat] += 1
