"""Carrying out an action: asking before the last energy is spent, the section that governs it, and what follows."""

from serendip.core.action import Action
from serendip.games.time_horizon.rules import RULES
from serendip.games.time_horizon.rules.asking import ask
from serendip.games.time_horizon.rules.energy import leave
from serendip.games.time_horizon.rules.last_energy import must_confirm, released
from serendip.games.time_horizon.rules.rounds import next_turn
from serendip.games.time_horizon.state import TURN, TimeHorizon


def carry_out(state: TimeHorizon, seat: int, action: Action) -> None:
    """Carry out a legal action."""
    if must_confirm(state, seat, action):
        state.held[seat] = action
        return
    if state.held[seat] is not None:
        action = released(state, seat, action)
    RULES.carry_out(state, seat, action)
    if state.stage == TURN and state.at_turn >= 0:
        settle(state)
    ask(state)


def settle(state: TimeHorizon) -> None:
    """Whoever has spent the last energy is out; if it was the player at turn, the turn is over (TH-25).

    A draft ends when the two part, or when it is the turn of neither (TH-29).
    """
    seat = state.at_turn
    if state.alive[seat] and state.energy[seat] == 0:
        leave(state, seat)
    if not state.alive[seat]:
        next_turn(state)
    if not any(state.drafts):
        return
    for other in range(state.seats):
        draft = state.drafts[other]
        if draft is not None and (
            state.pawn[other] != state.pawn[draft.receiver] or seat not in (draft.proposer, draft.receiver)
        ):
            state.drafts[other] = None
