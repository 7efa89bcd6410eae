"""An offer that waits for its answer can be taken back, or left standing (TH-29)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.exchange_actions import LeaveStanding, Withdraw
from serendip.games.time_horizon.offerings import LEAVE_STANDING, WITHDRAW
from serendip.games.time_horizon.rules.asked_for import PROPOSED
from serendip.games.time_horizon.rules.exchange import came_to_nothing, close_offer
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import WITHDRAWS

ACTIONS: Final = (Withdraw, LeaveStanding)
STAGES: Final = (PROPOSED,)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer both to who made the offer."""
    offers += (WITHDRAW, LEAVE_STANDING)


def why_not(state: TimeHorizon, seat: int, action: Withdraw | LeaveStanding) -> Said | None:
    """Have nothing against either."""
    return None


def play(state: TimeHorizon, seat: int, action: Withdraw | LeaveStanding) -> None:
    """Take the offer back; or not be asked again until it is answered."""
    if isinstance(action, LeaveStanding):
        state.left_standing = True
        return
    close_offer(state)
    came_to_nothing(state, seat)
    state.tell(WITHDRAWS, (seat,))
