"""What time it is. Dates and deadlines ask for `now`, games in real time for `steady`; neither ever jumps."""

import time
from collections.abc import Callable
from functools import partial

PASSED: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
)
"""How many seconds have passed since some moment, those in which the machine slept included where it tells."""


class Clock:
    """The clocks of one server.

    `now` is the wall clock as it was when the server started, and goes on steadily from there: whatever is done to the
    wall clock meanwhile moves no deadline and deletes nothing. After the next start the wall clock is believed again.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        passed: Callable[[], float] = PASSED,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._passed = passed
        self._began = wall() - passed()
        self.steady = steady
        """Seconds since some moment. It stands while the machine sleeps."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._began + self._passed()

    def off(self) -> float:
        """Return how far the wall clock has jumped since the server started, in seconds."""
        return self._wall() - self.now()
