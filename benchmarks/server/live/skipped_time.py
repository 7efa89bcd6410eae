"""A loop that does not wait: when nothing is under way but time, time goes on to the next moment somebody waits for.

While somebody is at work, here or elsewhere (a process that thinks, a thread that writes), time passes by the
machine's clock times the `slowness`: with 1 a thought takes as long as it takes, with 0 no time at all.
"""

import asyncio
import selectors
import time
from collections.abc import Callable


class SkippingSelector(selectors.DefaultSelector):
    """Waits only for what is under way elsewhere."""

    def __init__(self, slowness: float) -> None:
        super().__init__()
        self.slowness = slowness
        self.ahead = 0.0
        """How many seconds were skipped."""
        self.under_way: Callable[[], bool] = lambda: True

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what has come; skip the time until something is due if nothing can come."""
        found = super().select(0)
        if found or timeout == 0:
            return found
        if timeout is None or self.under_way():
            waits = None if timeout is None or not self.slowness else timeout / self.slowness
            return super().select(waits)
        self.ahead += max(0.0, timeout)
        return []


class SkippingLoop(asyncio.SelectorEventLoop):
    """The loop: its time is what was skipped, and what passed by the machine's clock, times the slowness."""

    def __init__(self, slowness: float = 1.0) -> None:
        self._slowness = slowness
        self.skipping = SkippingSelector(slowness)
        super().__init__(self.skipping)

    def time(self) -> float:
        """Return the seconds since some moment."""
        return self._slowness * time.monotonic() + self.skipping.ahead
