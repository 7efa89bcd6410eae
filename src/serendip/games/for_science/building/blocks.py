"""The 36 wooden blocks: six kinds, each with two silhouettes as exact shapes, read from `blocks.toml` and checked.

A block's `Pose` says where it is: the place of its centre of mass, its angle, and the silhouette it shows. All
silhouettes are symmetric about their upright axis, so that a mirrored pose is a pose again.
"""

from math import cos, pi, sin
from typing import Any, Final, NamedTuple

from serendip.core.errors import SerendipError, brief
from serendip.core.printed import data
from serendip.games.for_science.building.geometry import APART, Part, Point, disc, gap, polygon

FRONT: Final = "front"
END: Final = "end"
SILHOUETTES: Final = (FRONT, END)
GRAIN: Final = 100_000
"""Poses are kept in whole hundred-thousandths of a unit and of a radian, so that text gives them back exactly."""


class Pose(NamedTuple):
    """Where a block is and how it is seen (FS-D1)."""

    kind: str
    silhouette: str
    x: float
    y: float
    angle: float

    def kept(self) -> "Pose":
        """Return the pose as it is stored: rounded to what text gives back exactly (FS-D2a)."""
        turned = (self.angle + pi) % (2 * pi) - pi
        return Pose(
            self.kind,
            self.silhouette,
            round(self.x * GRAIN) / GRAIN,
            round(self.y * GRAIN) / GRAIN,
            round(turned * GRAIN) / GRAIN,
        )

    def mirrored(self) -> "Pose":
        """Return the pose seen in a mirror that stands at x = 0."""
        return Pose(self.kind, self.silhouette, -self.x, self.y, -self.angle)


class Solid:
    """A block in its place: its parts and the box around them."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.left = min([part.left for part in parts])
        self.right = max([part.right for part in parts])
        self.bottom = min([part.bottom for part in parts])
        self.top = max([part.top for part in parts])

    def shifted(self, x: float, y: float) -> "Solid":
        """Return the block in another place, as it stands."""
        return Solid([part.shifted(x, y) for part in self.parts])


def solid(pose: Pose) -> Solid:
    """Return the block that stands in that pose."""
    return Solid([part.moved(pose.x, pose.y, pose.angle) for part in SHAPES[pose.kind, pose.silhouette]])


def gap_between(a: Solid, b: Solid, beyond: float = APART) -> float:
    """Return the gap between two blocks, or how deep they overlap below zero; above `beyond` any greater number."""
    if a.left - b.right > beyond or b.left - a.right > beyond or a.bottom - b.top > beyond or b.bottom - a.top > beyond:
        return APART
    least = APART
    for p in a.parts:
        for q in b.parts:
            if (
                p.left - q.right > beyond
                or q.left - p.right > beyond
                or p.bottom - q.top > beyond
                or q.bottom - p.top > beyond
            ):
                continue
            least = min(least, gap(p, q, beyond))
    return least


def _box(width: float, height: float) -> list[Point]:
    return [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]


def _arc(radius: float, segments: int) -> list[Point]:
    """Return the points of a half circle about the origin, from right to left."""
    return [(radius * cos(pi * i / segments), radius * sin(pi * i / segments)) for i in range(segments + 1)]


def _arch(width: float, height: float, opening: float, segments: int) -> list[list[Point]]:
    """Return a beam, two legs and the slices in the corners of the round opening, all anticlockwise."""
    half = width / 2
    beam: list[Point] = [(-half, opening), (half, opening), (half, height), (-half, height)]
    right: list[Point] = [(opening, 0.0), (half, 0.0), (half, opening), (opening, opening)]
    left: list[Point] = [(-half, 0.0), (-opening, 0.0), (-opening, opening), (-half, opening)]
    ring = _arc(opening, segments)
    slices: list[list[Point]] = []
    for i in range(segments):
        (x1, y1), (x2, y2) = ring[i], ring[i + 1]
        corners = [(x2, y2), (x1, y1)]
        if y1 < opening:
            corners.append((x1, opening))
        if y2 < opening:
            corners.append((x2, opening))
        slices.append(corners)
    return [beam, right, left, *slices]


def _outline(row: dict[str, Any]) -> list[list[Point]]:
    """Return the convex polygons of a silhouette that is no disc."""
    shape = row["shape"]
    if shape == "box":
        return [_box(row["width"], row["height"])]
    if shape == "triangle":
        half = row["width"] / 2
        return [[(-half, 0.0), (half, 0.0), (0.0, row["height"])]]
    if shape == "dome":
        return [_arc(row["radius"], row["segments"])]
    if shape == "arch":
        return _arch(row["width"], row["height"], row["opening"], row["segments"])
    raise SerendipError(f"blocks.toml: there is no shape {brief(shape)}")


def _shape(row: dict[str, Any]) -> list[Part]:
    """Return the parts of a silhouette about its centre of mass."""
    if row["shape"] == "disc":
        return [disc(row["diameter"])]
    area = 0.0
    weighted_x = 0.0
    weighted_y = 0.0
    outlines = _outline(row)
    for corners in outlines:
        for i in range(1, len(corners) - 1):
            (ax, ay), (bx, by), (cx, cy) = corners[0], corners[i], corners[i + 1]
            size = ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
            area += size
            weighted_x += size * (ax + bx + cx) / 3
            weighted_y += size * (ay + by + cy) / 3
    return [polygon(corners).moved(-weighted_x / area, -weighted_y / area, 0.0) for corners in outlines]


def _load() -> dict[str, Any]:
    found: dict[str, Any] = data(__package__, "blocks.toml")
    for row in found["block"]:
        if row["mass"] <= 0:
            raise SerendipError(f"blocks.toml: the mass of a {row['kind']} is more than 0")
        if set(SILHOUETTES) - set(row):
            raise SerendipError(f"blocks.toml: a {row['kind']} has a front and an end")
    return found


_BLOCKS: Final = _load()

EACH: Final[int] = _BLOCKS["each"]
"""How many blocks of each kind there are, for all builds together (FS-51)."""

KINDS: Final[list[str]] = [row["kind"] for row in _BLOCKS["block"]]
COLOURS: Final[dict[str, str]] = {row["kind"]: row["colour"] for row in _BLOCKS["block"]}
MASSES: Final[dict[str, float]] = {row["kind"]: row["mass"] for row in _BLOCKS["block"]}
SHAPES: Final[dict[tuple[str, str], list[Part]]] = {
    (row["kind"], silhouette): _shape(row[silhouette]) for row in _BLOCKS["block"] for silhouette in SILHOUETTES
}
"""The convex parts of each silhouette about its centre of mass, upright."""
