"""Whose turn it is: the end of a turn and the next player who can do anything, DM-36 and DM-38."""

from serendip.games.dark_matter.rules.end_of_round import end_round
from serendip.games.dark_matter.state import NONE, TURN, DarkMatter
from serendip.games.dark_matter.words import PASSES


def end_turn(state: DarkMatter, seat: int) -> None:
    """Lay the bid on the played pile (DM-36) and go on to the next player; who can do nothing is passed (DM-38)."""
    while True:
        state.played.append(state.bids[seat])
        state.bids[seat] = NONE
        state.turn += 1
        if state.turn == state.seats:
            state.to_act = ()
            end_round(state)
            return
        seat = state.order[state.turn]
        state.stage = TURN
        state.to_act = (seat,)
        if state.face_resource != NONE or state.actions(seat):
            return
        state.tell(PASSES, (seat,))
