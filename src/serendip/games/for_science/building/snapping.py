"""How a released block closes the last hair's breadth: to faces that are parallel to its own and almost touch.

What is nearer than "clear" and farther than "touching" can't be judged; a hand on a screen can't feel it.
"""

from math import cos, radians
from typing import NamedTuple

from serendip.games.for_science.building.blocks import Solid
from serendip.games.for_science.building.geometry import Part


class Closing(NamedTuple):
    """A way to go until two parallel faces meet."""

    gap: float
    x: float
    y: float


def closing(a: Solid, b: Solid, within: float, degrees: float) -> Closing | None:
    """Return the shift of `a` that closes the smallest gap between two parallel faces, if there is one."""
    if a.left - b.right > within or b.left - a.right > within or a.bottom - b.top > within or b.bottom - a.top > within:
        return None
    best: Closing | None = None
    for p in a.parts:
        for q in b.parts:
            found = _faces(p, q, within, -cos(radians(degrees)))
            if found is not None and (best is None or found.gap < best.gap):
                best = found
    return best


def onto_table(a: Solid, within: float, degrees: float) -> Closing | None:
    """Return the shift that puts a face of a block down on the table, if it is almost there and nearly level."""
    if not 0.0 < a.bottom <= within:
        return None
    level = -cos(radians(degrees))
    for part in a.parts:
        for _, ny, offset in part.edges:
            if ny <= level and -offset - a.bottom < 1e-9:
                return Closing(a.bottom, 0.0, -a.bottom)
    return None


def _faces(p: Part, q: Part, within: float, opposite: float) -> Closing | None:
    """Return how far one polygon is from an opposite face of another that lies beside one of its own."""
    for nx, ny, offset in q.edges:
        away = min([nx * x + ny * y for x, y in p.corners] or [offset - 1.0]) - offset
        if not 0.0 < away <= within:
            continue
        for mx, my, _ in p.edges:
            if mx * nx + my * ny <= opposite and _beside(p, q, -ny, nx):
                return Closing(away, -nx * away, -ny * away)
    return None


def _beside(p: Part, q: Part, tx: float, ty: float) -> bool:
    """Say whether two polygons overlap when seen along a direction across the one between them."""
    one = [tx * x + ty * y for x, y in p.corners]
    other = [tx * x + ty * y for x, y in q.corners]
    return min(one) < max(other) and min(other) < max(one)
