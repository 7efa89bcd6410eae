"""How far a shape can go in one direction before it meets another: how blocks drop, and where a hand must stop.

Both shapes are seen along the direction of travel as two profiles over the line across it: the leading side of the one
that moves and the near side of the one ahead. Both bulge towards each other, so that they come nearest at a corner, at
the end of what they share, or where a disc is tangent to an edge.
"""

from math import sqrt
from typing import Final

from serendip.games.for_science.building.blocks import Solid
from serendip.games.for_science.building.geometry import APART, Part

GRAZE: Final = 0.001
"""Shapes that overlap by less than this, seen along the way, slide past each other."""

Lines = list[tuple[float, float]]
"""Height and slope of lines over the line across the way."""


def drop(a: Solid, b: Solid, aside: float = 0.0) -> float:
    """Return how far `a`, shifted aside, falls before it meets `b`, from above it; beside it: APART."""
    if a.left + aside >= b.right - GRAZE or b.left >= a.right + aside - GRAZE:
        return APART
    least = APART
    for p in a.parts:
        left = p.left + aside
        right = p.right + aside
        for q in b.parts:
            height = p.bottom - q.top
            if height >= least or left >= q.right - GRAZE or q.left >= right - GRAZE:
                continue
            low = max(left, q.left) + GRAZE
            high = min(right, q.right) - GRAZE
            if p.level and q.level:
                if low < high:
                    least = height
            elif low < high and _lands_on_top(p, q, aside, low, high):
                least = height
            else:
                least = min(least, _ahead(p.shifted(aside, 0.0), q, 0.0, -1.0))
    return least


def _lands_on_top(p: Part, q: Part, aside: float, low: float, high: float) -> bool:
    """Say whether what is lowest of one part comes down on what is highest of the other: then nothing is nearer."""
    p_low, p_high = _flat(p, p.bottom)
    q_low, q_high = _flat(q, q.top)
    return max(low, p_low + aside, q_low) <= min(high, p_high + aside, q_high)


def _flat(part: Part, y: float) -> tuple[float, float]:
    """Return from where to where a part reaches its lowest or highest y."""
    if part.level:
        return part.left, part.right
    if part.radius > 0.0:
        return part.x, part.x
    xs = [px for px, py in part.corners if abs(py - y) < 1e-9]
    return min(xs), max(xs)


def footing(a: Solid, b: Solid, near: float = 1e-4) -> tuple[float, float] | None:
    """Return from where to where `a` rests on `b` below it, if it does."""
    left = APART
    right = -APART
    for p in a.parts:
        for q in b.parts:
            if p.bottom - q.top <= near and p.left < q.right and q.left < p.right:
                profile: list[tuple[float, float]] = []
                _ahead(p, q, 0.0, -1.0, profile)
                for s, gap in profile:
                    if abs(gap) <= near:
                        left = min(left, s)
                        right = max(right, s)
    return None if left > right else (left, right)


def travel(a: Solid, b: Solid, ux: float, uy: float) -> float:
    """Return how far `a` can go along the unit vector before it meets `b`; less than 0 if they overlap."""
    least = APART
    for p in a.parts:
        for q in b.parts:
            ahead = _ahead(p, q, ux, uy)
            if ahead < 0.0 and _ahead(q, p, ux, uy) > ahead:
                continue  # it lies behind
            least = min(least, ahead)
    return least


def _ahead(a: Part, b: Part, ux: float, uy: float, profile: list[tuple[float, float]] | None = None) -> float:
    """Return the way from the leading side of one part to the near side of another; beside each other: APART.

    A profile collects the places across the way that were looked at, each with its way.
    """
    wx = -uy
    wy = ux
    a_low, a_high = _span(a, wx, wy)
    b_low, b_high = _span(b, wx, wy)
    low = max(a_low, b_low) + GRAZE
    high = min(a_high, b_high) - GRAZE
    if low >= high:
        return APART
    places = [low, high]
    if a.radius > 0.0 and b.radius > 0.0:
        aside = (b.x - a.x) * wx + (b.y - a.y) * wy
        along = (b.x - a.x) * ux + (b.y - a.y) * uy
        reach = a.radius + b.radius
        way = along - sqrt(max(reach * reach - aside * aside, 0.0))
        if profile is not None:
            profile.append((a.x * wx + a.y * wy + aside * a.radius / reach, way))
        return way
    lead = _lines(a, ux, uy, wx, wy, 1.0)
    near = _lines(b, ux, uy, wx, wy, -1.0)
    places += [s for s in _marks(a, b, wx, wy) + _marks(b, a, wx, wy) if low < s < high]
    least = APART
    for s in places:
        if b.radius > 0.0:
            beyond = b.x * ux + b.y * uy - _half_chord(b, s, wx, wy)
        else:
            beyond = max([height + slope * s for height, slope in near])
        if a.radius > 0.0:
            before = a.x * ux + a.y * uy + _half_chord(a, s, wx, wy)
        else:
            before = min([height + slope * s for height, slope in lead])
        least = min(least, beyond - before)
        if profile is not None:
            profile.append((s, beyond - before))
    return least


def _span(part: Part, wx: float, wy: float) -> tuple[float, float]:
    """Return from where to where a part reaches across the way."""
    if part.radius > 0.0:
        middle = part.x * wx + part.y * wy
        return middle - part.radius, middle + part.radius
    across = [wx * x + wy * y for x, y in part.corners]
    return min(across), max(across)


def _lines(part: Part, ux: float, uy: float, wx: float, wy: float, side: float) -> Lines:
    """Return the edges of a polygon that face the way (side 1) or against it (side -1), as lines across it."""
    found: Lines = []
    for nx, ny, offset in part.edges:
        facing = nx * ux + ny * uy
        if facing * side > 1e-9:
            found.append((offset / facing, -(nx * wx + ny * wy) / facing))
    return found


def _marks(part: Part, other: Part, wx: float, wy: float) -> list[float]:
    """Return where the corners of a polygon are across the way, or where a disc can touch the edges of a polygon."""
    if part.radius > 0.0:
        middle = part.x * wx + part.y * wy
        return [middle - part.radius * (nx * wx + ny * wy) for nx, ny, _ in other.edges]
    return [wx * x + wy * y for x, y in part.corners]


def _half_chord(part: Part, s: float, wx: float, wy: float) -> float:
    """Return how far a disc reaches along the way at a place across it."""
    aside = s - part.x * wx - part.y * wy
    return sqrt(max(part.radius * part.radius - aside * aside, 0.0))
