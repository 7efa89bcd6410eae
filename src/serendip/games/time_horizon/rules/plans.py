"""What the player at turn has begun: nothing of it is done before its last step, and until then it can be put back."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import PutBack
from serendip.games.time_horizon.components import NOBODY
from serendip.games.time_horizon.offerings import PUT_BACK
from serendip.games.time_horizon.rules.asked_for import PLANS
from serendip.games.time_horizon.state import NO_PLAN, NONE, TimeHorizon

ACTIONS: Final = (PutBack,)
STAGES: Final = PLANS


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to think again, whatever was begun."""
    offers.append(PUT_BACK)


def why_not(state: TimeHorizon, seat: int, action: PutBack) -> Said | None:
    """Have nothing against it: what was begun can always be put back."""
    return None


def play(state: TimeHorizon, seat: int, action: PutBack) -> None:
    """Leave what was begun."""
    state.fuss[seat] += 1
    clear_plan(state)


def clear_plan(state: TimeHorizon) -> None:
    """Forget what was begun."""
    state.plan = NO_PLAN
    state.plan_card = NONE
    state.plan_happens = NOBODY
    state.plan_fails = NOBODY
    state.plan_links = (0, 0, 0, 0, 0, 0)
