"""The triangular lattice of the vaccine: corners, cells, unit edges, turns by 60°, and the four shapes of tiles (FS-5).

A corner is (x, y): x steps to the right and y steps 60° from there. Around each corner lie six triangles, the slices
0 to 5. Every shape is a run of slices about its corner: rhombus 2, trapezoid 3, chevron 4, sector all 6. A tile that
is turned by t begins at slice t, so that six turns of 60° bring it home.

    cells (x, y, 0) and (x, y, 1): the triangles right of and opposite to the corner, which form a rhombus together
    edges (x, y, d): from the corner one step in direction 0, 1 or 2

Cells and edges are whole numbers inside, made so that shifting a tile adds one number to each of them.
"""

from typing import Final, Literal

Cell = tuple[int, int, int]
"""A triangle: the corner it is named after, and which of the two."""

Edge = tuple[int, int, int]
"""A unit edge: a corner and the direction from there, 0, 1 or 2."""

STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of a corner, 60° after 60°."""

SLICES: Final[dict[str, int]] = {"rhombus": 2, "trapezoid": 3, "chevron": 4, "sector": 6}
"""The shapes from the smallest, with how many triangles each has."""

Shape = Literal["rhombus", "trapezoid", "chevron", "sector"]
SHAPES: Final[list[Shape]] = ["rhombus", "trapezoid", "chevron", "sector"]

REACH: Final = 60
"""A tile's corner lies at most so many steps from the middle, each way: the edge of the table."""

_WIDTH: Final = 256
_MIDDLE: Final = (_WIDTH // 2) * _WIDTH + _WIDTH // 2
_SLICE_CELLS: Final = ((0, 0, 0), (-1, 0, 1), (-1, 0, 0), (-1, -1, 1), (0, -1, 0), (0, -1, 1))


def cell_key(cell: Cell) -> int:
    """Return the number of a cell."""
    return (cell[0] * _WIDTH + cell[1] + _MIDDLE) * 2 + cell[2]


def cell_at(key: int) -> Cell:
    """Return the cell of that number."""
    corner = key // 2
    return (corner // _WIDTH - _WIDTH // 2, corner % _WIDTH - _WIDTH // 2, key % 2)


def edge_key(edge: Edge) -> int:
    """Return the number of an edge."""
    return (edge[0] * _WIDTH + edge[1] + _MIDDLE) * 3 + edge[2]


def edge_at(key: int) -> Edge:
    """Return the edge of that number."""
    corner = key // 3
    return (corner // _WIDTH - _WIDTH // 2, corner % _WIDTH - _WIDTH // 2, key % 3)


def shift(x: int, y: int) -> int:
    """Return what a move of the corner adds: twice to each cell's number, three times to each edge's."""
    return x * _WIDTH + y


def corner_of(shift: int) -> tuple[int, int]:
    """Return the move that adds so much."""
    corner = shift + _MIDDLE
    return (corner // _WIDTH - _WIDTH // 2, corner % _WIDTH - _WIDTH // 2)


def turned(x: int, y: int, turns: int) -> tuple[int, int]:
    """Return a corner after so many turns by 60° about the middle."""
    for _ in range(turns % 6):
        x, y = -y, x + y
    return (x, y)


def slice_cell(x: int, y: int, number: int) -> Cell:
    """Return the triangle that is this slice of a corner."""
    across, up, half = _SLICE_CELLS[number % 6]
    return (x + across, y + up, half)


def edge_from(x: int, y: int, direction: int) -> Edge:
    """Return the edge that leaves a corner in one of the six directions."""
    direction %= 6
    if direction < 3:
        return (x, y, direction)
    across, up = STEPS[direction]
    return (x + across, y + up, direction - 3)


def cells_beside(edge: Edge) -> list[Cell]:
    """Return the two triangles that an edge divides."""
    x, y, direction = edge
    return [slice_cell(x, y, direction), slice_cell(x, y, direction + 5)]


def shape_cells(slices: int, turn: int) -> list[Cell]:
    """Return the cells of a shape whose corner is (0, 0)."""
    return [slice_cell(0, 0, turn + i) for i in range(slices)]


def shape_edges(slices: int, turn: int) -> list[Edge]:
    """Return the sides of a shape whose corner is (0, 0), in order around it.

    First the outer side of each slice; then, unless the shape is closed, the side that leads back to the corner and
    the one that leaves it.
    """
    sides: list[Edge] = []
    for i in range(slices):
        x, y = STEPS[(turn + i) % 6]
        sides.append(edge_from(x, y, turn + i + 2))
    if slices < 6:
        sides.append(edge_from(0, 0, turn + slices))
        sides.append(edge_from(0, 0, turn))
    return sides


def sides_of(slices: int) -> int:
    """Return how many unit sides a shape has."""
    return 6 if slices == 6 else slices + 2


def crosses(one: list[int], other: list[int]) -> bool:
    """Say whether two regions with these sides would have to cross inside a tile."""
    gaps = {sum([cut < side for cut in one]) % len(one) for side in other}
    return len(gaps) > 1


CELL_KEYS: Final[list[list[list[int]]]] = [
    [[cell_key(cell) for cell in shape_cells(slices, turn)] for turn in range(6)] for slices in range(7)
]
"""Numbers of the cells by slices and turn, for the corner (0, 0)."""

EDGE_KEYS: Final[list[list[list[int]]]] = [
    [[edge_key(edge) for edge in shape_edges(slices, turn)] for turn in range(6)] for slices in range(7)
]
"""Numbers of the sides by slices and turn, for the corner (0, 0)."""
