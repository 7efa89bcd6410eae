"""The Hole annihilates: its owner says who of the equally near pays next (TH-61)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import NextVictim
from serendip.games.time_horizon.cards.hole_in_the_box import collect, nearest, pay
from serendip.games.time_horizon.offerings import NEXT_VICTIM
from serendip.games.time_horizon.rules.asked_for import ANNIHILATES
from serendip.games.time_horizon.rules.rounds import finish_turn
from serendip.games.time_horizon.state import ANNIHILATING, TimeHorizon
from serendip.games.time_horizon.words import NOT_NEAREST

ACTIONS: Final = (NextVictim,)
STAGES: Final = (ANNIHILATES,)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the nearest who have not paid yet."""
    for victim in nearest(state):
        offers.append(NEXT_VICTIM[victim])


def why_not(state: TimeHorizon, seat: int, action: NextVictim) -> Said | None:
    """Return why somebody does not pay next."""
    return None if action.player in nearest(state) else Said(NOT_NEAREST)


def play(state: TimeHorizon, seat: int, action: NextVictim) -> None:
    """Let one of the nearest pay; when the debt is covered the turn ends."""
    pay(state, action.player)
    state.victims = [victim for victim in state.victims if victim % 100 != action.player]
    collect(state)
    if state.stage != ANNIHILATING:
        finish_turn(state, seat)
