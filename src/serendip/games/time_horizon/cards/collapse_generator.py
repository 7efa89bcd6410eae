"""Collapse Generator: jumps to any unrealised node or to V616 Mon, leaving a wormhole (TH-60)."""

from typing import Final, TypeAlias

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Jump, JumpFar, OpenCollapse
from serendip.games.time_horizon.cards.using import ready, use, why_not_ready
from serendip.games.time_horizon.components import GENERATOR, JUMP_COST
from serendip.games.time_horizon.continuum import FAR, NODES
from serendip.games.time_horizon.offerings import JUMP, JUMP_FAR, OPEN_COLLAPSE
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.energy import charge_storage
from serendip.games.time_horizon.rules.moving import no_place, speed
from serendip.games.time_horizon.rules.plans import clear_plan
from serendip.games.time_horizon.state import JUMPING, TimeHorizon
from serendip.games.time_horizon.words import (
    FINISH_FIRST,
    JUMPS,
    JUMPS_FAR,
    NO_ENERGY,
    NO_MOVES,
    NOT_BEGUN,
    THERE_ALREADY,
)

_Collapse: TypeAlias = OpenCollapse | Jump | JumpFar

ACTIONS: Final = (OpenCollapse, Jump, JumpFar)
STAGES: Final = (IN_TURN, JUMPING)


def may_collapse(state: TimeHorizon, seat: int) -> bool:
    """Say whether the Generator can be used: it is a move, so that speed allows it or not."""
    return ready(state, seat, GENERATOR) >= 0 and state.moves < speed(state, seat) and state.energy[seat] >= JUMP_COST


def targets(state: TimeHorizon, seat: int) -> list[int]:
    """Return every place to jump to: what the Now has not passed, then V616 Mon, but not where one is."""
    here = state.pawn[seat]
    return [place for place in range(state.now, NODES + 1) if place != here]


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer a collapse; once it is begun, where to."""
    if state.plan == JUMPING:
        for place in targets(state, seat):
            offers.append(JUMP_FAR if place == FAR else JUMP[place])
    elif state.cast_artifacts[seat] and may_collapse(state, seat):
        offers.append(OPEN_COLLAPSE)


def why_not(state: TimeHorizon, seat: int, action: _Collapse) -> Said | None:
    """Return why the Generator can't be used, or not to go there."""
    if isinstance(action, OpenCollapse):
        if state.plan == JUMPING:
            return Said(FINISH_FIRST)
        if may_collapse(state, seat):
            return None
        unready = why_not_ready(state, seat, GENERATOR)
        if unready is not None:
            return unready
        if state.moves >= speed(state, seat):
            return Said(NO_MOVES, (speed(state, seat),))
        return Said(NO_ENERGY, (JUMP_COST, state.energy[seat]))
    if state.plan != JUMPING:
        return Said(NOT_BEGUN)
    place = FAR if isinstance(action, JumpFar) else action.node
    if place in targets(state, seat) and isinstance(action, JumpFar) == (place == FAR):
        return None
    if place == state.pawn[seat]:
        return Said(THERE_ALREADY)
    return no_place(state, place)


def play(state: TimeHorizon, seat: int, action: _Collapse) -> None:
    """Begin a collapse, of which nothing is used before the target is chosen; or jump. A wormhole stays behind."""
    if isinstance(action, OpenCollapse):
        state.plan = JUMPING
        return
    here = state.pawn[seat]
    use(state, ready(state, seat, GENERATOR), GENERATOR)
    state.energy[seat] -= JUMP_COST
    state.moves += 1
    state.pawn[seat] = FAR if isinstance(action, JumpFar) else action.node
    charge_storage(state, seat)
    clear_plan(state)
    if isinstance(action, JumpFar):
        state.wormholes.append(here)
        state.tell(JUMPS_FAR, (seat, here))
    else:
        state.tell(JUMPS, (seat, action.node))
