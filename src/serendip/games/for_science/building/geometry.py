"""Exact plane geometry of what blocks are made of: convex polygons and discs, and the gap between two of them.

A gap is a distance while two shapes are apart and, below zero, how deep they overlap: the shortest way apart.
"""

from math import cos, hypot, sin, sqrt
from typing import Final

Point = tuple[float, float]
Edge = tuple[float, float, float]
"""The outward normal of an edge and its offset: the points of the edge are those with normal · point = offset."""

APART: Final = 1e9
"""The gap to something that is not there."""


class Part:
    """A convex polygon, its corners anticlockwise, or a disc: then it has a radius and no corners."""

    def __init__(self, corners: list[Point], edges: list[Edge], x: float = 0.0, y: float = 0.0, radius: float = 0.0):
        self.corners = corners
        self.edges = edges
        self.x = x
        self.y = y
        self.radius = radius
        if radius > 0.0:
            self.left = x - radius
            self.right = x + radius
            self.bottom = y - radius
            self.top = y + radius
        else:
            xs = [px for px, _ in corners]
            ys = [py for _, py in corners]
            self.left = min(xs)
            self.right = max(xs)
            self.bottom = min(ys)
            self.top = max(ys)
        self.level = len(corners) == 4 and all(abs(nx * ny) < 1e-12 for nx, ny, _ in edges)
        """Whether it is a rectangle that stands straight: its own box."""

    def moved(self, x: float, y: float, angle: float) -> "Part":
        """Return the part turned about the origin by an angle and then shifted."""
        c = cos(angle)
        s = sin(angle)
        if self.radius > 0.0:
            return Part([], [], x + c * self.x - s * self.y, y + s * self.x + c * self.y, self.radius)
        return Part(
            [(x + c * px - s * py, y + s * px + c * py) for px, py in self.corners],
            [
                (c * nx - s * ny, s * nx + c * ny, offset + (c * nx - s * ny) * x + (s * nx + c * ny) * y)
                for nx, ny, offset in self.edges
            ],
        )

    def shifted(self, x: float, y: float) -> "Part":
        """Return the part in another place, as it stands."""
        if self.radius > 0.0:
            return Part([], [], self.x + x, self.y + y, self.radius)
        return Part(
            [(px + x, py + y) for px, py in self.corners],
            [(nx, ny, offset + nx * x + ny * y) for nx, ny, offset in self.edges],
        )

    def area(self) -> float:
        """Return the area of a polygon."""
        doubled = 0.0
        for i, (x, y) in enumerate(self.corners):
            before_x, before_y = self.corners[i - 1]
            doubled += before_x * y - x * before_y
        return doubled / 2


def polygon(corners: list[Point]) -> Part:
    """Return a convex polygon of these corners, anticlockwise."""
    edges: list[Edge] = []
    for i, (ax, ay) in enumerate(corners):
        bx, by = corners[i + 1 - len(corners)]
        length = hypot(bx - ax, by - ay)
        nx = (by - ay) / length
        ny = (ax - bx) / length
        edges.append((nx, ny, nx * ax + ny * ay))
    return Part(corners, edges)


def disc(diameter: float) -> Part:
    """Return a disc about the origin."""
    return Part([], [], 0.0, 0.0, diameter / 2)


def gap(a: Part, b: Part, beyond: float = APART) -> float:
    """Return the gap between two parts; when it is more than `beyond`, any number above `beyond` will do."""
    if a.radius > 0.0:
        if b.radius > 0.0:
            return hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius
        return _from_point(a.x, a.y, b) - a.radius
    if b.radius > 0.0:
        return _from_point(b.x, b.y, a) - b.radius
    if a.level and b.level:
        aside = max(a.left - b.right, b.left - a.right)
        above = max(a.bottom - b.top, b.bottom - a.top)
        return hypot(aside, above) if aside > 0.0 and above > 0.0 else max(aside, above)
    widest = -APART
    best = a.edges[0]
    for edge in a.edges:
        nx, ny, offset = edge
        keeps_off = min([nx * x + ny * y for x, y in b.corners]) - offset
        if keeps_off > widest:
            if keeps_off > beyond:
                return keeps_off
            widest = keeps_off
            best = edge
    for nx, ny, offset in b.edges:
        keeps_off = min([nx * x + ny * y for x, y in a.corners]) - offset
        if keeps_off > widest:
            if keeps_off > beyond:
                return keeps_off
            widest = keeps_off
            best = (-nx, -ny, -offset)
    return widest if widest <= 0.0 else _distance(a, b, best, beyond)


def _distance(a: Part, b: Part, between: Edge, beyond: float) -> float:
    """Return the distance of two polygons that lie on either side of a line.

    Whatever is nearest lies no farther from the line than the distance itself: other corners are not looked at.
    """
    nx, ny, offset = between
    least = APART
    for x, y in b.corners:
        if nx * x + ny * y - offset <= beyond:
            least = min(least, _to_outline(x, y, a))
    for x, y in a.corners:
        if offset - nx * x - ny * y <= beyond:
            least = min(least, _to_outline(x, y, b))
    return sqrt(least) if least < APART else APART


def _to_outline(x: float, y: float, part: Part) -> float:
    """Return the square of the distance from a point outside a polygon to its outline."""
    least = APART
    corners = part.corners
    for i, (nx, ny, offset) in enumerate(part.edges):
        if nx * x + ny * y < offset:
            continue
        ax, ay = corners[i]
        bx, by = corners[i + 1 - len(corners)]
        dx = bx - ax
        dy = by - ay
        along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
        if along < 0.0:
            along = 0.0
        elif along > 1.0:
            along = 1.0
        dx = ax + along * dx - x
        dy = ay + along * dy - y
        least = min(least, dx * dx + dy * dy)
    return least


def _from_point(x: float, y: float, part: Part) -> float:
    """Return the distance from a point to a polygon; inside it, less than zero."""
    widest = max([nx * x + ny * y - offset for nx, ny, offset in part.edges])
    return widest if widest <= 0.0 else sqrt(_to_outline(x, y, part))
