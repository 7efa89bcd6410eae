"""A clock that tests turn: time passes when they say so, and the wall clock jumps without any time passing."""

import time
from collections.abc import Callable

from serendip.server.clock import Clock


class TurnedClock(Clock):
    """Goes on by itself, too, unless it is `still`."""

    def __init__(self, wall: float | None = None, still: bool = False) -> None:
        self.ahead = 0.0
        self.jumped = 0.0
        goes: Callable[[], float] = (lambda: 0.0) if still else time.monotonic
        first = (time.time() if wall is None else wall) - goes()
        super().__init__(
            lambda: first + goes() + self.ahead + self.jumped, lambda: goes() + self.ahead, lambda: goes() + self.ahead
        )

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.ahead += seconds

    def jump(self, seconds: float) -> None:
        """Turn the wall clock."""
        self.jumped += seconds
