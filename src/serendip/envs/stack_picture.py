"""A picture of blocks on the table, in their colours: what `StackBlocks` renders."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from serendip.core.errors import SerendipError
from serendip.envs.picture import INK, PAPER, Pixels
from serendip.games.for_science.building.blocks import COLOURS, Pose, solid

WIDTH: Final = 480
HEIGHT: Final = 480
UNIT: Final = 30
"""Pixels of a unit."""
GROUND: Final = 440
"""How far down the table is."""


def tower(poses: Iterable[Pose]) -> Pixels:
    """Return the table and what is on it as pixels, three bytes each. Raises SerendipError without Pillow."""
    try:
        from PIL import Image, ImageDraw
    except ImportError as missing:
        raise SerendipError("pictures need Pillow: pip install 'serendip[envs]'") from missing
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw: Any = ImageDraw.Draw(image)
    draw.rectangle((0, GROUND, WIDTH, HEIGHT), fill=(60, 64, 74))
    for pose in poses:
        for part in solid(pose).parts:
            colour = COLOURS[pose.kind]
            if part.radius > 0.0:
                corners = (*_at(part.left, part.top), *_at(part.right, part.bottom))
                draw.ellipse(corners, fill=colour, outline=INK)
            else:
                draw.polygon([_at(x, y) for x, y in part.corners], fill=colour)
    return np.asarray(image)


def _at(x: float, y: float) -> tuple[float, float]:
    return WIDTH / 2 + x * UNIT, GROUND - y * UNIT
