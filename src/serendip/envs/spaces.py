"""The spaces of a game's environments: what is seen with its bounds, and the numbers of the actions."""

from typing import Any

import numpy as np
from gymnasium import spaces

from serendip.core.encoding import Encoding
from serendip.core.layout import Slices


def seen(layout: Slices) -> spaces.Box:
    """Return the space of the rows of a layout."""
    low = np.zeros(layout.size, np.float32)
    high = np.zeros(layout.size, np.float32)
    for part in layout.slices:
        low[part.start : part.stop] = part.least
        high[part.start : part.stop] = part.most
    return spaces.Box(low, high, dtype=np.float32)


def shown(encoding: Encoding, masked: bool, memory: int, more: int = 0) -> spaces.Space[Any]:
    """Return the space of what an agent is shown: a row, and if it is wanted its mask and what it heard.

    A mask may have `more` numbers than those of the actions.
    """
    row = seen(encoding.seen())
    if not masked and not memory:
        return row
    parts: dict[str, spaces.Space[Any]] = {"observation": row}
    if masked:
        parts["action_mask"] = spaces.Box(0, 1, (encoding.size + more,), np.int8)
    if memory:
        parts["heard"] = spaces.Box(-np.inf, np.inf, (memory, 2), np.float32)
    return spaces.Dict(parts)
