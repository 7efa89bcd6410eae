"""The physics engine, pymunk, brought in only where a build is simulated, and the numbers of `physics.toml`.

Rules, judge and cards do without it. pymunk is known here as Any: a build of the package needs no types of it.
"""

from importlib import import_module
from typing import Any, Final

from serendip.core.errors import SerendipError
from serendip.core.printed import data
from serendip.games.for_science.building.blocks import MASSES, SHAPES
from serendip.games.for_science.building.geometry import Part

NUMBERS: Final[dict[str, Any]] = data(__package__, "physics.toml")
SCALE: Final = 100.0
"""Engine lengths in a unit."""

TICK: Final[float] = 1.0 / NUMBERS["ticks_a_second"]
"""The seconds that one step of a world takes."""


class NoPhysics(SerendipError):
    """Live builds can't be simulated here."""


def pymunk() -> Any:
    """Return the physics engine. Raises NoPhysics with a word on how to get it."""
    try:
        return import_module("pymunk")
    except ImportError as missing:
        raise NoPhysics("building needs pymunk: pip install 'serendip[building]'") from missing


def new_space(flat: bool) -> Any:
    """Return an empty space with the game's gravity and a table, or without both for a build that lies flat."""
    engine = pymunk()
    space = engine.Space()
    space.iterations = NUMBERS["iterations"]
    space.collision_slop = NUMBERS["slop"] * SCALE
    space.sleep_time_threshold = NUMBERS["sleep_after"]
    space.idle_speed_threshold = NUMBERS["sleep_speed"] * SCALE
    if flat:
        space.gravity = (0.0, 0.0)
        space.damping = NUMBERS["flat"]["damping"]
        return space
    space.gravity = (0.0, -NUMBERS["gravity"] * SCALE)
    space.damping = NUMBERS["damping"]
    half = NUMBERS["world"]["table_half_width"] * SCALE
    table = engine.Poly(space.static_body, [(-half, -SCALE), (half, -SCALE), (half, 0.0), (-half, 0.0)])
    table.friction = NUMBERS["friction"]
    space.add(table)
    return space


def new_body(kind: str) -> Any:
    """Return a body without shapes for a block; they are put on with `dress`."""
    return pymunk().Body(MASSES[kind], 1.0)


def dress(body: Any, kind: str, silhouette: str) -> list[Any]:
    """Return the shapes of a silhouette on a body, and give a body that is not held its inertia."""
    parts = SHAPES[kind, silhouette]
    if body.body_type == pymunk().Body.DYNAMIC:
        body.moment = moment(kind, silhouette)
    shapes = [_shape(body, part) for part in parts]
    for shape in shapes:
        shape.friction = NUMBERS["friction"]
        shape.elasticity = 0.0
    return shapes


def _shape(body: Any, part: Part) -> Any:
    engine = pymunk()
    if part.radius > 0.0:
        return engine.Circle(body, part.radius * SCALE, (part.x * SCALE, part.y * SCALE))
    return engine.Poly(body, [(x * SCALE, y * SCALE) for x, y in part.corners])


def moment(kind: str, silhouette: str) -> float:
    """Return how hard it is to turn a block that shows a silhouette, its mass spread evenly over it."""
    parts = SHAPES[kind, silhouette]
    mass = MASSES[kind]
    if parts[0].radius > 0.0:
        return mass * (parts[0].radius * SCALE) ** 2 / 2
    area = sum([part.area() for part in parts])
    engine = pymunk()
    return float(
        sum(
            engine.moment_for_poly(mass * part.area() / area, [(x * SCALE, y * SCALE) for x, y in part.corners])
            for part in parts
        )
    )
