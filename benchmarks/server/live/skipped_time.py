"""A loop that does not wait: when nothing is under way but time, time goes on to the next moment somebody waits for.

While somebody is at work, here or elsewhere (a process that thinks, a thread that writes), time passes as the
processors work, times the `slowness`: with 1 a thought takes as long as on this machine if it has nothing else to do,
with 5 as on one that is five times as slow or as busy, with 0 no time at all.
"""

import asyncio
import selectors
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import active_children

SELDOM = 8
"""While nobody else works, the system is asked for news and processor time only every so many times: that is dear."""


class Work:
    """Seconds of processor time that this process and those that it started have had, however busy the machine is."""

    def __init__(self) -> None:
        self._others: dict[int, float] = {}

    def seconds(self) -> float:
        """Return them all together; of a process that has ended, what was last seen."""
        for child in active_children():
            if child.pid is not None:
                with suppress(OSError):  # it has ended just now
                    self._others[child.pid] = time.clock_gettime(~child.pid << 3 | 2)  # its clock, as Linux names it
        return time.process_time() + sum(self._others.values())


class SkippingSelector(selectors.DefaultSelector):
    """Waits only for what is under way elsewhere."""

    def __init__(self, slowness: float) -> None:
        super().__init__()
        self.slowness = slowness
        self.ahead = 0.0
        """How many seconds were skipped."""
        self.under_way: Callable[[], bool] = lambda: True
        self.worked = 0.0
        """Seconds of processor time, as last looked at."""
        self._work = Work()
        self._times = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what has come; skip the time until something is due if nothing can come."""
        self._times += 1
        busy = self.under_way()
        if busy or timeout is None or self._times % SELDOM == 0:
            found = super().select(0)
            if not found and timeout != 0 and (busy or timeout is None):
                found = super().select(None if timeout is None or not self.slowness else timeout / self.slowness)
            self.worked = self._work.seconds()
            if found or busy:
                return found
        if timeout is None or timeout == 0:
            return []
        self.ahead += max(0.0, timeout)
        return []


class SkippingLoop(asyncio.SelectorEventLoop):
    """The loop: its time is what was skipped, and what was worked, times the slowness."""

    def __init__(self, slowness: float = 1.0) -> None:
        self._slowness = slowness
        self.skipping = SkippingSelector(slowness)
        super().__init__(self.skipping)

    def time(self) -> float:
        """Return the seconds since some moment."""
        return self._slowness * self.skipping.worked + self.skipping.ahead
