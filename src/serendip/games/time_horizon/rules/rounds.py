"""Time: rounds, turns and when the game is over (TH-5, TH-6, TH-7, TH-31)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import EndTurn
from serendip.games.time_horizon.cards.hole_in_the_box import tighten
from serendip.games.time_horizon.components import ACTIVITY, ROUNDS
from serendip.games.time_horizon.offerings import END_TURN
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.drawing import replenish
from serendip.games.time_horizon.rules.ending import finish
from serendip.games.time_horizon.rules.plans import clear_plan
from serendip.games.time_horizon.rules.realisation import announce, phase_ends, sweep
from serendip.games.time_horizon.state import ANNIHILATING, NONE, SHORTAGE, TURN, TimeHorizon
from serendip.games.time_horizon.words import (
    ROUND,
)

ACTIONS: Final = (EndTurn,)
STAGES: Final = (IN_TURN,)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to end the turn."""
    offers.append(END_TURN)


def why_not(state: TimeHorizon, seat: int, action: EndTurn) -> Said | None:
    """Have nothing against it: a turn can always be ended."""
    return None


def play(state: TimeHorizon, seat: int, action: EndTurn) -> None:
    """End the turn: the Hole tightens (TH-61), then the player takes new events and the next one begins (TH-31)."""
    tighten(state, seat)
    if state.stage != ANNIHILATING:
        finish_turn(state, seat)


def begin_round(state: TimeHorizon, first: int = NONE) -> None:
    """Find who starts: the living player with least energy, of several who moved earlier (TH-7)."""
    living = [seat for seat in range(state.seats) if state.alive[seat]]
    state.round += 1
    state.turn = 0
    if living:
        start = first
        if start == NONE:
            least = min([state.energy[seat] for seat in living])
            poorest = [seat for seat in living if state.energy[seat] == least]
            start = min(poorest, key=state.order.index) if len(poorest) > 1 else poorest[0]
        state.order = tuple(sorted(living, key=lambda seat: (seat - start) % state.seats))
        state.tell(ROUND, (state.round, state.order))
    else:
        state.order = ()


def clear_turn(state: TimeHorizon) -> None:
    """Forget what was done in a turn."""
    state.moves = 0
    state.bought = False
    state.attacked = False
    state.discharged = False
    state.switched = False
    state.amplified = 0
    state.groups = 0
    state.energy_artifact = NONE
    state.borrowed = 0
    state.rebuffed = 0
    state.vain = 0
    clear_plan(state)


def begin_turn(state: TimeHorizon, seat: int) -> None:
    """Give a player what a turn has."""
    state.stage = TURN
    state.at_turn = seat
    state.activity = ACTIVITY
    clear_turn(state)
    state.fuss[seat] = 0
    state.let_be &= ~(1 << seat)
    for other in range(state.seats):
        state.drafts[other] = None


def finish_turn(state: TimeHorizon, seat: int) -> None:
    """Let the player draw; unless cards are short the next turn begins at once."""
    state.stage = TURN
    replenish(state, seat)
    if state.stage != SHORTAGE:
        next_turn(state)


def next_turn(state: TimeHorizon) -> None:
    """Go on to the next living player, or to the end of the round."""
    while True:
        state.turn += 1
        if state.turn >= len(state.order):
            end_round(state)
            return
        if state.alive[state.order[state.turn]]:
            begin_turn(state, state.order[state.turn])
            return


def end_round(state: TimeHorizon) -> None:
    """After the last turn the Now may pass; then the next round begins."""
    state.at_turn = NONE
    if phase_ends(state):
        announce(state)
        if not sweep(state):
            return
    after_round(state)


def go_on_sweeping(state: TimeHorizon) -> None:
    """A pawn has fled: let the next one flee, or the Now pass on."""
    state.fleeing.pop(0)
    if not state.fleeing and sweep(state):
        after_round(state)


def after_round(state: TimeHorizon) -> None:
    """Begin another round, or end the game after the last of the twenty (TH-5)."""
    while True:
        if state.round == ROUNDS:
            finish(state)
            return
        begin_round(state)
        if state.order:
            state.turn = -1
            next_turn(state)
            return
        # Nobody is left: only the Now goes on.
        if phase_ends(state):
            announce(state)
            sweep(state)
