"""Collapse Generator: jumps to any unrealised node or to V616 Mon, leaving a wormhole (TH-60)."""

from serendip.core.action import Action
from serendip.games.time_horizon.actions import Jump
from serendip.games.time_horizon.artifacts.casting import ready, use
from serendip.games.time_horizon.components import GENERATOR, JUMP_COST
from serendip.games.time_horizon.continuum import FAR, NODES
from serendip.games.time_horizon.offerings import JUMP, JUMP_FAR, OPEN_COLLAPSE, PUT_BACK
from serendip.games.time_horizon.rules.energy import charge_storage
from serendip.games.time_horizon.rules.movement import speed
from serendip.games.time_horizon.rules.organising import clear_plan
from serendip.games.time_horizon.state import JUMPING, TimeHorizon
from serendip.games.time_horizon.words import JUMPS, JUMPS_FAR


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer a collapse: it is a move, so that speed allows it or not."""
    if ready(state, seat, GENERATOR) >= 0 and state.moves < speed(state, seat) and state.energy[seat] >= JUMP_COST:
        offers.append(OPEN_COLLAPSE)


def offer_targets(state: TimeHorizon, seat: int) -> list[Action]:
    """Return every place to jump to."""
    here = state.pawn[seat]
    offers: list[Action] = [JUMP[node] for node in range(state.now, NODES) if node != here]
    if here != FAR:
        offers.append(JUMP_FAR)
    offers.append(PUT_BACK)
    return offers


def open_collapse(state: TimeHorizon, seat: int, action: Action) -> None:
    """Begin a collapse; nothing is used before the target is chosen."""
    state.plan = JUMPING


def collapse(state: TimeHorizon, seat: int, node: int) -> None:
    """Pay a charge and the energy, and be there."""
    use(state, ready(state, seat, GENERATOR), GENERATOR)
    state.energy[seat] -= JUMP_COST
    state.moves += 1
    state.pawn[seat] = node
    charge_storage(state, seat)
    clear_plan(state)


def jump(state: TimeHorizon, seat: int, action: Jump) -> None:
    """Jump to a node."""
    collapse(state, seat, action.node)
    state.tell(JUMPS, (seat, action.node))


def jump_far(state: TimeHorizon, seat: int, action: Action) -> None:
    """Jump to V616 Mon; a wormhole stays behind."""
    here = state.pawn[seat]
    collapse(state, seat, FAR)
    state.wormholes.append(here)
    state.tell(JUMPS_FAR, (seat, here))
