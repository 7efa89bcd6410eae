"""Spending the last energy puts one out, so that it has to be confirmed first (TH-25)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon.cards.bets import staked
from serendip.games.time_horizon.components import (
    BET_IMPACT_COST,
    EXPENSE,
    GUN,
    ITEM_NUMBER,
    JUMP_COST,
    MOVE_COST,
    ORGANISE_COST,
    STRONG_COST,
)
from serendip.games.time_horizon.offerings import REFRAIN, SPEND_LAST
from serendip.games.time_horizon.rules.asked_for import CONFIRMS
from serendip.games.time_horizon.rules.items import price
from serendip.games.time_horizon.rules.plans import clear_plan
from serendip.games.time_horizon.state import TimeHorizon

ACTIONS: Final = (do.SpendLast, do.Refrain)
STAGES: Final = (CONFIRMS,)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Ask whether it is meant."""
    offers += (SPEND_LAST, REFRAIN)


def why_not(state: TimeHorizon, seat: int, action: do.SpendLast | do.Refrain) -> Said | None:
    """Have nothing against either answer."""
    return None


def play(state: TimeHorizon, seat: int, action: do.SpendLast | do.Refrain) -> None:
    """Keep the last energy: what was begun is put back, too. To spend it is to do what was held back (`released`)."""
    state.held[seat] = None
    if seat == state.at_turn:
        state.fuss[seat] += 1
        clear_plan(state)


_COSTING: Final = frozenset(
    (
        do.Move, do.EnterWormhole, do.LeaveWormhole, do.Place, do.StrongImpact, do.Buy, do.Attack, do.Jump, do.JumpFar,
        do.Repay, do.Bet,
    )
)  # fmt: skip
"""The kinds of action that cost energy at once."""


def must_confirm(state: TimeHorizon, seat: int, action: Action) -> bool:
    """Say whether an action spends the last energy and was not confirmed yet."""
    return (
        type(action) in _COSTING
        and state.held[seat] is None
        and cost(state, seat, action) == state.energy[seat]
        and state.alive[seat]
    )


def released(state: TimeHorizon, seat: int, action: Action) -> Action:
    """Return what is to be done: of who spends the last energy, what was held back."""
    held = state.held[seat]
    if held is None or not isinstance(action, do.SpendLast):
        return action
    state.held[seat] = None
    return held


def cost(state: TimeHorizon, seat: int, action: Action) -> int:
    """Return what an action costs at once."""
    if isinstance(action, (do.Move, do.EnterWormhole, do.LeaveWormhole)):
        return MOVE_COST
    if isinstance(action, do.Place):
        return ORGANISE_COST
    if isinstance(action, do.StrongImpact):
        return STRONG_COST
    if isinstance(action, do.Buy):
        return price(state, seat, ITEM_NUMBER[action.item])
    if isinstance(action, do.Attack):
        return EXPENSE[state.items[GUN][seat]]
    if isinstance(action, (do.Jump, do.JumpFar)):
        return JUMP_COST
    if isinstance(action, do.Repay):
        return action.number
    if isinstance(action, do.Bet):
        return BET_IMPACT_COST * action.number + staked(state, seat)
    return 0
