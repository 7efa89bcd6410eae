"""The spaces of a game's environments: what is seen with its bounds, and the numbers of the actions."""

import numpy as np
from gymnasium import spaces

from serendip.core.encoding import Encoding


def seen(encoding: Encoding) -> spaces.Box:
    """Return the space of the rows of a game."""
    layout = encoding.seen()
    low = np.zeros(layout.size, np.float32)
    high = np.zeros(layout.size, np.float32)
    for part in layout.slices:
        low[part.start : part.stop] = part.least
        high[part.start : part.stop] = part.most
    return spaces.Box(low, high, dtype=np.float32)


def with_mask(encoding: Encoding, more: int = 0) -> spaces.Dict:
    """Return the space of a row and its mask, which may have numbers besides those of the actions."""
    mask = spaces.Box(0, 1, (encoding.size + more,), np.int8)
    return spaces.Dict({"observation": seen(encoding), "action_mask": mask})
