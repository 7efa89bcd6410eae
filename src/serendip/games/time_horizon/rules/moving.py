"""Moving a pawn in one's turn: to a neighbouring node, or through a wormhole (TH-20, TH-60)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import EnterWormhole, LeaveWormhole, Move
from serendip.games.time_horizon.components import ACCELERATOR, GENERATOR, KIND_OF, MOVE_COST, SPEEDS
from serendip.games.time_horizon.continuum import FAR, NEIGHBOURS, NODES
from serendip.games.time_horizon.offerings import ENTER_WORMHOLE, LEAVE_WORMHOLE, MOVE
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.energy import charge_storage
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import (
    MOVES,
    NO_ENERGY,
    NO_MOVES,
    NO_SUCH_NODE,
    NO_WORMHOLE,
    NOT_NEXT_DOOR,
    PASSED,
    WORMHOLE_IN,
    WORMHOLE_OUT,
)

ACTIONS: Final = (Move, EnterWormhole, LeaveWormhole)
STAGES: Final = (IN_TURN,)


def speed(state: TimeHorizon, seat: int) -> int:
    """Return how many moves a player has in a turn (TH-10, TH-52)."""
    return SPEEDS[state.items[ACCELERATOR][seat]]


def next_door(state: TimeHorizon, node: int) -> list[int]:
    """Return the neighbours of a node that the Now has not passed; V616 Mon has none."""
    if node == FAR:
        return []
    now = state.now
    return [other for other in NEIGHBOURS[node] if other >= now]


def open_wormholes(state: TimeHorizon, seat: int) -> list[int]:
    """Return the wormholes that a player can go through: that of the own node, from V616 Mon any of them.

    They are open only to who has a Collapse Generator on the table (TH-60).
    """
    here = state.pawn[seat]
    if not state.wormholes or not any(KIND_OF[artifact] == GENERATOR for artifact in state.cast_artifacts[seat]):
        return []
    if here == FAR:
        return sorted(set(state.wormholes))
    return [here] if here in state.wormholes else []


def within(state: TimeHorizon, node: int, steps: int) -> list[tuple[int, int]]:
    """Return the nodes that can be reached from another by so many moves, with how many it takes."""
    seen = {node}
    edge = [node]
    found: list[tuple[int, int]] = []
    for count in range(1, steps + 1):
        nearby: list[int] = []
        for place in edge:
            for other in NEIGHBOURS[place]:
                if other >= state.now and other not in seen:
                    seen.add(other)
                    nearby.append(other)
                    found.append((other, count))
        edge = nearby
    return found


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the neighbouring nodes that the Now has not passed, and wormholes, while moves are left and can be paid."""
    if state.moves >= SPEEDS[state.items[ACCELERATOR][seat]] or state.energy[seat] < MOVE_COST:
        return
    here = state.pawn[seat]
    if here != FAR:
        now = state.now
        for node in NEIGHBOURS[here]:
            if node >= now:
                offers.append(MOVE[node])
    if state.wormholes:
        for node in open_wormholes(state, seat):
            offers.append(ENTER_WORMHOLE if node == here else LEAVE_WORMHOLE[node])


def why_not(state: TimeHorizon, seat: int, action: Move | EnterWormhole | LeaveWormhole) -> Said | None:
    """Return why one can't go there; what is offered has nothing against it."""
    offers: list[Action] = []
    offer(state, seat, offers)
    if action in offers:
        return None
    here = state.pawn[seat]
    if isinstance(action, Move):
        if action.node not in next_door(state, here):
            return no_place(state, action.node) or Said(NOT_NEXT_DOOR, (action.node,))
    else:
        entrance = here if isinstance(action, EnterWormhole) else action.node
        if entrance not in open_wormholes(state, seat) or isinstance(action, LeaveWormhole) != (here == FAR):
            return Said(NO_WORMHOLE)
    if state.moves >= speed(state, seat):
        return Said(NO_MOVES, (speed(state, seat),))
    return Said(NO_ENERGY, (MOVE_COST, state.energy[seat]))


def no_place(state: TimeHorizon, node: int) -> Said | None:
    """Return why a node is no place to go to at all."""
    if not 0 <= node < NODES:
        return Said(NO_SUCH_NODE, (node,))
    return Said(PASSED, (node,)) if node < state.now else None


def play(state: TimeHorizon, seat: int, action: Move | EnterWormhole | LeaveWormhole) -> None:
    """Go; a wormhole closes behind who went through it (TH-60)."""
    if isinstance(action, Move):
        step(state, seat, action.node)
        state.tell(MOVES, (seat, action.node))
    elif isinstance(action, EnterWormhole):
        state.wormholes.remove(state.pawn[seat])
        step(state, seat, FAR)
        state.tell(WORMHOLE_IN, (seat,))
    else:
        state.wormholes.remove(action.node)
        step(state, seat, action.node)
        state.tell(WORMHOLE_OUT, (seat, action.node))


def step(state: TimeHorizon, seat: int, node: int) -> None:
    """Put a pawn into another node by a move of one's own turn."""
    state.pawn[seat] = node
    state.moves += 1
    state.energy[seat] -= MOVE_COST
    charge_storage(state, seat)
