"""Attacking with the Energy Gun (TH-8, TH-27, TH-50, TH-51)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Attack
from serendip.games.time_horizon.components import ABSORBS, DAMAGE, EXPENSE, GUN, PEACEFUL_ROUNDS, SHIELD
from serendip.games.time_horizon.offerings import ATTACK
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.energy import lose
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import (
    ABSORBED,
    NO_ENERGY,
    NO_GUN,
    NO_SUCH_PLAYER,
    NOT_HERE,
    ONE_ATTACK,
    PEACE,
    SHOOTS,
)

ACTIONS: Final = (Attack,)
STAGES: Final = (IN_TURN,)


def may_shoot(state: TimeHorizon, seat: int) -> bool:
    """Say whether the player at turn has a shot: a gun, energy for it, once a turn, not in rounds 1 to 3."""
    gun = state.items[GUN][seat]
    return bool(gun and not state.attacked and state.round > PEACEFUL_ROUNDS and state.energy[seat] >= EXPENSE[gun])


def targets(state: TimeHorizon, seat: int) -> list[int]:
    """Return the other players in one's place."""
    here = state.pawn[seat]
    return [other for other in range(state.seats) if state.pawn[other] == here and other != seat]


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to shoot at everybody who is here."""
    if state.items[GUN][seat] and may_shoot(state, seat):
        for other in targets(state, seat):
            offers.append(ATTACK[other])


def why_not(state: TimeHorizon, seat: int, action: Attack) -> Said | None:
    """Return why one can't shoot."""
    victim = action.player
    if may_shoot(state, seat) and victim in targets(state, seat):
        return None
    if not 0 <= victim < state.seats or victim == seat:
        return Said(NO_SUCH_PLAYER)
    gun = state.items[GUN][seat]
    if not gun:
        return Said(NO_GUN)
    if state.round <= PEACEFUL_ROUNDS:
        return Said(PEACE)
    if state.attacked:
        return Said(ONE_ATTACK)
    if victim not in targets(state, seat):
        return Said(NOT_HERE, (victim,))
    return Said(NO_ENERGY, (EXPENSE[gun], state.energy[seat]))


def play(state: TimeHorizon, seat: int, action: Attack) -> None:
    """Shoot at a player in the same place; the shield absorbs some of it (TH-51)."""
    victim = action.player
    level = state.items[GUN][seat]
    absorbed = ABSORBS[state.items[SHIELD][victim]]
    state.attacked = True
    state.energy[seat] -= EXPENSE[level]
    state.tell(SHOOTS, (seat, victim, min(DAMAGE[level] - absorbed, state.energy[victim])))
    if absorbed:
        state.tell(ABSORBED, (victim, absorbed))
    lose(state, victim, DAMAGE[level] - absorbed)
