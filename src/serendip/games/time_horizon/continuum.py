"""The continuum: 61 nodes in rings around a centre, their order in time and who is whose neighbour (TH-1, TH-2, TH-3).

Nodes are numbered in the order of time. `node * 6 + side` numbers the sides of all nodes; the border between two nodes
is known by the side of the later one, so that each border has one number.
"""

from typing import Final

OUTSIDE: Final = -1
RINGS: Final = 4
SIDES: Final = 6

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""Sides clockwise from the bottom, in axial coordinates of flat-top hexes (TH-1)."""


def _in_order_of_time() -> list[tuple[int, int]]:
    """Return the coordinates of every node: each ring starts at its top and goes clockwise (TH-2)."""
    found = [(0, 0)]
    for ring in range(1, RINGS + 1):
        q, r = 0, -ring
        for side in (5, 0, 1, 2, 3, 4):
            for _ in range(ring):
                found.append((q, r))
                q += DIRECTIONS[side][0]
                r += DIRECTIONS[side][1]
    return found


PLACES: Final[list[tuple[int, int]]] = _in_order_of_time()
"""Axial coordinates of each node."""

NODES: Final[int] = len(PLACES)
FAR: Final[int] = NODES
"""The number of V616 Mon, which is off the board (TH-60)."""

_NUMBER: Final[dict[tuple[int, int], int]] = {place: node for node, place in enumerate(PLACES)}


def distance(one: int, other: int) -> int:
    """Return how many steps apart two nodes are, measured straight."""
    q = PLACES[one][0] - PLACES[other][0]
    r = PLACES[one][1] - PLACES[other][1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


NEIGHBOUR: Final[list[int]] = [
    _NUMBER.get((q + right, r + down), OUTSIDE) for q, r in PLACES for right, down in DIRECTIONS
]
"""For each side of each node what lies there."""

NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    tuple(other for other in NEIGHBOUR[6 * node : 6 * node + 6] if other != OUTSIDE) for node in range(NODES)
]
RING: Final[list[int]] = [distance(node, 0) for node in range(NODES)]
FIRST_OF_RING: Final[list[int]] = [RING.index(ring) for ring in range(RINGS + 1)]
LAST_OF_RING: Final[list[int]] = [*[first - 1 for first in FIRST_OF_RING[1:]], NODES - 1]

EARLIER: Final[list[int]] = [
    sum(1 << side for side in range(SIDES) if 0 <= NEIGHBOUR[6 * node + side] < node) for node in range(NODES)
]
"""For each node a bit for each side that faces an earlier node; the others face the future (TH-3)."""

BORDER: Final[list[int]] = [
    OUTSIDE if other == OUTSIDE else 6 * max(node, other) + (number % 6 if node > other else (number + 3) % 6)
    for number, other in enumerate(NEIGHBOUR)
    for node in (number // 6,)
]
"""For each side of each node the number of its border."""

BACKWARD: Final[list[tuple[tuple[int, int], ...]]] = [
    tuple((number, NEIGHBOUR[number]) for number in range(6 * node, 6 * node + 6) if 0 <= NEIGHBOUR[number] < node)
    for node in range(NODES)
]
"""For each node its borders with earlier nodes, and those nodes."""

ONWARD: Final[list[tuple[tuple[int, int], ...]]] = [
    tuple((BORDER[number], NEIGHBOUR[number]) for number in range(6 * node, 6 * node + 6) if NEIGHBOUR[number] > node)
    for node in range(NODES)
]
"""For each node its borders with later nodes, and those nodes."""


def _turned(node: int) -> tuple[int, ...]:
    """Return the nodes of the same ring a third and two thirds of a turn away (TH-64)."""
    q, r = PLACES[node]
    s = -q - r
    return tuple(sorted({_NUMBER[(r, s)], _NUMBER[(s, q)]} - {node}))


SYMMETRICAL: Final[list[tuple[int, ...]]] = [_turned(node) for node in range(NODES)]

WITHIN_REACH: Final[list[tuple[int, ...]]] = [
    tuple(other for other in range(node + 1, NODES) if distance(node, other) <= 3) for node in range(NODES)
]
"""For each node the later nodes with at most two nodes between (TH-63)."""


def turn(sides: int, rotation: int) -> int:
    """Return a set of sides, one bit each, after turning a card clockwise by so many sixths."""
    return (sides << rotation | sides >> (SIDES - rotation)) & 63


def rotations(forward: int, backward: int, node: int) -> tuple[int, ...]:
    """Return the rotations in which links face the right way: forward ones the future, backward ones the past."""
    earlier = EARLIER[node]
    return tuple(
        rotation
        for rotation in range(SIDES)
        if turn(forward, rotation) & earlier == 0 and turn(backward, rotation) & ~earlier == 0
    )
