"""Carrying out actions: which rule answers which, asking before the last energy is spent, and what follows."""

from collections.abc import Callable
from typing import Any, Final

from serendip.core.action import Action, Ranged
from serendip.games.time_horizon import actions as do
from serendip.games.time_horizon import exchange_actions as trade
from serendip.games.time_horizon.artifacts import (
    collapse_generator,
    collector,
    hole_in_the_box,
    lachesis_needle,
    symmetrical_stabilizer,
    tangle_of_fates,
)
from serendip.games.time_horizon.artifacts.casting import cast
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
from serendip.games.time_horizon.rules import activity, choosing, exchange, items, movement, organising, swapping
from serendip.games.time_horizon.rules.asking import ask
from serendip.games.time_horizon.rules.energy import leave
from serendip.games.time_horizon.rules.rounds import end_turn, finish_turn, go_on_sweeping, next_turn
from serendip.games.time_horizon.state import ANNIHILATING, SHORTAGE, TURN, TimeHorizon


def carry_out(state: TimeHorizon, seat: int, action: Action) -> None:
    """Carry out a legal action."""
    energy = state.energy[seat]
    if (
        (energy <= MOST_COST or isinstance(action, Ranged))
        and state.held[seat] is None
        and cost(state, seat, action) == energy
        and state.alive[seat]
    ):
        state.held[seat] = action
        return
    _RULES[type(action)](state, seat, action)
    if state.stage == TURN and state.at_turn >= 0:
        settle(state)
    ask(state)


def settle(state: TimeHorizon) -> None:
    """Whoever has spent the last energy is out; if it was the player at turn, the turn is over (TH-25)."""
    seat = state.at_turn
    if state.alive[seat] and state.energy[seat] == 0:
        leave(state, seat)
    if not state.alive[seat]:
        next_turn(state)
    for other in range(state.seats):
        draft = state.drafts[other]
        if draft is not None and (
            state.pawn[other] != state.pawn[draft.receiver] or seat not in (draft.proposer, draft.receiver)
        ):
            state.drafts[other] = None


MOST_COST: Final = 24
"""No price is higher; bets and repayments may be."""


def cost(state: TimeHorizon, seat: int, action: Action) -> int:
    """Return what an action costs at once."""
    if isinstance(action, (do.Move, do.EnterWormhole, do.LeaveWormhole)):
        return MOVE_COST
    if isinstance(action, do.Place):
        return ORGANISE_COST
    if isinstance(action, do.StrongImpact):
        return STRONG_COST
    if isinstance(action, do.Buy):
        return items.price(state, seat, ITEM_NUMBER[action.item])
    if isinstance(action, do.Attack):
        return EXPENSE[state.items[GUN][seat]]
    if isinstance(action, (do.Jump, do.JumpFar)):
        return JUMP_COST
    if isinstance(action, do.Repay):
        return action.number
    if isinstance(action, do.Bet):
        return BET_IMPACT_COST * action.number + tangle_of_fates.staked(state, seat)
    return 0


def put_back(state: TimeHorizon, seat: int, action: Action) -> None:
    """Leave what was begun."""
    state.fuss[seat] += 1
    organising.clear_plan(state)


def spend_last(state: TimeHorizon, seat: int, action: Action) -> None:
    """Do what was held back."""
    held = state.held[seat]
    assert held is not None
    state.held[seat] = None
    _RULES[type(held)](state, seat, held)


def refrain(state: TimeHorizon, seat: int, action: Action) -> None:
    """Do it not; what was begun is put back, too."""
    state.held[seat] = None
    if seat == state.at_turn:
        state.fuss[seat] += 1
        organising.clear_plan(state)


def close_turn(state: TimeHorizon, seat: int, action: Action) -> None:
    """End the turn."""
    end_turn(state, seat)


def flee(state: TimeHorizon, seat: int, action: do.Flee) -> None:
    """Flee; then the Now goes on."""
    movement.flee(state, seat, action)
    go_on_sweeping(state)


def next_victim(state: TimeHorizon, seat: int, action: do.NextVictim) -> None:
    """Choose who pays; when the debt is covered the turn ends."""
    hole_in_the_box.next_victim(state, seat, action)
    if state.stage != ANNIHILATING:
        finish_turn(state, seat)


def choose_event(state: TimeHorizon, seat: int, action: do.ChooseEvent) -> None:
    """Choose an event; if cards were short, somebody may now draw and the next turn begin."""
    choosing.choose_event(state, seat, action)
    if state.stage == SHORTAGE and choosing.shortage_is_over(state):
        next_turn(state)


_RULES: Final[dict[type[Action], Callable[[TimeHorizon, int, Any], None]]] = {
    do.SwapEvent: swapping.swap_event,
    do.KeepEvents: swapping.keep_events,
    do.Move: movement.move,
    do.EnterWormhole: movement.enter_wormhole,
    do.LeaveWormhole: movement.leave_wormhole,
    do.Organise: organising.organise,
    do.DrawLink: organising.draw_link,
    do.NameArc: organising.name_arc,
    do.Place: organising.place,
    do.PutBack: put_back,
    do.Extract: activity.extract,
    do.ExtractWithCollector: collector.extract_with_collector,
    do.WeakImpact: activity.weak_impact,
    do.StrongImpact: activity.strong_impact,
    do.Buy: items.buy,
    do.Attack: items.attack,
    do.EmptyStorage: items.empty_storage,
    do.Amplify: items.amplify,
    do.AmplifyNeedle: items.amplify_needle,
    do.Discharge: activity.discharge,
    do.Cast: cast,
    do.CastTangle: tangle_of_fates.cast_tangle,
    do.OpenCollapse: collapse_generator.open_collapse,
    do.Jump: collapse_generator.jump,
    do.JumpFar: collapse_generator.jump_far,
    do.Borrow: hole_in_the_box.borrow,
    do.Repay: hole_in_the_box.repay,
    do.ThreadNeedle: lachesis_needle.thread_needle,
    do.Sew: lachesis_needle.sew_link,
    do.Stabilize: symmetrical_stabilizer.stabilize,
    do.Bet: tangle_of_fates.bet,
    do.NextVictim: next_victim,
    trade.OfferExchange: exchange.offer_exchange,
    trade.LetBe: exchange.let_be,
    trade.GiveEnergy: exchange.give_energy,
    trade.AskEnergy: exchange.ask_energy,
    trade.GiveFromTable: exchange.give_from_table,
    trade.GiveNamed: exchange.give_named,
    trade.GiveHidden: exchange.give_hidden,
    trade.AskFromTable: exchange.ask_from_table,
    trade.AskNamed: exchange.ask_named,
    trade.AskAny: exchange.ask_any,
    trade.Propose: exchange.propose,
    trade.DropDraft: exchange.drop_draft,
    trade.Withdraw: exchange.withdraw,
    trade.LeaveStanding: exchange.leave_standing,
    trade.Accept: exchange.accept,
    trade.Decline: exchange.decline,
    trade.Counter: exchange.counter,
    trade.HandOver: exchange.hand_over,
    trade.CloseOffers: exchange.close_offers,
    trade.OpenOffers: exchange.open_offers,
    do.ChooseEvent: choose_event,
    do.Flee: flee,
    do.SpendLast: spend_last,
    do.Refrain: refrain,
    do.EndTurn: close_turn,
}
