"""Moving a pawn: along the board, through wormholes, away from the Now (TH-20, TH-45, TH-60)."""

from serendip.games.time_horizon.actions import Flee, LeaveWormhole, Move
from serendip.games.time_horizon.components import ACCELERATOR, GENERATOR, KIND_OF, MOVE_COST, SPEEDS
from serendip.games.time_horizon.continuum import FAR, NEIGHBOURS
from serendip.games.time_horizon.rules.energy import charge_storage
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import FLEES, MOVES, WORMHOLE_IN, WORMHOLE_OUT


def speed(state: TimeHorizon, seat: int) -> int:
    """Return how many moves a player has in a turn."""
    return SPEEDS[state.items[ACCELERATOR][seat]]


def within(state: TimeHorizon, node: int, steps: int) -> list[tuple[int, int]]:
    """Return the nodes that can be reached from another by so many moves (TH-20), with how many it takes."""
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


def step(state: TimeHorizon, seat: int, node: int) -> None:
    """Put a pawn into another node by a move of one's own turn."""
    state.pawn[seat] = node
    state.moves += 1
    state.energy[seat] -= MOVE_COST
    charge_storage(state, seat)


def move(state: TimeHorizon, seat: int, action: Move) -> None:
    """Go to a neighbouring node (TH-20)."""
    step(state, seat, action.node)
    state.tell(MOVES, (seat, action.node))


def enter_wormhole(state: TimeHorizon, seat: int, action: object) -> None:
    """Go through the wormhole of one's node; it closes (TH-60)."""
    state.wormholes.remove(state.pawn[seat])
    step(state, seat, FAR)
    state.tell(WORMHOLE_IN, (seat,))


def leave_wormhole(state: TimeHorizon, seat: int, action: LeaveWormhole) -> None:
    """Come back through a wormhole; it closes (TH-60)."""
    state.wormholes.remove(action.node)
    step(state, seat, action.node)
    state.tell(WORMHOLE_OUT, (seat, action.node))


def flee(state: TimeHorizon, seat: int, action: Flee) -> None:
    """Leave a realised node, free of charge (TH-45)."""
    state.pawn[seat] = action.node
    charge_storage(state, seat)
    state.tell(FLEES, (seat, action.node))


def has_generator(state: TimeHorizon, seat: int) -> bool:
    """Say whether a player has a Collapse Generator on the table: wormholes are open to them."""
    return any(KIND_OF[artifact] == GENERATOR for artifact in state.cast_artifacts[seat])
